import type { Address } from './routes.ts';

/** Street, city, state, country - pincode; N/A when nothing of it is known (admin spec, section 2.4). */
export function addressLine({ street, city, state, country, pincode }: Address): string {
  const place = [street, city, state, country].filter(Boolean).join(', ');
  return [place, pincode].filter(Boolean).join(' - ') || 'N/A';
}
