import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  designOf,
  orderAdopted,
  orderPlaced,
  userDeleted,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { FileStore } from '../file/file.store.ts';
import { afterOrder, type Retention } from '../file/retention.ts';
import { filesOf } from '../mock-up/files-of.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';
import type { ProofStore } from '../proof/proof.store.ts';
import type { OrderArtwork, OrderArtworkStore, OrderLine } from './order-artwork.store.ts';

export interface KeepDeps {
  orders: OrderArtworkStore;
  files: FileStore;
  scenes: SceneStore;
  proofs: ProofStore;
  retention: Retention;
}

/** Keeps the artwork of orders as long as they may need it, and knows which artwork each order has. */
export async function keepOnOrdered(broker: Broker, deps: KeepDeps): Promise<void> {
  const { orders, files, scenes, proofs, retention } = deps;

  const keep = async ({ id, userId, lines: all }: OrderArtwork, at: Date, tokenHash?: string): Promise<void> => {
    const lines = all.filter(({ scene, design }) => scene || design);
    if (lines.length === 0) return;
    const until = afterOrder(at, retention);
    // First the order: a design whose copy is not here yet asks for it.
    await orders.add({ id, userId, lines }, until);
    await files.hold({ designs: lines.map(({ design }) => design).filter(Boolean) }, until);
    for (const { scene } of lines) {
      const isTheirs = scene && (await scenes.bind(scene, { orderId: id, userId, tokenHash }));
      const kept = isTheirs ? await scenes.keep(scene, until, { userId, isOrdered: true }) : undefined;
      if (kept) await files.hold(filesOf(kept.sides), until);
    }
  };
  await broker.subscribe({
    queue: 'artwork.keep-files-on-order-placed',
    events: [orderPlaced],
    handle: ({ data: { orderId, userId, lines, placedAt } }) =>
      keep(
        {
          id: orderId,
          userId,
          lines: lines.map(({ lineId, name = '', scene, design, color }, at): OrderLine => {
            return { lineId: lineId ?? String(at), name, design: designOf(design), color, ...(scene ? { scene } : {}) };
          }),
        },
        new Date(placedAt),
      ),
  });
  await broker.subscribe({
    queue: 'artwork.keep-files-on-bulk-order-placed',
    events: [bulkOrderPlaced],
    handle: ({ data: { bulkOrderId: id, userId, scene, sceneTokenHash, design = '', color = '' }, occurredAt }) =>
      keep(
        {
          id,
          userId,
          lines: [{ lineId: 'design', name: '', design: designOf(design), color, ...(scene ? { scene } : {}) }],
        },
        new Date(occurredAt),
        sceneTokenHash,
      ),
  });

  /** The account owns the guest's orders now, with their layouts and uploads. */
  const adopt = async (id: string, userId: string, at: Date): Promise<void> => {
    await orders.adopt(id, userId, afterOrder(at, retention));
    for (const { scene } of (await orders.find(id))?.lines ?? []) {
      const found = scene ? await scenes.findOf(scene, { id, userId: null }) : undefined;
      if (!found || found.owner !== null) continue;
      await scenes.adopt([found.id], userId);
      await files.adopt(filesOf(found.sides).fileIds, userId);
    }
    for (const proof of await proofs.ofOrder(id))
      await proofs.change(proof.id, (known) =>
        known.customer.userId ? undefined : { proof: { ...known, customer: { ...known.customer, userId } } },
      );
  };
  await broker.subscribe({
    queue: 'artwork.adopt-on-order-adopted',
    events: [orderAdopted, bulkOrderAdopted],
    handle: async (event) => {
      const { userId } = event.data;
      const id = isEvent(event, bulkOrderAdopted) ? event.data.bulkOrderId : event.data.orderId;
      if (userId) await adopt(id, userId, new Date(event.occurredAt));
    },
  });
  await broker.subscribe({
    queue: 'artwork.forget-orders-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => orders.forgetOwner(data.userId),
  });
}

/** Forgets which artwork orders had that no longer need it. */
export const forgetOldOrders = (works: Works, orders: OrderArtworkStore): Sweep<number> =>
  works.startNightly({
    what: 'forgetting the artwork of old orders',
    fromHour: 3,
    handle: (now) => orders.removeExpired(now),
  });
