import {
  type Bill,
  BULK_LINE,
  type Buyer,
  bulkOrderAdopted,
  bulkOrderChangeRecorded,
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  bulkOrderPlaced,
  bulkOrderProofNoted,
  bulkOrderQuoted,
  bulkOrderUpdated,
  changeRecord,
  designOf,
  type OrderedItem,
  orderNumber,
  placementsText,
  type Writer,
} from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import type { Claim, ClaimStep } from '@print-shop/orders';
import { type BulkLine, type BulkOrder, type BulkStatus, isLeft } from './bulk-order.ts';

const piecesOf = (lines: Claim['lines']): number => lines.reduce((sum, { pieces }) => sum + pieces, 0);

/** `version` counts the steps of the order, that of the event included. */
const eventOf = (order: BulkOrder, version = order.timeline.length) => {
  const { id: orderId, userId, status, totalPaise, language, name = '', phone = '', email = '', createdAt } = order;
  const item = itemOf(order);
  return {
    orderId,
    orderKind: 'bulk-order' as const,
    number: orderNumber(orderId, 'bulk-order'),
    userId,
    customer: { name, email, phone },
    ...(language ? { language } : {}),
    placedAt: createdAt.toISOString(),
    status,
    version,
    totalPaise,
    bill: billOf(order, version),
    ...(order.quotation ? { quotation: { id: order.quotation.id, number: order.quotation.number } } : {}),
    lines: item.quantity > 0 ? [item] : [],
    ...release02Fields(order, item),
  };
};

/** The shirts of one design that are printed. Where nothing of them is left, the quantity is 0. */
function itemOf({ productId, productName, lines, designImage, scene, sceneTokenHash }: BulkOrder): OrderedItem {
  return {
    lineId: BULK_LINE,
    productId,
    name: shirtOf(productName),
    quantity: lines.filter(isLeft).reduce((sum, { quantity }) => sum + quantity, 0),
    size: '',
    color: lines[0]?.color ?? '',
    placement: placementsText([...new Set(lines.flatMap((line) => line.placement))]),
    design: designOf(designImage ?? ''),
    ...(scene ? { scene } : {}),
    ...(scene && sceneTokenHash ? { sceneTokenHash } : {}),
  };
}

/** The fields that say something: release 0.2 leaves out the others. */
const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };

/** The same for services of release 0.2, which know no items. */
function release02Fields({ id: bulkOrderId, name, phone, email }: BulkOrder, item: OrderedItem) {
  const { productId, quantity: pieces, color, placement, design, scene, sceneTokenHash } = item;
  const told = { productId, name, phone, email, color, placement, design, scene, sceneTokenHash };
  return { bulkOrderId, pieces, ...withoutEmpty(told) };
}

/** The product type of what is ordered in bulk. */
export const SHIRT = 'T-Shirt';
const shirtOf = (productName: string): string => productName || 'Custom T-Shirt';
const nameOf = ({ size, color }: Pick<BulkLine, 'size' | 'color'>, shirt: string): string =>
  [shirt, size, color].join(', ');

/** The sums of the order, for its account and its invoice: as accepted where it was quoted, else at the shop's prices. */
function billOf({ lines, totalPaise, productId, productName, quotation, buyer }: BulkOrder, version: number): Bill {
  const shirt = shirtOf(productName);
  const billed = quotation?.lines
    ? quotation.lines.map((line, index) => ({ id: `quoted-${index}`, productId, ...line }))
    : lines.flatMap((line, index) => {
        const { quantity, pricePaise: paise } = line;
        const of = { id: String(index), productId, productType: SHIRT, name: nameOf(line, shirt) };
        return isLeft(line) ? [{ ...of, quantity, paise }] : [];
      });
  const sum = billed.reduce((paise, line) => paise + line.paise, 0);
  // A total that was accepted before its lines were kept is one line.
  const isWhole = sum <= totalPaise && (quotation === undefined || quotation.lines !== undefined);
  const quantity = piecesOf(lines.filter(isLeft).map((line) => ({ line: '', pieces: line.quantity })));
  const whole = [{ id: 'quoted', productId, name: shirt, quantity, paise: totalPaise }];
  return {
    version,
    totalPaise,
    lines: isWhole ? billed : whole,
    shippingPaise: isWhole ? totalPaise - sum : 0,
    ...(quotation?.advancePaise ? { advancePaise: quotation.advancePaise } : {}),
    ...(buyer ? boughtBy(buyer) : {}),
  };
}

