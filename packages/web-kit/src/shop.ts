import { z } from 'zod';

/** Who the shop is: the one place that knows its name. `/shop.json` holds it; the code knows no shop. */
export const shopSchema = z.object({
  name: z.string().min(1),
  line: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string().regex(/^\d{8,15}$/, 'digits only, with the country code'),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  hours: z.array(z.object({ days: z.string(), time: z.string() })),
  gstin: z.string(),
  since: z.number().int(),
  socials: z.array(z.object({ name: z.string(), url: z.url() })),
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Whether messages of the contact screen are sent to the shop and kept. */
  keepsMessages: z.boolean().default(false),
  /** Google sign-in is off without it. */
  googleClientId: z.string().default(''),
});
export type Shop = z.output<typeof shopSchema>;

/** Reads the shop's identity, once, before the first screen. */
export async function loadShop(url = '/shop.json'): Promise<Shop> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return shopSchema.parse(await response.json());
}

/** Opens a chat with the shop, the greeting already typed. */
export const whatsappLink = (shop: Shop, greeting: string): string =>
  `https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}`;
