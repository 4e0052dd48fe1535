import type { Account, Order } from '@print-shop/contracts';

export interface OwnRefund {
  state: 'due' | 'under-way' | 'sent';
  rupees: number;
}

/**
 * The refund of an order, and whether it was made. The order knows the amount that is due, its account the amount that was sent.
 */
export function refundOf({ refundDue }: Pick<Order, 'refundDue'>, account?: Account | null): OwnRefund | undefined {
  if (!refundDue) return undefined;
  const entries = account?.entries.filter(({ kind }) => kind === 'refund') ?? [];
  const left = refundDue - entries.reduce((sum, { amount }) => sum + amount, 0);
  if (left <= 0) return { state: 'sent', rupees: refundDue };
  const isUnderWay = account?.refunds.some(({ state }) => state !== 'failed');
  return { state: isUnderWay ? 'under-way' : 'due', rupees: left };
}
