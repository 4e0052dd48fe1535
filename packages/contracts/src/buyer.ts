import { z } from 'zod';
import {
  billingAddressInput,
  billingAddressSchema,
  billingChecks,
  NO_BUSINESS,
  NO_CITY,
  NO_STREET,
  placeChecks,
  WRONG_PIN,
} from './billing-address.ts';
import { isGstin } from './gstin.ts';
import { pinCodeOf } from './identity/pin-code.ts';
import { sentence } from './sentence.ts';
import { nameInput } from './shared.ts';
import { officialState, stateCodeOf } from './tax/states.ts';

/** A GSTIN as people type it, in groups or in small letters; in capital letters without blanks afterwards. Empty for none. */
export const gstinInput = z
  .string()
  .max(100)
  .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine((text) => text === '' || isGstin(text), sentence('Please check the GSTIN: it is not a valid number.'))
  .default('');

const line = (max: number) => z.string().trim().max(max).default('');

const buyerParts = z.object({
  name: nameInput(100)
    .default('')
    .meta({ description: 'Of the business, or of the person, as the invoice names them' }),
  gstin: gstinInput.meta({ description: 'GST number of the business, for a tax invoice in its name' }),
  address: line(300),
  city: line(100),
  postalCode: z
    .string()
    .trim()
    .max(20)
    .refine((text) => text === '' || pinCodeOf(text) !== undefined, WRONG_PIN)
    .transform((text) => pinCodeOf(text) ?? '')
    .default(''),
  state: z
    .string()
    .trim()
    .max(100)
    .refine((text) => text === '' || stateCodeOf(text) !== undefined, sentence('Please choose a state of India.'))
    .transform(officialState)
    .default('')
    .meta({ description: 'Where it goes; without it, the state of the PIN code, then that of the GSTIN' }),
  billingAddress: billingAddressInput.optional(),
});

/** A buyer and the place of the delivery, as far as they are known; empty otherwise. PIN code, states and GSTIN agree. */
export const buyerInput = buyerParts.check(
  // A state of no such name is refused above.
  ...placeChecks<z.output<typeof buyerParts>>(({ postalCode, state }) => ({ postalCode, state: officialState(state) })),
  ...billingChecks<z.output<typeof buyerParts>>((buyer) => buyer),
);

const hasAddress = ({ gstin, address, city, postalCode }: z.output<typeof buyerInput>): boolean =>
  [gstin, address, city, postalCode].some((part) => part !== '');

/**
 * A buyer as they enter it themselves. An invoice to a business has its name and address (rule 46(d) of the CGST Rules). An
 * address is of use only if it is complete.
 */
export const completeBuyerInput = buyerInput
  .refine(({ gstin, name }) => gstin === '' || name !== '', {
    path: ['name'],
    error: NO_BUSINESS,
  })
  .refine((buyer) => !hasAddress(buyer) || buyer.address !== '', {
    path: ['address'],
    error: NO_STREET,
  })
  .refine((buyer) => !hasAddress(buyer) || buyer.city !== '', {
    path: ['city'],
    error: NO_CITY,
  })
  .refine((buyer) => !hasAddress(buyer) || buyer.postalCode !== '', { path: ['postalCode'], error: WRONG_PIN });

export const buyerSchema = z
  .object({
    name: z.string(),
    gstin: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    state: z.string(),
    billingAddress: billingAddressSchema.optional(),
  })
  .meta({ id: 'Buyer', description: 'Who buys and where it goes; empty where that is not known' });
export type Buyer = z.output<typeof buyerSchema>;
