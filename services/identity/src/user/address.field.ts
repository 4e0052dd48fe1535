import type { Address } from '@print-shop/contracts';
import { Schema } from 'mongoose';
import { type KeptAddress, withDefault } from './address-book.ts';

const text = { type: String, default: '' };
const keptAddress = new Schema<KeptAddress>(
  {
    id: String,
    name: text,
    phone: text,
    gstin: text,
    business: text,
    street: text,
    city: text,
    state: text,
    country: text,
    pincode: text,
  },
  { _id: false, id: false },
);

/** The addresses of a user; accounts from before there were several have none. */
export const addressesField = { addresses: { type: [keptAddress], default: undefined } };

/**
 * All addresses of a stored user. The default's place is what `address` says, which an older version of the service may have
 * written alone.
 */
export const addressesOf = (address: Address, stored: readonly KeptAddress[] = [], userId: string): KeptAddress[] =>
  withDefault(stored, address, userId);
