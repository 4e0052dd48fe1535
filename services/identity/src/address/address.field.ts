import type { Address } from '@print-shop/contracts';
import { Schema } from 'mongoose';
import { type KeptAddress, withDefault } from './address-book.ts';

const text = { type: String, default: '' };
const keptAddress = new Schema<KeptAddress>(
  {
    ...{ id: String, name: text, phone: text, gstin: text, business: text },
    ...{ street: text, city: text, state: text, country: text, pincode: text },
  },
  { _id: false, id: false },
);

/** The addresses of a user, and how often they were changed; accounts from before there were several have neither. */
export const addressesField = { addresses: { type: [keptAddress], default: undefined }, addressChanges: Number };

/** Matches a user whose addresses are still the ones that were read; whoever writes them adds 1 to `addressChanges`. */
export const sameAddresses = ({ addressChanges }: { addressChanges?: number }) => ({
  addressChanges: addressChanges ?? { $exists: false },
});

/**
 * All addresses of a stored user. The default's place is what `address` says, which an older version of the service may have
 * written alone.
 */
export const addressesOf = (address: Address, stored: readonly KeptAddress[] = [], userId: string): KeptAddress[] =>
  withDefault(stored, address, userId);
