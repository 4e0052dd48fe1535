import { dayOf, type SharedQuotation } from '@print-shop/contracts';
import { type Quotation, stateOf } from './quotation.ts';

type Listed = Omit<Quotation, 'items' | 'replaced' | 'notes' | 'terms'>;

export const toSummary = (quotation: Listed) => ({
  _id: quotation.id,
  number: quotation.number,
  revision: quotation.revision,
  customerName: quotation.customerName,
  validUntil: quotation.validUntil,
  grandTotal: quotation.grandTotal,
  totalItems: quotation.totalItems,
  createdAt: quotation.createdAt.toISOString(),
  createdBy: quotation.createdBy,
  state: stateOf(quotation, dayOf(new Date())),
  sentTo: quotation.sentTo ?? '',
  ...(quotation.language ? { language: quotation.language } : {}),
  sentAt: isoOf(quotation.sentAt),
  seenAt: isoOf(quotation.seenAt),
  // Quotations of earlier releases have only the first opening.
  lastSeenAt: isoOf(quotation.lastSeenAt ?? quotation.seenAt),
  seenCount: quotation.seenCount ?? (quotation.seenAt ? 1 : 0),
  decidedAt: isoOf(quotation.decidedAt),
  decidedBy: quotation.decidedBy ?? '',
  reason: quotation.reason ?? '',
  orderId: quotation.orderId ?? null,
});

export const toResponse = (quotation: Quotation) => ({
  ...toSummary(quotation),
  ...conditionsOf(quotation),
  offeredAt: (quotation.offeredAt ?? quotation.createdAt).toISOString(),
  bulkOrderId: quotation.bulkOrderId ?? null,
  ...(quotation.buyer ? { buyer: quotation.buyer } : {}),
  notes: quotation.notes.map((note) => ({ ...note, at: note.at.toISOString() })),
  replaced: quotation.replaced.map(({ offeredAt, sentAt, seenAt, replacedAt, ...offer }) => ({
    ...offer,
    offeredAt: offeredAt.toISOString(),
    sentAt: isoOf(sentAt),
    seenAt: isoOf(seenAt),
    replacedAt: replacedAt.toISOString(),
  })),
});

const conditionsOf = ({ items, discount, delivery, tax, advance, terms, amounts }: Quotation) => ({
  items,
  discount,
  delivery,
  tax,
  advance,
  terms,
  amounts,
});

/** A quotation as its customer reads it: staff have no names. */
export function toShared(quotation: Quotation): SharedQuotation {
  const {
    createdBy: _by,
    seenAt: _first,
    lastSeenAt: _last,
    seenCount: _count,
    replaced: _replaced,
    state,
    ...shared
  } = toResponse(quotation);
  const notes = shared.notes.map((note) => ({ ...note, name: '' }));
  return { ...shared, notes, state: state === 'draft' || state === 'sent' || state === 'seen' ? 'open' : state };
}

const isoOf = (date: Date | undefined): string | null => date?.toISOString() ?? null;
