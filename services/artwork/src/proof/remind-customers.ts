import type { Sweep, Works } from '@print-shop/service-kit';
import { remindedEvents } from './proof.events.ts';
import type { ProofStore } from './proof.store.ts';
import { isReminderDue, type Proof } from './proof.ts';

const HOUR_MS = 3_600_000;

/** Reminds customers of proofs that have no answer, a day after they were sent and again after three. */
export const remindCustomers = (works: Works, proofs: ProofStore): Sweep<number> =>
  works.start<Proof>({
    what: 'reminding customers of proofs',
    everyMs: HOUR_MS,
    list: proofs.listDue,
    idOf: ({ id }) => id,
    handle: ({ id }, now) =>
      proofs.change(id, (proof) => {
        if (!isReminderDue(proof, now)) return undefined; // another instance was faster, or an answer has come
        return { proof: { ...proof, reminded: proof.reminded + 1, remindedAt: now }, events: remindedEvents(proof) };
      }),
  });
