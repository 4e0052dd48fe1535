import type { Buyer } from './buyer.ts';

export const NO_BUYER: Buyer = { name: '', gstin: '', address: '', city: '', postalCode: '', state: '' };

/** Whether anything is known of a buyer. */
export const isKnownBuyer = (buyer: Buyer): boolean => Object.values(buyer).some((part) => part !== '');

/** Where a buyer's goods go, in one line: street, city and PIN code, state. */
export const buyerAddressLine = ({ address, city, postalCode, state }: Omit<Buyer, 'name' | 'gstin'>): string =>
  [address, [city, postalCode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
