import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  designOf,
  type Envelope,
  type OrderedItem,
  orderAdopted,
  orderPlaced,
  snapshotOf,
  type ToldOrder,
  userDeleted,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { FileStore } from '../file/file.store.ts';
import { afterOrder, type GetRetention } from '../file/retention.ts';
import { filesOf } from '../layout/files-of.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import type { ProofStore } from '../proof/proof.store.ts';
import type { OrderArtworkStore, OrderLine } from './order-artwork.store.ts';

export interface KeepDeps {
  orders: OrderArtworkStore;
  files: FileStore;
  layouts: LayoutStore;
  proofs: ProofStore;
  getRetention: GetRetention;
}

/** Keeps the artwork of orders as long as they may need it, and knows which artwork each order has. */
export async function keepOnOrdered(broker: Broker, deps: KeepDeps): Promise<void> {
  const { orders, files, layouts, proofs, getRetention } = deps;

  const keep = async ({ data, occurredAt }: Envelope<ToldOrder>): Promise<void> => {
    const { orderId: id, userId, lines: all, placedAt } = snapshotOf(data);
    const printed = all.filter(({ scene, design }) => scene || designOf(design));
    if (printed.length === 0) return;
    const until = afterOrder(new Date(placedAt ?? occurredAt), await getRetention());
    const lines = all.flatMap((item, at) => (printed.includes(item) ? [artworkOf(item, at)] : []));
    // First the order: a design whose copy is not here yet asks for it.
    await orders.add({ id, userId, lines }, until);
    const designs = lines.map(({ design }) => design).filter(Boolean);
    await files.hold({ designs }, until);
    if (userId) await files.adoptDesigns(designs, userId);
    for (const { scene, sceneTokenHash: tokenHash } of printed) {
      const isTheirs = scene && (await layouts.bind(scene, { orderId: id, userId, tokenHash }));
      const kept = isTheirs ? await layouts.keep(scene, until, { isOrdered: true }) : undefined;
      if (!kept) continue;
      const held = filesOf(kept.sides);
      await files.hold(held, until);
      if (userId) await files.adoptDesigns(held.designs, userId);
    }
  };
  await broker.subscribe({ queue: 'artwork.keep-files-on-order-placed', events: [orderPlaced], handle: keep });
  await broker.subscribe({ queue: 'artwork.keep-files-on-bulk-order-placed', events: [bulkOrderPlaced], handle: keep });

  /** The account owns the guest's orders now, with their layouts and uploads. */
  const adopt = async (id: string, userId: string, at: Date): Promise<void> => {
    await orders.adopt(id, userId, afterOrder(at, await getRetention()));
    for (const { scene } of (await orders.find(id))?.lines ?? []) {
      const found = scene ? await layouts.findOf(scene, { id, userId: null }) : undefined;
      if (!found || found.owner !== null) continue;
      await layouts.adopt([found.id], userId);
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
    handle: async ({ data, occurredAt }) => {
      const { orderId, userId } = snapshotOf(data);
      if (userId) await adopt(orderId, userId, new Date(occurredAt));
    },
  });
  await broker.subscribe({
    queue: 'artwork.forget-orders-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => orders.forgetOwner(data.userId),
  });
}

const artworkOf = ({ lineId, name = '', scene, design, color }: OrderedItem, at: number): OrderLine => ({
  lineId: lineId ?? String(at),
  name,
  design: designOf(design),
  color,
  ...(scene ? { scene } : {}),
});

export const forgetOldOrders = (works: Works, orders: OrderArtworkStore): Sweep<number> =>
  works.startNightly({
    what: 'forgetting the artwork of old orders',
    fromHour: 3,
    handle: (now) => orders.removeExpired(now),
  });
