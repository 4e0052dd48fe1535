import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { GetRetention } from '../file/retention.ts';
import type { ProofStore } from './proof.store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Takes a deleted account out of its proofs. Those of orders stay without its address: they show what was approved, and by whom.
 * Proofs without an order go.
 */
export const forgetProofsOnUserDeleted = (broker: Broker, proofs: ProofStore): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.forget-proofs-on-user-deleted',
    events: [userDeleted],
    async handle({ data: { userId } }) {
      for await (const { id, orderId } of proofs.allOf(userId)) {
        if (!orderId) await proofs.remove(id);
        else
          await proofs.change(id, (proof) => ({
            proof: { ...proof, customer: { ...proof.customer, userId: null, email: '' } },
          }));
      }
    },
  });

/** Removes proofs to which nothing has happened for as long as files of orders are kept. */
export const removeOldProofs = (works: Works, proofs: ProofStore, getRetention: GetRetention): Sweep<number> =>
  works.startNightly({
    what: 'removing old proofs',
    fromHour: 3,
    handle: async (now) => {
      const { orderDays } = await getRetention();
      return proofs.removeBefore(new Date(now.getTime() - orderDays * DAY_MS));
    },
  });
