import {
  dayOf,
  lastDayDueBy,
  type OrderListQuery,
  type ProofStepKind,
  spanOfDay,
  type WorkCalendar,
} from '@print-shop/contracts';
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

const APPROVALS: readonly ProofStepKind[] = ['proof-approved', 'proof-approved-by-phone'];
const ANSWERS: readonly ProofStepKind[] = [...APPROVALS, 'proof-changes-asked'];

/**
 * True for orders with a proof that waits for its customer: it was sent, and neither it nor a later version has an answer. Versions decide,
 * as the steps may have come in any order. Proofs of cancelled items wait for nobody.
 */
const AWAITS_PROOF = {
  $anyElementTrue: {
    $map: {
      input: stepsWhere({ $eq: ['$$step.event', 'proof-sent'] }),
      as: 'sent',
      in: {
        $and: [
          { $not: { $in: ['$$sent.lineId', cancelledLines()] } },
          {
            $not: {
              $anyElementTrue: {
                $map: {
                  input: stepsWhere({ $in: ['$$step.event', ANSWERS] }),
                  as: 'answer',
                  in: {
                    $and: [
                      { $eq: ['$$answer.proofId', '$$sent.proofId'] },
                      { $gte: ['$$answer.version', '$$sent.version'] },
                    ],
                  },
                },
              },
            },
          },
        ],
      },
    },
  },
};
function stepsWhere(cond: object) {
  return { $filter: { input: { $ifNull: ['$proofSteps', []] }, as: 'step', cond } };
}
function cancelledLines() {
  const cancelled = { $filter: { input: '$lines', as: 'line', cond: { $gt: ['$$line.cancelledAt', null] } } };
  return { $map: { input: cancelled, as: 'line', in: { $toString: '$$line._id' } } };
}

/**
 * Returns the filter for orders that are due by a day. They are paid, or paid later, as cash on delivery and quoted orders are, once their
 * advance is paid. The promise counts from the order, or from the payment or the last approval of a proof, as the shop waits for these.
 */
function dueBy(day: string, calendar: WorkCalendar) {
  const { until } = spanOfDay(lastDayDueBy(day, calendar));
  return {
    placedAt: { $lt: until },
    proofSteps: { $not: { $elemMatch: { event: { $in: APPROVALS }, at: { $gte: until } } } },
    $or: [
      { paymentStatus: 'paid' as const, timeline: { $not: { $elemMatch: { event: 'paid', at: { $gte: until } } } } },
      { paymentMethod: CASH },
      { quotation: { $exists: true }, advancePaise: { $in: [null, 0] } },
      { quotation: { $exists: true }, advancePaidAt: { $lt: until } },
      // Earlier releases did not keep when the advance was paid, but work began after it.
      {
        quotation: { $exists: true },
        begunAt: { $ne: null },
        advancePaidAt: null,
        paymentStatus: { $ne: 'paid' as const },
      },
    ],
  };
}

/** Returns the conditions of a choice of `leave`. The orders are confirmed and still in the shop. */
function toLeave(leave: NonNullable<OrderListQuery['leave']>, today: string, calendar: WorkCalendar): object[] {
  const here = { status: 'confirmed', isDelivered: false, needsReview: false, dispatchedAt: null };
  if (leave === 'waiting') return [here, { begunAt: null, $expr: AWAITS_PROOF }];
  const [due, late] = [dueBy(today, calendar), dueBy(dayBefore(today), calendar)];
  const days = { due: [due], today: [due, { $nor: [late] }], late: [late] }[leave];
  // Work that has begun waits for nobody: the answer may have come outside of the shop.
  return [here, ...days, { $or: [{ begunAt: { $ne: null } }, { $expr: { $not: AWAITS_PROOF } }] }];
}

const dayBefore = (day: string): string => dayOf(new Date(spanOfDay(day).from.getTime() - 1));

export function toFilter(query: OrderListQuery, calendar: WorkCalendar, today = dayOf(new Date())) {
  const terms = searchTermsOrPhone(query.search ?? '');
  const conditions = [
    ...(query.leave ? toLeave(query.leave, today, calendar) : []),
    ...terms.map((term) => ({ words: hasWordBeginning(term) })),
  ];
  return {
    ...statesOf(query),
    ...(query.claims ? { 'claims.state': query.claims } : {}),
    ...(query.day ? { _id: idsOfDay(query.day) } : {}),
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
export function idsOfDay(day: string) {
  const { from, until } = spanOfDay(day);
  const firstId = (at: Date) => Types.ObjectId.createFromTime(at.getTime() / 1000);
  return { $gte: firstId(from), $lt: firstId(until) };
}
