import { z } from 'zod';
import { isGstin } from '../gstin.ts';

const line = z.string().trim().min(1).max(200);
const address = z.strictObject({ street: line, city: line, state: line, postalCode: line, country: line });
const hours = z.array(z.strictObject({ days: line, time: line })).min(1);
export const SHOP_PHONE = /^\+?[\d ()-]{8,20}$/;
/** A number of WhatsApp: digits only, with the country code. */
export const WHATSAPP_NUMBER = /^\d{8,15}$/;
export const LOGO_PATH = /^\/[\w./-]+\.(svg|png|webp|avif)$/;
/** An id that customers pay to (NPCI, UPI Linking Specification 1.6). */
export const UPI_ID = /^[\w.-]{2,256}@[A-Za-z][A-Za-z0-9.]{1,63}$/;
const phone = z.string().regex(SHOP_PHONE, 'must be a phone number like +91 98100 24680');

/**
 * The shop's identity, as the file of an operator has it and every page gets it. No code and no bundle contains a shop's name. The
 * file seeds the settings of the service `shop`.
 */
export const shopSchema = z.strictObject({
  name: line,
  line: line.meta({ description: 'The line under the name' }),
  logo: z
    .string()
    .regex(LOGO_PATH, 'must be the path of a picture on this shop, like /logo.svg')
    .optional()
    .meta({ description: 'Path of a picture; the drawn mark without it' }),
  phone,
  email: z.email(),
  whatsapp: z.string().regex(WHATSAPP_NUMBER, 'must be digits only, with the country code'),
  address,
  hours,
  upiId: z
    .string()
    .regex(UPI_ID, 'must be a UPI id like shop@bank or account@ifsc.ifsc.npci')
    .optional()
    .meta({ description: 'UPI id that customers pay to; without it, none is offered' }),
  gstin: z.string().refine(isGstin, 'must be a GSTIN of 15 characters with its check digit'),
  since: z.number().int().min(1800).max(2200),
  socials: z.array(z.strictObject({ name: line, url: z.url({ protocol: /^https?$/ }) })),
  grievanceOfficer: z.strictObject({ name: line, email: z.email(), phone }).meta({
    description: 'Whom the Consumer Protection (E-Commerce) Rules, 2020 ask every shop to name in its policies',
  }),
  keepsMessages: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether messages of the contact screen are sent to the shop and kept' }),
  hi: z
    .strictObject({ name: line, line, address, hours })
    .partial()
    .optional()
    .meta({ description: 'What of this is said differently on a page in Hindi' }),
  googleClientId: z.string().max(200).default('').meta({ description: 'Google sign-in is off without it' }),
});
export type Shop = z.output<typeof shopSchema>;
