import type { Address } from './routes.ts';

/** A postal address in one line: "street, city, state, country - pincode", or `unknown` when no part is known. */
export function addressLine({ street, city, state, country, pincode }: Address, unknown = 'N/A'): string {
  const place = [street, city, state, country].filter(Boolean).join(', ');
  return [place, pincode].filter(Boolean).join(' - ') || unknown;
}
