import { dayOf, daySpan, type OrderListQuery, type WorkCalendar } from '@print-shop/contracts';
import { type OrdersToLeave, toLeave } from '@print-shop/orders';
import {
  firstLetters,
  hasWordBeginning,
  indexOf,
  type ListOrder,
  newestFirst,
  oldestFirst,
  searchTermsOrPhone,
} from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { CASH } from './order-limits.ts';

const orders: Record<OrderListQuery['sort'], ListOrder> = {
  date: oldestFirst,
  '-date': newestFirst,
  total: { field: 'totalPaise', direction: 1 },
  '-total': { field: 'totalPaise', direction: -1 },
};

const statesOf = ({ payment, delivery, review }: Pick<OrderListQuery, 'payment' | 'delivery' | 'review'>) => ({
  ...(payment ? { paymentStatus: payment } : {}),
  ...(delivery ? { isDelivered: delivery === 'delivered' } : {}),
  ...(review ? { needsReview: true, status: { $ne: 'cancelled' as const } } : {}),
});

/**
 * Whether the query asks for states that few orders are in, as nearly all are paid and delivered in the end. The database
 * then combines their index with the index of words.
 */
const isJoined = ({ search, payment, delivery }: OrderListQuery): boolean =>
  Boolean(search) && (delivery === 'pending' || payment === 'pending' || payment === 'failed');

/** Which orders have to leave the shop. Quoted orders wait for their advance; cash on delivery is paid at the door. */
const TO_LEAVE: OrdersToLeave = {
  here: { status: 'confirmed', isDelivered: false, needsReview: false, dispatchedAt: null },
  begun: { begunAt: { $ne: null } },
  readyBefore: (moment) => ({
    placedAt: { $lt: moment },
    $or: [
      { paymentStatus: 'paid' as const, timeline: { $not: { $elemMatch: { event: 'paid', at: { $gte: moment } } } } },
      { paymentMethod: CASH },
      { quotation: { $exists: true }, advancePaise: { $in: [null, 0] } },
      { quotation: { $exists: true }, advancePaidAt: { $lt: moment } },
      // Earlier releases did not keep when the advance was paid, but work began after it.
      {
        quotation: { $exists: true },
        begunAt: { $ne: null },
        advancePaidAt: null,
        paymentStatus: { $ne: 'paid' as const },
      },
    ],
  }),
  cancelledLines: {
    $map: {
      input: { $filter: { input: '$lines', as: 'line', cond: { $gt: ['$$line.cancelledAt', null] } } },
      in: { $toString: '$$this._id' },
    },
  },
};

export function toFilter(query: OrderListQuery, calendar: WorkCalendar, today = dayOf(new Date())) {
  const terms = searchTermsOrPhone(query.search ?? '');
  const conditions = [
    ...(query.leave ? toLeave(query.leave, TO_LEAVE, calendar, today) : []),
    ...terms.map((term) => ({ words: hasWordBeginning(term) })),
  ];
  return {
    ...statesOf(query),
    ...(query.claims ? { 'claims.state': query.claims } : {}),
    ...(query.day ? { _id: dayIds(query.day) } : {}),
    ...(isJoined(query) ? firstLetters(terms) : {}),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

/** How a list is read: by search words or by states. */
export function planOf(query: OrderListQuery) {
  const order = orders[query.sort];
  // Few orders wait for review at a time, so they are found first and then sorted.
  if (query.review) return { order, narrow: indexOf({ needsReview: true }, newestFirst) };
  // Nearly all orders are delivered in the end, so the few others are found first, too.
  if (query.leave) return { order, narrow: indexOf({ isDelivered: false }, newestFirst) };
  if (query.claims) return { order, narrow: indexOf({ 'claims.state': query.claims }, newestFirst) };
  if (isJoined(query)) return { order, pinned: statesOf(query) };
  const pinned = firstLetters(searchTermsOrPhone(query.search ?? '')) ?? statesOf(query);
  // A day is a range of ids. Its orders are found by it and then sorted.
  if (query.day && order.field !== '_id') return { order, narrow: indexOf(pinned, newestFirst) };
  return { order, pinned, narrow: indexOf(pinned, order) };
}

/** The ids of a day: an id begins with the second of its creation. */
export function dayIds(day: string) {
  const { from, until } = daySpan(day);
  const firstId = (at: Date) => Types.ObjectId.createFromTime(at.getTime() / 1000);
  return { $gte: firstId(from), $lt: firstId(until) };
}
