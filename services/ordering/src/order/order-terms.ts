import { type DeliveryTerms, type PAYMENT_METHODS, toRupees } from '@print-shop/contracts';
import type { Settings } from '@print-shop/shop';
import type { OrderLimits } from './order-limits.ts';

export interface OrderTerms {
  delivery: DeliveryTerms;
  methods: readonly (typeof PAYMENT_METHODS)[number][];
  /** Largest total in cash on delivery. */
  cashLimitPaise: number;
}

/** Reads the terms as they are published. An answer is a second old at most. */
export const orderTerms = (settings: Settings<'delivery' | 'payments'>) => async (): Promise<OrderTerms> => {
  const [delivery, { methods, cashLimitPaise }] = await Promise.all([
    settings.get('delivery'),
    settings.get('payments'),
  ]);
  return { delivery, methods, cashLimitPaise };
};

/** The limits of the operator, with that of the shop for cash where it is lower. */
export const withinTerms = (
  limits: OrderLimits,
  { cashLimitPaise }: Pick<OrderTerms, 'cashLimitPaise'>,
): OrderLimits => ({
  ...limits,
  cash: { ...limits.cash, maxRupees: Math.min(limits.cash.maxRupees, toRupees(cashLimitPaise)) },
});
