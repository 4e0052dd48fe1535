import type { Address } from './routes.ts';

/** A postal address in one line: "street, city, state, country - pincode", or "N/A" when no part is known. */
export function addressLine({ street, city, state, country, pincode }: Address): string {
  const place = [street, city, state, country].filter(Boolean).join(', ');
  return [place, pincode].filter(Boolean).join(' - ') || 'N/A';
}