/** The buyer on the invoice and the address of delivery. */
const boughtBy = ({ name, gstin, address, city, postalCode, state, billingAddress }: Buyer): Partial<Bill> => ({
  ...(name ? { buyerName: name } : {}),
  ...(gstin ? { gstin } : {}),
  ...(billingAddress ? { billingAddress } : {}),
  address: { address, city, postalCode, country: 'India', ...(state ? { state } : {}) },
});

/** The person who changed it, and the reason of a cancellation. Notes among staff stay among staff. */
const changeBy = (by: 'customer' | 'staff', status: BulkStatus, note: string) => ({
  by,
  ...(status === 'Cancelled' && note ? { reason: note } : {}),
});
const changed = (before: BulkOrder, status: BulkStatus) => eventOf({ ...before, status }, before.timeline.length + 1);

export const placedEvent = (order: BulkOrder) => outboxEntry(bulkOrderPlaced, eventOf(order));
export const adoptedEvent = (order: BulkOrder) => outboxEntry(bulkOrderAdopted, eventOf(order));
export const proofNotedEvent = (order: BulkOrder) => outboxEntry(bulkOrderProofNoted, eventOf(order));
/** `order` has what was accepted, and not yet its step in the timeline. */
export const quotedEvent = (order: BulkOrder) => outboxEntry(bulkOrderQuoted, changed(order, order.status));
/** The customer cancels it. */
export const cancelledEvent = (order: BulkOrder, note: string) =>
  outboxEntry(bulkOrderUpdated, { ...changed(order, 'Cancelled'), ...changeBy('customer', 'Cancelled', note) });

/** The customer cancels lines of it. `after` no longer has them and not yet the step in its timeline. */
export const linesCancelledEvent = (after: BulkOrder, cancelled: readonly BulkLine[], reason: string) =>
  outboxEntry(bulkOrderUpdated, {
    ...changed(after, after.status),
    by: 'customer',
    ...(reason ? { reason } : {}),
    cancelledLines: cancelled.map((line) => ({
      name: nameOf(line, shirtOf(after.productName)),
      quantity: line.quantity,
    })),
  });

/** Staff give it another status. */
export function statusEvents(before: BulkOrder, status: BulkStatus, note: string, by: Writer): OutboxEntry[] {
  const record = recordOf(by, before, 'updated', { status: before.status }, { status, note });
  return [outboxEntry(bulkOrderUpdated, { ...changed(before, status), ...changeBy('staff', status, note) }), record];
}

/** The events of a new claim, or of the decision of staff. A withdrawn claim has none. */
export function claimEvents(order: BulkOrder, claim: Claim, step: ClaimStep): OutboxEntry[] {
  const { id: claimId, kind, lines, state, reason = '', remedy, refundPaise } = claim;
  const told = { ...eventOf(order), claimId, kind, pieces: piecesOf(lines) };
  if (step.what === 'made') return [outboxEntry(bulkOrderClaimed, { ...told, pictures: claim.pictures })];
  if (step.what === 'withdrawn') return [];
  const decision = {
    state: state === 'accepted' ? ('accepted' as const) : ('declined' as const),
    reason,
    claimedLines: lines,
    ...(remedy ? { remedy } : {}),
    ...(refundPaise === undefined ? {} : { refundPaise }),
  };
  const after = { claim: state, remedy, refundPaise, note: reason };
  return [
    outboxEntry(bulkOrderClaimDecided, { ...told, ...decision }),
    recordOf(step.by, order, `claim-${state}`, {}, after),
  ];
}

const recordOf = (by: Writer, { id }: BulkOrder, action: string, before: object, after: object) =>
  outboxEntry(
    bulkOrderChangeRecorded,
    changeRecord(by, {
      kind: 'bulk-order',
      id,
      label: `Bulk order ${orderNumber(id, 'bulk-order')}`,
      action,
      before,
      after,
    }),
  );
