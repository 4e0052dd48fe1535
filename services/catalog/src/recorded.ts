import { type AuditedKind, catalogChangeRecorded, changeRecord, type Writer } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';

interface Write {
  kind: Extract<AuditedKind, 'product' | 'product-type' | 'product-color'>;
  id: string;
  label: string;
  /** Missing when the write made the object. */
  before?: object | undefined;
  /** Missing when the write removed it. */
  after?: object | undefined;
}

/** The record of what staff changed, to go into the outbox of the changed document in the same write. */
export function recorded(by: Writer, { before, after, ...what }: Write): OutboxEntry {
  const action = before ? (after ? 'updated' : 'deleted') : 'created';
  const sides = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return outboxEntry(catalogChangeRecorded, changeRecord(by, { ...what, action, ...sides }));
}

/** Of whoever holds a token only what a record says of them. */
export const toWriter = ({ id, name, email }: Writer): Writer => ({
  id,
  ...(name ? { name } : {}),
  ...(email ? { email } : {}),
});
