import type { SecurityEntry, SecurityEventKind } from '@print-shop/contracts';
import type { useText } from './messages/index.ts';

/** Entries that deserve a second look. */
const WORRYING: ReadonlySet<SecurityEventKind> = new Set(['sign-in-failed', 'sign-in-blocked']);
export const isWorrying = ({ kind }: Pick<SecurityEntry, 'kind'>): boolean => WORRYING.has(kind);

/** "Wrong password, 12 times", "Deleted product Mug". */
export function inWords(
  { kind, detail, count }: Pick<SecurityEntry, 'kind' | 'detail' | 'count'>,
  { kinds, withDetail, times }: ReturnType<typeof useText>,
): string {
  const what = detail ? withDetail(kinds[kind], detail) : kinds[kind];
  return count > 1 ? times(what, count) : what;
}
