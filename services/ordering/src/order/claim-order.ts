import type { About, Change, ClaimStep } from '@print-shop/orders';
import { createClaims } from '@print-shop/orders';
import type { Days } from '@print-shop/shop';
import { claimDecidedEvent, claimedEvent, recordedEvent } from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import { deliveredAtOf, type Order, paidPaise, totalRefunded } from './order.ts';

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

/** Claims about delivered orders, which are taken for the days that `getDays` reads. */
export const createOrderClaims = ({ findShown, move }: Pick<OrderStore, 'findShown' | 'move'>, getDays: Days) =>
  createClaims<Order>({
    kind: 'order',
    find: findShown,
    aboutOf: async (order) => aboutOf(order, await getDays()),
    save: (order, change, step) => move(order.id, transitionOf(order, change, step)),
  });

function transitionOf(order: Order, { claims, claim }: Change, step: ClaimStep): Transition {
  const { at } = step;
  const change = { from: unchanged(order), set: { claims } };
  if (step.what === 'made')
    return {
      ...change,
      entries: [{ event: 'claimed', at, by: 'customer', note: claim.text }],
      events: [claimedEvent(order, claim)],
    };
  if (step.what === 'withdrawn')
    return { ...change, entries: [{ event: 'claim-withdrawn', at, by: 'customer', note: '' }] };
  const { state, reason = '', refundPaise = 0 } = claim;
  const event = state === 'declined' ? 'claim-declined' : 'claim-accepted';
  const decided = {
    ...change,
    entries: [{ event, at, by: step.by.name ?? 'staff', note: reason } as const],
    events: [claimDecidedEvent(order, claim), recordedEvent(step.by, order, event, {}, reason)],
  };
  if (refundPaise === 0) return decided;
  const refund = { event: 'refund-due', at, by: 'shop', note: '', amountPaise: refundPaise } as const;
  return {
    ...decided,
    set: { claims, refundDuePaise: (order.refundDuePaise ?? 0) + refundPaise },
    entries: [...decided.entries, refund],
  };
}
