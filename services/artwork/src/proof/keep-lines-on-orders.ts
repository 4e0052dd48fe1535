import {
  artworkChecked,
  BULK_LINE,
  bulkOrderPlaced,
  bulkOrderQuoted,
  bulkOrderUpdated,
  designOf,
  type Envelope,
  type OrderedItem,
  type OrderSnapshot,
  orderCancelled,
  orderConfirmed,
  orderLinesCancelled,
  orderNewsOf,
  type PrintProfile,
  type ProductSnapshot,
  type ToldOrder,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { FileStore } from '../file/file.store.ts';
import type { ArtworkFile } from '../file/file.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import { piecesOf } from './bulk-pieces.ts';
import type { CancelProofs } from './cancel-proofs.ts';
import type { LineFiles } from './line-files.ts';
import { checkedEvents } from './proof.events.ts';
import type { NewProof, ProofStore } from './proof.store.ts';
import { type Proof, withFile } from './proof.ts';
import type { ShowProduct } from './shown-on.ts';
import { bulkUnpaid, unpaidOf } from './unpaid.ts';

interface LinesDeps {
  proofs: ProofStore;
  layouts: Pick<LayoutStore, 'bind' | 'find'>;
  cancelProofs: CancelProofs;
  files: Pick<FileStore, 'find'>;
  lineFiles: LineFiles;
  shownOn: ShowProduct;
  products: ReadModel<ProductSnapshot>;
  profileOf(productType: string): Promise<PrintProfile>;
}

/** Bulk orders are of shirts. */
const BULK_TYPE = 'T-Shirt';

/** An item and its place among those of its order. */
type Placed = OrderedItem & { at: number };
type NewLine = Omit<NewProof, 'fileId' | 'state' | 'shownOn'>;
type Layout = Parameters<typeof unpaidOf>[0];

const orderLineOf = (item: Placed, productType: string, layout: Layout, product?: ProductSnapshot) => ({
  lineId: item.lineId ?? String(item.at),
  name: item.name ?? productType,
  quantity: item.quantity,
  details: [item.size, item.color, item.placement].filter(Boolean).join(', '),
  ...(product ? { unpaid: unpaidOf(layout, item, product) } : {}),
});

/** A bulk order is one line. It follows the versions of the order. */
const bulkLineOf = ({ version, bill }: OrderSnapshot, item: OrderedItem, layout: Layout) => ({
  lineId: BULK_LINE,
  name: BULK_TYPE,
  ...piecesOf(item.quantity, bill),
  unpaid: bulkUnpaid(layout, item),
  orderVersion: version,
});

/**
 * Begins a proof for each line of an order that came with a design or a layout and whose product type needs one. Gives it the file
 * that it is proofed from. Ends it when the order or the line is cancelled.
 */
export async function keepLinesOnOrders(broker: Broker, deps: LinesDeps): Promise<void> {
  const { proofs, layouts, cancelProofs, files, lineFiles, shownOn, products, profileOf } = deps;

  /** Gives a line its file, or what the checks of it have come to. */
  const judge = (id: string, file: ArtworkFile): Promise<unknown> =>
    proofs.change(id, (known) => {
      const proof = withFile(known, file);
      return proof && { proof, events: checkedEvents(proof, file) };
    });

  const settle = async (proof: Proof): Promise<void> => {
    if (proof.fileId || proof.versions.length > 0 || proof.state === 'cancelled') return;
    const file = await lineFiles.of(proof);
    if (!file) return;
    await judge(proof.id, file);
    // Its checks may have ended before the line knew that it is its file.
    const checked = await files.find(file.id);
    if (checked) await judge(proof.id, checked);
  };

  /** Begins the proof of an item, where its type needs one. `product` is that of an order's item. */
  const begin = async (order: OrderSnapshot, item: Placed, since: Date, product?: ProductSnapshot): Promise<void> => {
    const { orderId, orderKind, userId, language = 'en' } = order;
    const { name = '', email = '' } = order.customer ?? {};
    const { scene = null, color, placement, sceneTokenHash: tokenHash } = item;
    const isAboutBulkOrder = orderKind === 'bulk-order';
    const productType = isAboutBulkOrder ? BULK_TYPE : (product?.type ?? '');
    if (!(await profileOf(productType)).needsProof) return;
    if (scene) await layouts.bind(scene, { orderId, userId, tokenHash });
    const layout = scene ? await layouts.find(scene) : undefined;
    const line: NewLine = {
      orderId,
      orderKind,
      productType,
      design: designOf(item.design),
      scene,
      customer: { userId, name, email, language },
      since,
      ...(isAboutBulkOrder ? bulkLineOf(order, item, layout) : orderLineOf(item, productType, layout, product)),
    };
    const productId = isAboutBulkOrder ? null : item.productId;
    const shown = await shownOn({ ...line, color, placement, productId });
    const proof = await proofs.add({ ...line, fileId: null, state: 'to-proof', shownOn: shown });
    const isOver = await cancelProofs.closeIfCancelled(proof, since, line.orderVersion);
    if (!isOver) await settle(proof);
  };

  const handle = async (event: Envelope<ToldOrder>): Promise<void> => {
    const { fact, order } = orderNewsOf(event);
    const { orderId, orderKind, version, lines, bill } = order;
    const since = new Date(event.occurredAt);
    if (fact === 'cancelled') return cancelProofs.cancel(orderId, since, { version });
    if (orderKind === 'order' && fact === 'lines-cancelled')
      return cancelProofs.cancel(orderId, since, { lineIds: lines.flatMap(({ lineId }) => lineId ?? []) });
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (orderKind === 'bulk-order') await cancelProofs.follow(orderId, since, version, piecesOf(pieces, bill));
    const printed = lines
      .map((item, at): Placed => ({ ...item, at }))
      .filter(({ design, scene }) => designOf(design) || scene);
    const ids = orderKind === 'order' ? printed.flatMap(({ productId }) => productId ?? []) : [];
    const known = ids.length > 0 ? await products.find(ids) : undefined;
    await forEach(printed, (item) => begin(order, item, since, known?.get(item.productId ?? '')));
  };
  await broker.subscribe({
    queue: 'artwork.keep-lines-on-order-events',
    events: [orderConfirmed, orderLinesCancelled, orderCancelled],
    handle,
  });
  await broker.subscribe({
    queue: 'artwork.keep-lines-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted],
    handle,
  });

  await broker.subscribe({
    queue: 'artwork.give-lines-their-file-on-checked',
    events: [artworkChecked],
    async handle({ data: { fileId, design } }) {
      const waiting = await proofs.beforeProofOf(fileId);
      const file = waiting.length > 0 ? await files.find(fileId) : undefined;
      if (file) await forEach(waiting, ({ id }) => judge(id, file));
      await forEach(design ? await proofs.waitingForDesign(design) : [], settle);
    },
  });
}

/** Does the work of each, whatever becomes of those before it. Throws the first fault at the end. */
async function forEach<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all) await work(one).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}
