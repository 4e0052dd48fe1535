import { type About, type Change, decideClaim, makeClaim, withdrawClaim } from '@print-shop/claims';
import type { DecideClaimBody, MakeClaimBody, Writer } from '@print-shop/contracts';
import type { OrderAccess } from '@print-shop/service-kit';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { type BulkOrder, completedAtOf, isLeft } from './bulk-order.ts';
import { noSuchOrder } from './cancel-own.ts';

const aboutOf = (order: BulkOrder, days: number): About => {
  const claims = order.claims ?? [];
  const refunded = claims.reduce((sum, { refundPaise = 0 }) => sum + refundPaise, order.creditedPaise ?? 0);
  return {
    lines: order.lines.flatMap((line, index) =>
      isLeft(line) ? [{ line: String(index), pieces: line.quantity, paise: line.pricePaise }] : [],
    ),
    claims,
    days,
    deliveredAt: completedAtOf(order),
    paidPaise: Math.max(0, order.totalPaise - refunded),
  };
};

/**
 * Claims about completed bulk orders: customers make and withdraw them, staff decide. All may be repeated: what is so already
 * stays. Each throws not-found, what `access.check` throws, and conflict with the reason.
 */
export function createBulkOrderClaims(bulkOrders: BulkOrderStore, days: number) {
  const change = async (
    id: string,
    changeOf: (order: BulkOrder) => Change | undefined,
    by: { decided?: Writer; tells?: boolean },
  ): Promise<BulkOrder> => {
    for (;;) {
      const order = await bulkOrders.find(id);
      if (!order) throw noSuchOrder();
      const changed = changeOf(order);
      if (!changed) return order;
      const saved = await bulkOrders.setClaims(order, changed, by);
      if (saved) return saved; // otherwise something else has just happened to it: look again
    }
  };
  const own = (access: OrderAccess, order: BulkOrder): About => {
    access.check(order);
    return aboutOf(order, days);
  };
  return {
    make: (access: OrderAccess, id: string, body: MakeClaimBody, at: Date, key?: string) =>
      change(id, (order) => makeClaim(own(access, order), body, at, key), { tells: true }),
    withdraw: (access: OrderAccess, id: string, claimId: string, at: Date) =>
      change(id, (order) => withdrawClaim(own(access, order), claimId, at), {}),
    decide: (id: string, claimId: string, body: DecideClaimBody, decided: Writer, at: Date) =>
      change(id, (order) => decideClaim(aboutOf(order, days), claimId, body, at), { decided }),
  };
}
