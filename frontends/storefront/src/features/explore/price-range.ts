import { formatRupees } from '@print-shop/i18n';
import type { useText } from './messages/index.ts';

type Words = Pick<ReturnType<typeof useText>, 'below' | 'between' | 'from'>;

/** Whole rupees without paise. */
const whole = (rupees: number): string => formatRupees(rupees).replace(/\.00$/, '');

/** A range of prices in words; `below` is null for one without an end. */
export function priceRange(text: Words, from: number, below: number | null): string {
  if (below === null) return text.from(whole(from));
  return from === 0 ? text.below(whole(below)) : text.between(whole(from), whole(below));
}
