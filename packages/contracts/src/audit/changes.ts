import type { Origin } from '../security/events.ts';
import type { ChangeRecord, FieldChange } from './events.ts';

/** Bookkeeping fields, which change with every write and mean nothing to a reader. */
const UNTOLD = new Set(['_id', 'id', 'version', 'createdAt', 'updatedAt']);
const SECRET = /password|token|secret|hash/i;
const HIDDEN = '••••';
/** The longest text that is stored of one value. Of a longer one, the part where the difference begins is stored. */
const SHOWN_CHARACTERS = 160;
const LEAD_CHARACTERS = 20;

/**
 * Lists what a write changed, field by field, in the words that staff read later. Without `before` the object was created,
 * without `after` it was removed. Nested fields are named by their path. Of secrets it only says that they changed.
 */
export function changesBetween(before: object | undefined, after: object | undefined): FieldChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field) ?? '', fresh.get(field) ?? ''];
    if (was === is) return [];
    if (SECRET.test(field)) return [{ field, before: was && HIDDEN, after: is && HIDDEN }];
    const at = firstDifference(was, is);
    return [{ field, before: excerpt(was, at), after: excerpt(is, at) }];
  });
}

/** The author of a write, as named in their token. */
export interface Writer {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  from?: Origin | undefined;
}

/** Builds the record of one write, for the outbox of the changed document. */
export function changeRecord(
  { id, name, email, from }: Writer,
  {
    before,
    after,
    ...what
  }: Pick<ChangeRecord, 'kind' | 'id' | 'label' | 'action'> & { before?: object; after?: object },
  at = new Date(),
): ChangeRecord {
  const by = { id, name: name || email || id };
  return { ...what, by, ...(from ? { from } : {}), at: at.toISOString(), changes: changesBetween(before, after) };
}

function fieldsOf(value: object | undefined, path = ''): Map<string, string> {
  const entries = Object.entries(value ?? {}).filter(([name]) => !UNTOLD.has(name));
  return new Map(
    entries.flatMap(([name, inner]): [string, string][] =>
      isPlain(inner) ? [...fieldsOf(inner, `${path}${name}.`)] : [[`${path}${name}`, inWords(inner)]],
    ),
  );
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one) => (isPlain(one) ? JSON.stringify(one) : inWords(one))).join(', ');
  return String(value);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function excerpt(text: string, at: number): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const start = Math.max(0, Math.min(at - LEAD_CHARACTERS, text.length - SHOWN_CHARACTERS));
  const end = start + SHOWN_CHARACTERS;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
