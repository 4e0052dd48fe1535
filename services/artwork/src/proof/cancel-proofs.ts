import type { CancelledOrderStore } from './cancelled-order.store.ts';
import type { ProofStore } from './proof.store.ts';
import { cancelled, type OrderedPieces, type Proof, reopened, withPieces } from './proof.ts';

interface CancelDeps {
  proofs: ProofStore;
  cancelledOrders: CancelledOrderStore;
}

/** The cancelled part of an order: some lines, or all of it as of a version. */
type Cancelled = { lineIds: readonly string[] } | { version: number };

export type CancelProofs = ReturnType<typeof createCancelProofs>;

/** Ends the proofs of orders and lines that were cancelled. Events may come in any order and twice. */
export function createCancelProofs({ proofs, cancelledOrders }: CancelDeps) {
  const close = async (id: string, at: Date, version = 0): Promise<void> => {
    await proofs.change(id, (known) => {
      if ((known.orderVersion ?? 0) > version) return undefined;
      const proof = cancelled(known, at);
      return proof && { proof: { ...proof, ...(version ? { orderVersion: version } : {}) } };
    });
    await proofs.removeUnsent(id);
  };

  return {
    /** Ends the proofs; those that nobody was sent vanish. */
    async cancel(orderId: string, at: Date, what: Cancelled): Promise<void> {
      // First, so that a proof that is begun meanwhile finds it.
      if ('lineIds' in what) await cancelledOrders.putLines(orderId, what.lineIds);
      else await cancelledOrders.putWhole(orderId, what.version);
      for (const { id, lineId } of await proofs.ofOrder(orderId)) {
        if (!('lineIds' in what)) await close(id, at, what.version);
        else if (what.lineIds.includes(lineId)) await close(id, at);
      }
    },

    /** Lets the proofs of a bulk order follow a version of it that is not cancelled; those of an older one that was go on. */
    async follow(orderId: string, at: Date, version: number, pieces: OrderedPieces): Promise<void> {
      await cancelledOrders.reopen(orderId, version);
      for (const { id } of await proofs.ofOrder(orderId))
        await proofs.change(id, (known) => {
          if ((known.orderVersion ?? 0) >= version) return undefined;
          const proof = withPieces(reopened(known, at) ?? known, pieces);
          return { proof: { ...proof, orderVersion: version } };
        });
    },

    /** Ends a proof whose order was cancelled before it was begun. Returns whether it is cancelled. */
    async closeIfCancelled({ id, orderId, lineId }: Proof, at: Date, version = 0): Promise<boolean> {
      if (!orderId || !(await cancelledOrders.has({ orderId, lineId }, version))) return false;
      await close(id, at, version);
      return true;
    },
  };
}
