import type { Address, SavedAddress } from '@print-shop/contracts';
import { PAYMENT_METHODS } from '@print-shop/contracts/client';
import { shippingAddressSchema } from '@print-shop/contracts/schemas';
import { z } from 'zod';

export const checkoutSchema = shippingAddressSchema.extend({
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Whether a new address is kept for the next order. */
  isKept: z.boolean(),
});
export type CheckoutInput = z.input<typeof checkoutSchema>;

/** What an order needs of an address; who receives it stands before the street. */
export function deliveryTo(to: Partial<Address & Pick<SavedAddress, 'name' | 'phone'>> = {}) {
  const { name = '', phone = '', street = '', city = '', state = '', pincode = '', country = '' } = to;
  return {
    address: [name, street].filter(Boolean).join(', '),
    ...{ city, state, phone },
    postalCode: pincode,
    country: country || 'India',
  };
}

/** Whether an order can go there as it is: an address of the profile may lack parts. */
export const isDeliverable = (address: SavedAddress): boolean =>
  shippingAddressSchema.safeParse(deliveryTo(address)).success;
