import { type About, type Change, decideClaim, makeClaim, withdrawClaim } from '@print-shop/claims';
import type { DecideClaimBody, MakeClaimBody } from '@print-shop/contracts';
import { notFound, type OrderAccess } from '@print-shop/service-kit';
import { claimDecidedEvent, claimedEvent, recordedEvent } from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import { deliveredAtOf, type Order, paidPaise, type TimelineEntry, totalRefunded } from './order.ts';
import type { By } from './staff-actions.ts';

const aboutOf = (order: Order, days: number): About => ({
  lines: order.lines
    .filter(({ cancelledAt }) => !cancelledAt)
    .map((line) => ({ line: line.id, pieces: line.quantity, paise: paidPaise(line) })),
  claims: order.claims ?? [],
  deliveredAt: deliveredAtOf(order),
  days,
  paidPaise:
    order.paymentStatus === 'paid'
      ? Math.max(0, order.totalPaise - totalRefunded(order) - (order.creditedPaise ?? 0))
      : 0,
});

/** The order as it was read and nothing has happened to it since; every change but a credit leaves an entry in the timeline. */
const unchanged = ({ status, paymentStatus, isDelivered, timeline, creditedPaise }: Order): Transition['from'] => ({
  status,
  paymentStatus,
  isDelivered,
  creditedPaise: creditedPaise ?? { $exists: false },
  timeline: { $size: timeline.length },
});

/**
 * Claims about delivered orders: customers make and withdraw them, staff decide. All may be repeated: what is so already
 * stays. Each throws not-found, what `access.check` throws, and conflict with the reason.
 */
export function createOrderClaims(orders: OrderStore, days: number) {
  const change = async (id: string, transitionOf: (order: Order) => Transition | undefined): Promise<Order> => {
    for (;;) {
      const order = await orders.find(id);
      if (!order || order.status === 'rejected')
        throw notFound({ en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' }, 'order-not-found');
      const transition = transitionOf(order);
      if (!transition) return order;
      const moved = await orders.move(id, transition);
      if (moved) return moved; // otherwise something else has just happened to it: look again
    }
  };

  const moved = (
    order: Order,
    changed: Change | undefined,
    entry: TimelineEntry,
    more: (changed: Change) => Partial<Transition>,
  ): Transition | undefined => {
    if (!changed) return undefined;
    const { set, entries = [], events } = more(changed);
    return {
      from: unchanged(order),
      set: { claims: changed.claims, ...set },
      entries: [entry, ...entries],
      ...(events ? { events } : {}),
    };
  };

  return {
    make: (access: OrderAccess, id: string, body: MakeClaimBody, at: Date, key?: string) =>
      change(id, (order) => {
        access.check(order);
        const entry = { event: 'claimed', at, by: 'customer', note: body.text } as const;
        return moved(order, makeClaim(aboutOf(order, days), body, at, key), entry, ({ claim }) => ({
          events: [claimedEvent(order, claim)],
        }));
      }),

    withdraw: (access: OrderAccess, id: string, claimId: string, at: Date) =>
      change(id, (order) => {
        access.check(order);
        const entry = { event: 'claim-withdrawn', at, by: 'customer', note: '' } as const;
        return moved(order, withdrawClaim(aboutOf(order, days), claimId, at), entry, () => ({}));
      }),

    decide: (id: string, claimId: string, body: DecideClaimBody, { writer, at }: By) =>
      change(id, (order) => {
        const changed = decideClaim(aboutOf(order, days), claimId, body, at);
        const event = body.decision === 'decline' ? 'claim-declined' : 'claim-accepted';
        const by = writer.name ?? 'staff';
        return moved(order, changed, { event, at, by, note: body.reason }, ({ claim }) => {
          const { refundPaise = 0 } = claim;
          const events = [claimDecidedEvent(order, claim), recordedEvent(writer, order, event, {}, body.reason)];
          if (refundPaise === 0) return { events };
          const refund = { event: 'refund-due', at, by: 'shop', note: '', amountPaise: refundPaise } as const;
          return { set: { refundDuePaise: (order.refundDuePaise ?? 0) + refundPaise }, entries: [refund], events };
        });
      }),
  };
}
