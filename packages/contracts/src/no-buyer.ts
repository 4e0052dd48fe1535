import type { BillingAddress } from './billing-address.ts';
import type { Buyer } from './buyer.ts';
import { pinCodeOf } from './identity/pin-code.ts';
import { isGstinOf } from './tax/places.ts';

export const NO_BUYER: Buyer = { name: '', gstin: '', address: '', city: '', postalCode: '', state: '' };

export const isKnownBuyer = (buyer: Buyer): boolean => Object.values(buyer).some((part) => part);

/** The registered address of a business in one line; empty where the invoice needs none. */
export const billingLine = ({ billingAddress }: { billingAddress?: BillingAddress | undefined }): string =>
  billingAddress ? `${billingAddress.address}, ${billingAddress.city} ${billingAddress.postalCode}` : '';

/** Where a buyer's goods go, in one line: street, city and PIN code, state. */
export const buyerAddressLine = ({ address, city, postalCode, state }: Omit<Buyer, 'name' | 'gstin'>): string =>
  [address, [city, postalCode].filter(Boolean).join(' '), state].filter(Boolean).join(', ');

const GSTIN_LENGTH = 15;
/** Whether the invoice needs the address of the business besides: the GSTIN, as typed, is of another state than the delivery. */
export function needsBillingAddress({
  gstin,
  postalCode,
  state,
}: Pick<Buyer, 'gstin' | 'postalCode' | 'state'>): boolean {
  const typed = gstin.replaceAll(/\s/g, '');
  return typed.length === GSTIN_LENGTH && !isGstinOf(typed, { postalCode: pinCodeOf(postalCode) ?? '', state });
}
