import { dayOf, lastDayDueBy, type OrderListQuery, spanOfDay } from '@print-shop/contracts';
import {
  firstLetters,
  hasWordBeginning,
  indexOf,
  type ListOrder,
  newestFirst,
  oldestFirst,
} from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { searchTerms } from './order.ts';
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

/** The end of the newest day whose orders are due by a day. */
const endOfDueBy = (day: string): Date => spanOfDay(lastDayDueBy(day)).until;

/**
 * Returns the filter for orders that have to leave the shop today or had to earlier. They are confirmed and still here, and
 * paid or to be paid later, as quoted orders and cash on delivery are.
 */
function toLeave(leave: NonNullable<OrderListQuery['leave']>, today: string) {
  const [dueToday, late] = [endOfDueBy(today), endOfDueBy(dayBefore(today))];
  const placed = { due: { $lt: dueToday }, today: { $gte: late, $lt: dueToday }, late: { $lt: late } };
  return {
    status: 'confirmed' as const,
    isDelivered: false,
    needsReview: false,
    dispatchedAt: null,
    $or: [{ paymentStatus: 'paid' as const }, { paymentMethod: CASH }, { quotation: { $exists: true } }],
    placedAt: placed[leave],
  };
}

const dayBefore = (day: string): string => dayOf(new Date(spanOfDay(day).from.getTime() - 1));

/** The filter for the orders of a list. */
export function toFilter(query: OrderListQuery, today = dayOf(new Date())) {
  const terms = searchTerms(query.search ?? '');
  return {
    ...statesOf(query),
    ...(query.leave ? toLeave(query.leave, today) : {}),
    ...(query.claims ? { 'claims.state': query.claims } : {}),
    ...(query.day ? { _id: idsOfDay(query.day) } : {}),
    ...(isJoined(query) ? firstLetters(terms) : {}),
    ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
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
  const pinned = firstLetters(searchTerms(query.search ?? '')) ?? statesOf(query);
  // A day is a range of ids. Its orders are found by it and then sorted.
  if (query.day && order.field !== '_id') return { order, narrow: indexOf(pinned, newestFirst) };
  return { order, pinned, narrow: indexOf(pinned, order) };
}

/** The ids of a day: an id begins with the second of its creation. */
export function idsOfDay(day: string) {
  const { from, until } = spanOfDay(day);
  const firstId = (at: Date) => Types.ObjectId.createFromTime(at.getTime() / 1000);
  return { $gte: firstId(from), $lt: firstId(until) };
}
