import {
  dayOf,
  daySpan,
  type Leaving,
  lastDayDueBy,
  type ProofStepKind,
  type WorkCalendar,
} from '@print-shop/contracts';

/** The conditions by which a service finds its orders that have to leave the shop. */
export interface OrdersToLeave {
  /** They are wanted, and still in the shop. */
  here: object;
  /** Work on them has begun. */
  begun: object;
  /** Nothing but a proof has held them up since a moment. */
  readyBefore(moment: Date): object;
  /** An expression for the ids of the cancelled lines, as the steps of proofs name them. */
  cancelledLines: object | readonly string[];
}

const APPROVALS: readonly ProofStepKind[] = ['proof-approved', 'proof-approved-by-phone'];
const ANSWERS: readonly ProofStepKind[] = [...APPROVALS, 'proof-changes-asked'];

const stepsWhere = (cond: object) => ({ $filter: { input: { $ifNull: ['$proofSteps', []] }, as: 'step', cond } });

/**
 * An expression that is true for orders with a proof that waits for its customer: it was sent, and neither it nor a later version has an
 * answer. Versions decide, as the steps may have come in any order. Proofs of cancelled lines wait for nobody.
 */
const awaitsProof = (cancelledLines: OrdersToLeave['cancelledLines']) => ({
  $anyElementTrue: {
    $map: {
      input: stepsWhere({ $eq: ['$$step.event', 'proof-sent'] }),
      as: 'sent',
      in: {
        $and: [
          { $not: { $in: ['$$sent.lineId', cancelledLines] } },
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
});

const dayBefore = (day: string): string => dayOf(new Date(daySpan(day).from.getTime() - 1));

/**
 * Returns the conditions for the orders of a choice, by the working days of the shop. The promise counts from the moment that an order is
 * ready, or from the last approval of a proof, as the shop waits for it. `today` is a day like 2026-11-21.
 */
export function toLeave(
  leave: Leaving,
  { here, begun, readyBefore, cancelledLines }: OrdersToLeave,
  calendar: WorkCalendar,
  today = dayOf(new Date()),
): object[] {
  const waits = { $expr: awaitsProof(cancelledLines) };
  if (leave === 'waiting') return [here, { $nor: [begun] }, waits];
  const dueBy = (day: string) => {
    const { until } = daySpan(lastDayDueBy(day, calendar));
    const approvedSince = { $elemMatch: { event: { $in: APPROVALS }, at: { $gte: until } } };
    return { $and: [readyBefore(until), { proofSteps: { $not: approvedSince } }] };
  };
  const [due, late] = [dueBy(today), dueBy(dayBefore(today))];
  const days = { due: [due], today: [due, { $nor: [late] }], late: [late] }[leave];
  // Work that has begun waits for nobody: the answer may have come outside of the shop.
  return [here, ...days, { $or: [begun, { $nor: [waits] }] }];
}
