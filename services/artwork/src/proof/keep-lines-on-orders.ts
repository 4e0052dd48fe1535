import {
  artworkChecked,
  bulkOrderPlaced,
  bulkOrderQuoted,
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
import type { SceneStore } from '../mock-up/scene.store.ts';
import { piecesOf } from './bulk-pieces.ts';
import type { CancelProofs } from './cancel-proofs.ts';
import type { LineFiles } from './line-files.ts';
import { checkedEvents } from './proof.events.ts';
import type { NewProof, ProofStore } from './proof.store.ts';
import { BULK_LINE, type Proof, withFile } from './proof.ts';
import type { ShowProduct } from './shown-on.ts';
import { unpaidOf, unpaidOfBulk } from './unpaid.ts';

interface LinesDeps {
  proofs: ProofStore;
  scenes: Pick<SceneStore, 'bind' | 'find'>;
  cancelProofs: CancelProofs;
  files: Pick<FileStore, 'find'>;
  lineFiles: LineFiles;
  shownOn: ShowProduct;
  products: ReadModel<ProductSnapshot>;
  profileOf(productType: string): Promise<PrintProfile>;
}

/** Bulk orders are of shirts. */
const BULK_TYPE = 'T-Shirt';

/**
 * Begins a proof for each line of an order that came with a design or a layout and whose product type needs one. Gives it the file
 * that it is proofed from. Ends it when the order or the line is cancelled.
 */
export async function keepLinesOnOrders(broker: Broker, deps: LinesDeps): Promise<void> {
  const { proofs, scenes, cancelProofs, files, lineFiles, shownOn, products, profileOf } = deps;

  /** Gives a line its file, or what the checks of it have come to. */
  const judge = (id: string, file: ArtworkFile): Promise<unknown> =>
    proofs.change(id, (known) => {
      const proof = withFile(known, file);
      return proof && { proof, events: checkedEvents(proof, file) };
    });

  const layoutOf = async (scene: string | null) => (scene ? scenes.find(scene) : undefined);

  const settle = async (proof: Proof): Promise<void> => {
    if (proof.fileId || proof.versions.length > 0 || proof.state === 'cancelled') return;
    const file = await lineFiles.of(proof);
    if (!file) return;
    await judge(proof.id, file);
    // Its checks may have ended before the line knew that it is its file.
    const checked = await files.find(file.id);
    if (checked) await judge(proof.id, checked);
  };

  const begin = async (
    line: Omit<NewProof, 'fileId' | 'state' | 'shownOn'>,
    product: { productId?: string; productType?: string; color?: string | undefined; placement?: string | undefined },
  ): Promise<void> => {
    const shown = await shownOn({ ...line, ...product });
    const proof = await proofs.add({ ...line, fileId: null, state: 'to-proof', shownOn: shown });
    const isOver = await cancelProofs.closeIfCancelled(proof, line.since, line.orderVersion);
    if (!isOver) await settle(proof);
  };

  await broker.subscribe({
    queue: 'artwork.keep-lines-on-order-events',
    events: [orderConfirmed, orderLinesCancelled, orderCancelled],
    async handle(event) {
      const { orderId } = event.data;
      const since = new Date(event.occurredAt);
      if (isEvent(event, orderCancelled)) return cancelProofs.cancel(orderId, since, { version: 0 });
      if (isEvent(event, orderLinesCancelled))
        return cancelProofs.cancel(orderId, since, { lineIds: event.data.lines.map(({ lineId }) => lineId) });
      const { lines, userId, customer = { name: '', email: '' }, language = 'en' } = event.data;
      const printed = lines.filter(({ design, scene }) => designOf(design) || scene);
      if (printed.length === 0) return;
      const known = await products.find(printed.map(({ productId }) => productId));
      for (const [at, line] of lines.entries()) {
        const { productId, scene = null, color, placement } = line;
        const design = designOf(line.design);
        const product = known.get(productId);
        const productType = product?.type ?? '';
        if (!(design || scene) || !(await profileOf(productType)).needsProof) continue;
        if (scene) await scenes.bind(scene, { orderId, userId });
        const begun = {
          orderId,
          isBulk: false,
          lineId: line.lineId ?? String(at),
          productType,
          design,
          scene,
          quantity: line.quantity,
          name: line.name ?? productType,
          ...(product ? { unpaid: unpaidOf(await layoutOf(scene), line, product) } : {}),
          details: [line.size, color, placement].filter(Boolean).join(', '),
          customer: { userId, ...customer, language },
          since,
        };
        await begin(begun, { productId, color, placement });
      }
    },
  });

  await broker.subscribe({
    queue: 'artwork.keep-lines-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted],
    async handle({ data, occurredAt }) {
      const { bulkOrderId: orderId, userId, name = '', email = '', language = 'en', status, bill } = data;
      const [since, orderVersion] = [new Date(occurredAt), bill?.version ?? 0];
      if (status === 'Cancelled') return cancelProofs.cancel(orderId, since, { version: orderVersion });
      const pieces = piecesOf(data.pieces ?? 1, bill);
      await cancelProofs.follow(orderId, since, orderVersion, pieces);
      const [design, scene = null] = [designOf(data.design ?? ''), data.scene];
      if (!(design || scene) || !(await profileOf(BULK_TYPE)).needsProof) return;
      if (scene) await scenes.bind(scene, { orderId, userId, tokenHash: data.sceneTokenHash });
      await begin(
        {
          orderId,
          isBulk: true,
          lineId: BULK_LINE,
          productType: BULK_TYPE,
          design,
          scene,
          ...pieces,
          name: BULK_TYPE,
          customer: { userId, name, email, language },
          since,
          orderVersion,
          unpaid: unpaidOfBulk(await layoutOf(scene), data),
        },
        { productType: BULK_TYPE, color: data.color, placement: data.placement },
      );
    },
  });

  await broker.subscribe({
    queue: 'artwork.give-lines-their-file-on-checked',
    events: [artworkChecked],
    async handle({ data: { fileId, design } }) {
      for (const proof of design ? await proofs.waitingForDesign(design) : []) await settle(proof);
      const waiting = await proofs.beforeProofOf(fileId);
      const file = waiting.length > 0 ? await files.find(fileId) : undefined;
      if (!file) return;
      for (const { id } of waiting) await judge(id, file);
    },
  });
}
