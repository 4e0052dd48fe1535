import {
  type Bill,
  changeRecord,
  type EventData,
  orderAccepted,
  orderAdopted,
  orderBegun,
  orderCancelled,
  orderClaimDecided,
  orderClaimed,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderImported,
  orderingChangeRecorded,
  orderLinesCancelled,
  orderNumber,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderProofNoted,
  type PastOrder,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry } from '@print-shop/messaging';
import type { Claim } from '@print-shop/orders';
import { type Order, type PlacedLine, paidPaise } from './order.ts';

const isLeft = ({ cancelledAt }: PlacedLine): boolean => !cancelledAt;
const productLines = (lines: readonly PlacedLine[]) => lines.flatMap((line) => lineOf(line) ?? []);
const otherLines = (lines: readonly PlacedLine[]) =>
  lines.filter(({ productId }) => productId === null).map(({ name, quantity }) => ({ name, quantity }));

/** An order in its events, as it was read; lines that were cancelled are left out. `version` counts its steps. */
const eventOf = (order: Order, version = order.timeline.length) => {
  const { id: orderId, userId, customer, language, status, totalPaise, quotation, placedAt } = order;
  const lines = order.lines.filter(isLeft);
  const quotedLines = otherLines(lines);
  return {
    orderId,
    orderKind: 'order' as const,
    number: orderNumber(orderId),
    userId,
    customer: { name: customer.name, email: customer.email },
    ...(language ? { language } : {}),
    placedAt: placedAt.toISOString(),
    status,
    version,
    totalPaise,
    lines: productLines(lines),
    bill: billOf(order, version),
    ...(quotation ? { quotation } : {}),
    ...(quotedLines.length > 0 ? { quotedLines } : {}),
  };
};

/** The sums of the order, for its account and its invoice. */
const billOf = (order: Order, version: number): Bill => ({
  version,
  lines: order.lines.filter(isLeft).map((line) => ({
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    paise: paidPaise(line),
    name: [line.name, line.size, line.color].filter(Boolean).join(', '),
    ...(line.taxRate === undefined ? {} : { taxRate: line.taxRate }),
    ...(line.hsn ? { hsn: line.hsn } : {}),
    ...(line.productType ? { productType: line.productType } : {}),
  })),
  // Tax that was added to the delivery is in the total only.
  shippingPaise: order.totalPaise - order.lines.filter(isLeft).reduce((sum, line) => sum + paidPaise(line), 0),
  totalPaise: order.totalPaise,
  ...(order.advancePaise ? { advancePaise: order.advancePaise } : {}),
  address: placeOf(order.shippingAddress),
  ...(order.gstin ? { gstin: order.gstin } : {}),
  ...(order.buyerName ? { buyerName: order.buyerName } : {}),
  ...(order.billingAddress ? { billingAddress: order.billingAddress } : {}),
  paymentMethod: order.paymentMethod,
});

/** Where it goes, as the invoice says it; the telephone number is for the courier alone. */
const placeOf = ({ address, city, postalCode, country, state }: Order['shippingAddress']) => ({
  address,
  city,
  postalCode,
  country,
  ...(state ? { state } : {}),
});

/** A line of a product; nothing for what was quoted. */
function lineOf({
  id: lineId,
  productId,
  quantity,
  size,
  color,
  placement,
  design,
  bothSides,
  scene,
  ...line
}: PlacedLine) {
  if (productId === null) return undefined;
  const { name, pricePaise, cartLine } = line;
  const sides = { ...(bothSides ? { bothSides } : {}), ...(scene ? { scene } : {}) };
  return {
    lineId,
    productId,
    quantity,
    size,
    color,
    placement,
    design,
    ...sides,
    name,
    pricePaise,
    ...(cartLine ? { cartLine } : {}),
  };
}

