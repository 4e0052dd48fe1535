import {
  artworkChecked,
  bulkOrderPlaced,
  bulkOrderUpdated,
  designOf,
  orderCancelled,
  orderConfirmed,
  orderLinesCancelled,
  type PrintProfile,
  type ProductSnapshot,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { FileStore } from '../file/file.store.ts';
import type { ArtworkFile } from '../file/file.ts';
import { filesOf } from '../mock-up/files-of.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';
import { checkedEvents } from './proof.events.ts';
import type { ProofStore } from './proof.store.ts';
import { stateOfFile } from './proof.ts';

interface LinesDeps {
  proofs: ProofStore;
  files: FileStore;
  scenes: SceneStore;
  products: ReadModel<ProductSnapshot>;
  profileOf(productType: string): Promise<PrintProfile>;
}

/** Bulk orders are of shirts. */
const BULK_TYPE = 'T-Shirt';

/**
 * Begins a proof for each line of an order that came with a design or a layout and whose product type needs one; and takes it
 * away when the line is cancelled before a proof was made.
 */
export async function keepLinesOnOrders(broker: Broker, deps: LinesDeps): Promise<void> {
  const { proofs, files, scenes, products, profileOf } = deps;

  /** Gives lines the file of their design, once it was checked. */
  const settle = async (design: string): Promise<void> => {
    const file = await files.findOfDesign(design);
    if (file?.state !== 'checked') return;
    for (const { id } of await proofs.waitingForDesign(design)) {
      await proofs.change(id, (proof) => {
        if (proof.fileId || proof.versions.length > 0) return undefined;
        const changed = { ...proof, fileId: file.id, state: stateOfFile(file.findings) };
        return { proof: changed, events: checkedEvents(changed, file.findings) };
      });
    }
  };

  /** The first of the customer's own checked files in a layout. */
  const fileOf = async (id: string, userId: string | null): Promise<ArtworkFile | undefined> => {
    const [fileId] = filesOf((await scenes.find(id))?.sides ?? []).fileIds;
    const file = fileId ? await files.find(fileId) : undefined;
    return file?.state === 'checked' && file.userId === userId ? file : undefined;
  };

  await broker.subscribe({
    queue: 'artwork.keep-lines-on-order-events',
    events: [orderConfirmed, orderLinesCancelled, orderCancelled],
    async handle(event) {
      const { orderId } = event.data;
      if (isEvent(event, orderCancelled)) return proofs.drop(orderId);
      if (isEvent(event, orderLinesCancelled))
        return proofs.drop(
          orderId,
          event.data.lines.map(({ lineId }) => lineId),
        );
      const { lines, userId, customer = { name: '', email: '' }, language = 'en' } = event.data;
      const known = await products.find(lines.map(({ productId }) => productId));
      for (const [at, line] of lines.entries()) {
        const design = designOf(line.design);
        const productType = known.get(line.productId)?.type ?? '';
        if (!(design || line.scene) || !(await profileOf(productType)).needsProof) continue;
        const file = !design && line.scene ? await fileOf(line.scene, userId) : undefined;
        await proofs.add(
          {
            ...{ orderId, isBulk: false, lineId: line.lineId ?? String(at), productType, design },
            ...{ quantity: line.quantity, name: line.name ?? productType },
            details: [line.size, line.color, line.placement].filter(Boolean).join(', '),
            customer: { userId, ...customer, language },
            ...{ fileId: file?.id ?? null, state: file ? stateOfFile(file.findings) : 'to-proof' },
            since: new Date(event.occurredAt),
          },
          (proof) => (file ? checkedEvents(proof, file.findings) : []),
        );
        if (design) await settle(design);
      }
    },
  });

  await broker.subscribe({
    queue: 'artwork.keep-lines-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated],
    async handle({ data, occurredAt }) {
      const { bulkOrderId: orderId, userId, name = '', email = '', language = 'en', pieces = 1, status } = data;
      if (status === 'Cancelled') return proofs.drop(orderId);
      const design = designOf(data.design ?? '');
      if (!design || !(await profileOf(BULK_TYPE)).needsProof) return;
      await proofs.add({
        ...{ orderId, isBulk: true, lineId: 'design', productType: BULK_TYPE, design, quantity: Math.max(1, pieces) },
        ...{ name: BULK_TYPE, details: '', customer: { userId, name, email, language } },
        ...{ fileId: null, state: 'to-proof', since: new Date(occurredAt) },
      });
      await settle(design);
    },
  });

  await broker.subscribe({
    queue: 'artwork.give-lines-their-file-on-checked',
    events: [artworkChecked],
    handle: async ({ data: { design } }) => (design ? settle(design) : undefined),
  });
}
