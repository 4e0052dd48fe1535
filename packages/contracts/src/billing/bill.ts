import { z } from 'zod';
import { billingAddressSchema } from '../billing-address.ts';
import { PAYMENT_METHODS } from '../ordering/payment-methods.ts';
import { objectId } from '../shared.ts';

const paise = z.number().int().min(0);

/** The sums of an order, as its account and its invoice need them. Amounts in paise. */
export const billSchema = z.object({
  /** Grows with every change of the lines, so that a late event does not bring back what was. */
  version: z.number().int().min(0),
  /** The lines that were not cancelled. */
  lines: z.array(
    z.object({
      id: z.string(),
      productId: objectId.nullable(),
      /** The product type of a line that names no product. */
      productType: z.string().optional(),
      name: z.string(),
      quantity: z.number().int().min(1),
      /** The price of the whole line: less its discount, with the tax. */
      paise,
      /** Percent of GST as quoted; without it, that of the product. */
      taxRate: z.number().optional(),
      /** HSN, or SAC of a service, as quoted; without it, that of the product. */
      hsn: z.string().optional(),
    }),
  ),
  shippingPaise: paise,
  totalPaise: paise,
  /** The part of the total that is due before work begins. */
  advancePaise: paise.optional(),
  /** Where it goes; empty where that is not known. */
  address: z
    .object({
      address: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      /** As the customer wrote it: the place of supply. */
      state: z.string().optional(),
    })
    .optional(),
  /** The customer's GSTIN, for an invoice to a business. */
  gstin: z.string().optional(),
  /** The buyer that the invoice names, if that is not the customer. */
  buyerName: z.string().optional(),
  /** The address of the business, in the state of its GSTIN, if the goods go to another place. */
  billingAddress: billingAddressSchema.optional(),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
});
export type Bill = z.output<typeof billSchema>;
