import { PAYMENT_METHODS, toPaise } from '@print-shop/contracts/client';
import { ApiError, deliveryTermsOf, useShop } from '@print-shop/web-kit';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../api/shop-query.ts';
import type { ShopTerms } from '../order-sum.ts';

/** Refusals that mean that the shop has changed its terms since the page was opened. */
const CHANGED = ['price-changed', 'payment-method-not-offered', 'too-dear-for-cash'];

/** Reads the terms again where an order was refused because of them. The customer then sees those that count. */
export async function readTermsAgain(queries: QueryClient, refusal: unknown): Promise<void> {
  if (!(refusal instanceof ApiError && CHANGED.includes(refusal.code))) return;
  await queries.fetchQuery({ ...shopQuery, staleTime: 0 }).catch(() => undefined);
}

/** The terms that ordering charges by: those of the page until they are read again. */
export function useShopTerms(): ShopTerms {
  const ofPage = useShop();
  const { data: shop = ofPage } = useQuery({ ...shopQuery, enabled: false });
  return {
    delivery: deliveryTermsOf(shop),
    methods: shop.payments?.methods ?? PAYMENT_METHODS,
    cashLimitPaise: shop.payments ? toPaise(shop.payments.cashLimit) : Number.POSITIVE_INFINITY,
  };
}
