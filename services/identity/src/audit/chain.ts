import { createHash } from 'node:crypto';
import type { ChangeRecord } from '@print-shop/contracts';

/** The chain fields of an audit entry, which make changed, removed and inserted entries visible. */
export interface Link {
  /** From 1, without gaps. */
  seq: number;
  /** The hash of the previous entry; empty for the first. */
  previous: string;
  hash: string;
}

export interface Linked extends Link {
  record: ChangeRecord;
}

/** SHA-256 in hex over an entry and the hash of the previous one. */
function hashOf({ seq, previous, record }: Omit<Linked, 'hash'>): string {
  const { kind, id, label, action, by, from, at, changes } = record;
  const fields = changes.map(({ field, before, after }) => [field, before, after]);
  const origin = from ? [from.address, from.userAgent] : [];
  const text = JSON.stringify([seq, previous, kind, id, label, action, by.id, by.name, origin, at, fields]);
  return createHash('sha256').update(text).digest('hex');
}

/** The link of the entry that follows `last`, or of the first. */
export function linkAfter(last: Pick<Link, 'seq' | 'hash'> | undefined, record: ChangeRecord): Link {
  const place = { seq: (last?.seq ?? 0) + 1, previous: last?.hash ?? '' };
  return { ...place, hash: hashOf({ ...place, record }) };
}

/** The fault of an entry that should follow `last`; `undefined` for a valid one. */
export function faultOf(entry: Linked, last: Pick<Link, 'seq' | 'hash'> | undefined): string | undefined {
  const expected = (last?.seq ?? 0) + 1;
  if (entry.seq !== expected) return `entry ${expected} is missing`;
  if (entry.previous !== (last?.hash ?? '')) return `entry ${entry.seq} does not follow the one before it`;
  if (entry.hash !== hashOf(entry)) return `entry ${entry.seq} was changed`;
  return undefined;
}
