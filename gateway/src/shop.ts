import { readFileSync } from 'node:fs';
import { type Shop, shopSchema } from '@print-shop/contracts';
import { z } from 'zod';

/** Reads the file with the shop's identity. Every fault is reported with its path in the file. */
const shopFile = z.string().transform((path, context): Shop => {
  try {
    const result = shopSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (result.success) return result.data;
    for (const { path: place, message } of result.error.issues)
      context.addIssue({ code: 'custom', message: `${place.join('.') || 'the file'}: ${message}` });
  } catch (error) {
    context.addIssue({ code: 'custom', message: `cannot be read as JSON (${(error as Error).message})` });
  }
  return z.NEVER;
});

/** Settings of the shop's identity: a file, and variables that override single fields of it. */
export const shopConfig = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example' })
    .transform((url) => new URL(url).origin)
    .meta({
      description: "The shop's public address, used in canonical links and the sitemap",
    }),
  SHOP_CONFIG_FILE: shopFile.meta({
    description: 'JSON file with the identity of the shop, as `shopSchema` in packages/contracts describes it',
  }),
  SHOP_NAME: shopSchema.shape.name.optional().meta({ description: 'Name of the shop, over the one in the file' }),
  SHOP_EMAIL: shopSchema.shape.email.optional().meta({ description: 'E-mail of the shop, over the one in the file' }),
  SHOP_PHONE: shopSchema.shape.phone.optional().meta({ description: 'Phone of the shop, over the one in the file' }),
  KEEP_CONTACT_MESSAGES: z.enum(['true', 'false']).optional().meta({
    description: 'Whether the contact screen sends its messages, over `keepsMessages` in the file; as in identity',
  }),
  GOOGLE_CLIENT_ID: shopSchema.shape.googleClientId
    .unwrap()
    .optional()
    .meta({ description: 'Client id of Google sign-in, over `googleClientId` in the file; as in identity' }),
};

type ShopSettings = z.output<z.ZodObject<typeof shopConfig>>;

/** The shop's identity: the file, with the overriding variables applied. */
export function shopOf({ SHOP_CONFIG_FILE: shop, ...over }: ShopSettings): Shop {
  const { SHOP_NAME: name, SHOP_EMAIL: email, SHOP_PHONE: phone } = over;
  const { KEEP_CONTACT_MESSAGES: keeps, GOOGLE_CLIENT_ID: googleClientId } = over;
  return {
    ...shop,
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(keeps ? { keepsMessages: keeps === 'true' } : {}),
    ...(googleClientId ? { googleClientId } : {}),
  };
}
