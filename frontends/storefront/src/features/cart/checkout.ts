import type { Address, SavedAddress } from '@print-shop/contracts';
import { isIndia, officialState, PAYMENT_METHODS } from '@print-shop/contracts/client';
import { shippingAddressSchema } from '@print-shop/contracts/schemas';
import { z } from 'zod';
import type { Checkout } from './api/use-place-order.ts';

export const checkoutSchema = shippingAddressSchema.safeExtend({
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Whether a new address is kept for the next order. */
  isKept: z.boolean(),
  /** Id of the address of the business on the invoice, with its name; both empty where the customer is the buyer. */
  invoice: z
    .object({ to: z.string(), business: z.string().trim() })
    .refine(({ to, business }) => to === '' || business !== '', { path: ['business'] }),
});
export type CheckoutInput = z.input<typeof checkoutSchema>;

/** The parts of an address that an order needs. The recipient stands before the street. */
export function deliveryTo(to: Partial<Address & Pick<SavedAddress, 'name' | 'phone'>> = {}) {
  const { name = '', phone = '', street = '', city = '', state = '', pincode = '', country = '' } = to;
  return {
    address: [name, street].filter(Boolean).join(', '),
    city,
    phone,
    state: isIndia(country || 'India') ? officialState(state) : state,
    postalCode: pincode,
    country: country || 'India',
  };
}

/** The choice of the buyer on the invoice for an address of the customer. */
export const invoiceAt = (address: SavedAddress | undefined): CheckoutInput['invoice'] =>
  address?.gstin ? { to: address._id, business: address.business ?? '' } : { to: '', business: '' };

/** The buyer on the invoice of an order: a business at one of the customer's addresses. The goods may go to another one. */
export const invoiceTo = (
  at: SavedAddress | undefined,
  business: string,
  delivery: SavedAddress | undefined,
): Pick<Checkout, 'gstin' | 'buyerName' | 'billingAddress'> => {
  if (!at?.gstin) return {};
  const { gstin, street: address, city, pincode: postalCode } = at;
  const isThere = at._id === delivery?._id;
  return { gstin, buyerName: business, ...(isThere ? {} : { billingAddress: { address, city, postalCode } }) };
};

/** Whether an order can go there as it is: an address of the profile may lack parts. */
export const isDeliverable = (address: SavedAddress): boolean =>
  shippingAddressSchema.safeParse(deliveryTo(address)).success;
