import { type Shop, shopSchema } from '@print-shop/contracts';
import { shopConfig as identityConfig, shopVariables } from '@print-shop/shop';
import { z } from 'zod';

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

export type ShopSettings = z.output<z.ZodObject<typeof shopConfig>>;

/** Returns the fields of the shop that single variables of the gateway set, over its file and its settings. */
export function variablesOf({
  KEEP_CONTACT_MESSAGES: keeps,
  GOOGLE_CLIENT_ID: googleClientId,
  ...settings
}: ShopSettings): Partial<Shop> {
  return {
    ...shopVariables(settings),
    ...(keeps ? { keepsMessages: keeps === 'true' } : {}),
    ...(googleClientId ? { googleClientId } : {}),
  };
}

/** The shop's identity: the file, with the overriding variables applied. */
export const shopOf = (settings: ShopSettings): Shop => ({ ...settings.SHOP_CONFIG_FILE, ...variablesOf(settings) });
