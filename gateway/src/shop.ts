import { type Shop, shopSchema } from '@print-shop/contracts';
import { shopConfig as identityConfig, shopOf as identityOf } from '@print-shop/shop';
import { z } from 'zod';

/** Settings of the shop's identity as its pages have it. */
export const shopConfig = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example' })
    .transform((url) => new URL(url).origin)
    .meta({
      description: "The shop's public address, used in canonical links and the sitemap",
    }),
  ...identityConfig,
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
export function shopOf({
  KEEP_CONTACT_MESSAGES: keeps,
  GOOGLE_CLIENT_ID: googleClientId,
  ...settings
}: ShopSettings): Shop {
  return {
    ...identityOf(settings),
    ...(keeps ? { keepsMessages: keeps === 'true' } : {}),
    ...(googleClientId ? { googleClientId } : {}),
  };
}
