import { z } from 'zod';
import { isGstin } from './gstin.ts';
import { pinCodeOf } from './identity/pin-code.ts';
import { sentence } from './sentence.ts';
import { nameInput } from './shared.ts';
import { stateCodeOf, stateOfCode } from './tax/states.ts';

/** A GSTIN as people type it, in groups or in small letters; in capital letters without blanks afterwards. Empty for none. */
export const gstinInput = z
  .string()
  .max(100)
  .overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine((text) => text === '' || isGstin(text), sentence('Please check the GSTIN: it is not a valid number.'))
  .default('');

const WRONG_PIN = sentence('Please enter a PIN code of six digits.');
const line = (max: number) => z.string().trim().max(max).default('');

/** Who buys and where it goes, as far as that is known; empty where it is not. */
export const buyerInput = z.object({
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
    .transform((text) => stateOfCode(stateCodeOf(text) ?? '')?.name ?? '')
    .default('')
    .meta({ description: 'The place of supply; without it, the state of the PIN code, then that of the GSTIN' }),
});

const hasAddress = ({ gstin, address, city, postalCode }: z.output<typeof buyerInput>): boolean =>
  [gstin, address, city, postalCode].some((part) => part !== '');

/**
 * A buyer as they enter it themselves: an invoice to a business has its name and address (rule 46(d) of the CGST Rules), and
 * an address is of use only if it is complete.
 */
export const completeBuyerInput = buyerInput
  .refine(({ gstin, name }) => gstin === '' || name !== '', {
    path: ['name'],
    error: sentence('Please enter the name of the business.'),
  })
  .refine((buyer) => !hasAddress(buyer) || buyer.address !== '', {
    path: ['address'],
    error: sentence('Please enter street and house number.'),
  })
  .refine((buyer) => !hasAddress(buyer) || buyer.city !== '', {
    path: ['city'],
    error: sentence('Please enter the city.'),
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
  })
  .meta({ id: 'Buyer', description: 'Who buys and where it goes; empty where that is not known' });
export type Buyer = z.output<typeof buyerSchema>;
