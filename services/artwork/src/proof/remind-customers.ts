import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import { remindedEvents } from './proof.events.ts';
import type { ProofStore } from './proof.store.ts';
import { isReminderDue } from './proof.ts';

const HOUR_MS = 3_600_000;

/** Reminds customers of proofs that have no answer, a day after they were sent and again after three. */
export function remindCustomers(proofs: ProofStore, logger: Logger, everyMs = HOUR_MS): Sweep {
  const run = async (now: Date) => {
    for (const { id } of await proofs.listDue(now)) {
      await proofs.change(id, (proof) => {
        if (!isReminderDue(proof, now)) return undefined; // another instance was faster, or an answer has come
        return { proof: { ...proof, reminded: proof.reminded + 1 }, events: remindedEvents(proof) };
      });
    }
  };
  return startSweep({ what: 'reminding customers of proofs', everyMs, run, logger });
}
