import { formatWholeRupees } from '@print-shop/i18n';
import type { useText } from './messages/index.ts';

type Words = Pick<ReturnType<typeof useText>, 'below' | 'between' | 'from'>;

/** A range of prices in words; `below` is null for one without an end. */
export function priceRange(text: Words, from: number, below: number | null): string {
  if (below === null) return text.from(formatWholeRupees(from));
  return from === 0
    ? text.below(formatWholeRupees(below))
    : text.between(formatWholeRupees(from), formatWholeRupees(below));
}
