import { dayOf, type SharedQuotation } from '@print-shop/contracts';
import { type Quotation, stateOf } from './quotation.ts';

/** A quotation as staff read it. */
export const toResponse = <Q extends Omit<Quotation, 'items'>>({ id, language: _, ...quotation }: Q) => ({
  ...quotation,
  _id: id,
  state: stateOf(quotation, dayOf(new Date())),
  createdAt: quotation.createdAt.toISOString(),
  sentTo: quotation.sentTo ?? '',
  sentAt: isoOf(quotation.sentAt),
  seenAt: isoOf(quotation.seenAt),
  decidedAt: isoOf(quotation.decidedAt),
  decidedBy: quotation.decidedBy ?? '',
  reason: quotation.reason ?? '',
  orderId: quotation.orderId ?? null,
});

/** A quotation as its customer reads it. */
export function toShared(quotation: Quotation): SharedQuotation {
  const { createdBy: _by, seenAt: _at, ...shared } = toResponse(quotation);
  const state = stateOf(quotation, dayOf(new Date()));
  return { ...shared, state: state === 'draft' || state === 'sent' || state === 'seen' ? 'open' : state };
}

const isoOf = (date: Date | undefined): string | null => date?.toISOString() ?? null;