/** Why and by whom something was cancelled, and what the customer paid for it. */
interface Cancellation extends Pick<EventData<typeof orderCancelled>, 'reason' | 'reasonHi' | 'by'> {
  refundPaise: number;
}
const cancellationOf = ({ reason, reasonHi, by, refundPaise }: Cancellation) => ({
  reason,
  ...(reasonHi ? { reasonHi } : {}),
  by,
  ...(refundPaise > 0 ? { refundDuePaise: refundPaise } : {}),
});

export const importedEvent = (order: Order, imported: PastOrder) =>
  outboxEntry(orderImported, { ...eventOf(order), imported });
export const placedEvent = (order: Order) => outboxEntry(orderPlaced, eventOf(order));
export const acceptedEvent = (order: Order) => outboxEntry(orderAccepted, eventOf(order));
export const confirmedEvent = (order: Order) =>
  outboxEntry(orderConfirmed, {
    ...eventOf(order),
    ...(order.unpaidUntil ? { payBy: order.unpaidUntil.toISOString() } : {}),
  });
export const cancelledEvent = (order: Order, cancellation: Cancellation) =>
  outboxEntry(orderCancelled, { ...eventOf(order), ...cancellationOf(cancellation) });
/** `order` has the lines that are cancelled now, and the total of the others, which `left` has. */
export const linesCancelledEvent = (order: Order, left: PlacedLine[], cancellation: Cancellation) => {
  const version = order.timeline.length + 1;
  return outboxEntry(orderLinesCancelled, {
    ...eventOf(order, version),
    ...cancellationOf(cancellation),
    lines: order.lines.flatMap((line) => {
      const told = lineOf(line);
      return told ? [{ ...told, lineId: line.id }] : [];
    }),
    bill: billOf({ ...order, lines: left }, version),
  });
};
export const paidEvent = (order: Order) => outboxEntry(orderPaid, eventOf(order));
export const paymentFailedEvent = (order: Order) => outboxEntry(orderPaymentFailed, eventOf(order));
export const adoptedEvent = (order: Order) => outboxEntry(orderAdopted, eventOf(order));
export const proofNotedEvent = (order: Order) => outboxEntry(orderProofNoted, eventOf(order));
export const begunEvent = (order: Order) => outboxEntry(orderBegun, eventOf(order));
export const dispatchedEvent = (order: Order) => outboxEntry(orderDispatched, eventOf(order));
const claimOf = ({ id: claimId, kind, lines }: Claim) => ({
  claimId,
  kind,
  pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
});
/** Also says until when the pictures are needed. */
export const claimedEvent = (order: Order, claim: Claim) =>
  outboxEntry(orderClaimed, { ...eventOf(order), ...claimOf(claim), pictures: claim.pictures });
export const claimDecidedEvent = (order: Order, claim: Claim) =>
  outboxEntry(orderClaimDecided, {
    ...eventOf(order),
    ...claimOf(claim),
    state: claim.state === 'accepted' ? 'accepted' : 'declined',
    reason: claim.reason ?? '',
    claimedLines: claim.lines.map(({ line, pieces }) => ({ line, pieces })),
    ...(claim.remedy ? { remedy: claim.remedy } : {}),
    ...(claim.refundPaise === undefined ? {} : { refundPaise: claim.refundPaise }),
  });
export const deliveredEvent = (order: Order) => {
  const told = eventOf(order);
  return outboxEntry(orderDelivered, {
    ...told,
    productIds: [...new Set(told.lines.map(({ productId }) => productId))],
  });
};

type StaffChange = Partial<
  Pick<Order, 'paymentStatus' | 'isDelivered' | 'needsReview' | 'begunAt' | 'dispatchedAt' | 'status'>
> & {
  /** Names of lines. */
  cancelledLines?: string;
};

export function recordedEvent(by: Writer, order: Order, action: string, after: StaffChange, note: string) {
  const { paymentStatus, isDelivered, needsReview, status } = order;
  const before = { paymentStatus, isDelivered, needsReview, status };
  const label = `Order ${orderNumber(order.id)}`;
  const record = { kind: 'order', id: order.id, label, action, before, after: { ...before, ...after, note } } as const;
  return outboxEntry(orderingChangeRecorded, changeRecord(by, record));
}
