import type { DecideClaimBody, MakeClaimBody, Writer } from '@print-shop/contracts';
import type { OrderAccess } from '@print-shop/service-kit';
import { changeOrder, type Orders } from '../change-order.ts';
import { type About, type Change, decideClaim, makeClaim, withdrawClaim } from './change-claims.ts';

/** A step of a claim; `by` is the member of staff who decides. */
export type ClaimStep = { at: Date } & ({ what: 'made' } | { what: 'withdrawn' } | { what: 'decided'; by: Writer });

export interface ClaimedOrders<Order> extends Orders<Order> {
  aboutOf(order: Order): Promise<About>;
  /** Stores the claims after a change; `undefined` where the order is no longer as it was read. */
  save(order: Order, change: Change, step: ClaimStep): Promise<Order | undefined>;
}

/**
 * Claims about delivered orders: customers make and withdraw them, staff decide. All may be repeated: what is so already stays. Each throws
 * not-found, what `access.check` throws, and conflict with the reason.
 */
export function createClaims<Order extends { id: string; userId: string | null }>(orders: ClaimedOrders<Order>) {
  const change = (
    id: string,
    step: ClaimStep,
    changeOf: (order: Order) => Promise<Change | undefined>,
  ): Promise<Order> =>
    changeOrder(orders, id, async (order) => {
      const changed = await changeOf(order);
      return changed ? orders.save(order, changed, step) : order;
    });
  const own = async (access: OrderAccess, order: Order): Promise<About> => {
    access.check(order);
    return orders.aboutOf(order);
  };
  return {
    make: (access: OrderAccess, id: string, body: MakeClaimBody, at: Date, key?: string) =>
      change(id, { what: 'made', at }, async (order) => makeClaim(await own(access, order), body, at, key)),
    withdraw: (access: OrderAccess, id: string, claimId: string, at: Date) =>
      change(id, { what: 'withdrawn', at }, async (order) => withdrawClaim(await own(access, order), claimId, at)),
    decide: (id: string, claimId: string, body: DecideClaimBody, by: Writer, at: Date) =>
      change(id, { what: 'decided', by, at }, async (order) =>
        decideClaim(await orders.aboutOf(order), claimId, body, at),
      ),
  };
}
