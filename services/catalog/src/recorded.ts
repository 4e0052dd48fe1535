import { type AuditedKind, catalogChangeRecorded, changeRecord, type Writer } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';

interface Write {
  kind: Extract<AuditedKind, 'product' | 'product-type' | 'product-color' | 'product-synonyms' | 'review'>;
  id: string;
  label: string;
  /** The action. By default it follows from the two sides: created, updated or deleted. */
  action?: string | undefined;
  /** Missing when the write created the object. */
  before?: object | undefined;
  /** Missing when the write removed it. */
  after?: object | undefined;
}

/** The record of what staff changed, for the outbox of the changed document, in the same write. */
export function recorded(by: Writer, { before, after, ...what }: Write): OutboxEntry {
  const action = what.action ?? (before ? (after ? 'updated' : 'deleted') : 'created');
  const sides = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return outboxEntry(catalogChangeRecorded, changeRecord(by, { ...what, action, ...sides }));
}

/** Only those facts about a token's holder that a record contains. */
export const toWriter = ({ id, name, email }: Writer): Writer => ({
  id,
  ...(name ? { name } : {}),
  ...(email ? { email } : {}),
});
