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
  SHOP_CONFIG_FILE: shopFile.meta({
    description: 'JSON file with the identity of the shop, as `shopSchema` in packages/contracts describes it',
  }),
  SHOP_NAME: shopSchema.shape.name.optional().meta({ description: 'Name of the shop, over the one in the file' }),
  SHOP_EMAIL: shopSchema.shape.email.optional().meta({ description: 'Email of the shop, over the one in the file' }),
  SHOP_PHONE: shopSchema.shape.phone.optional().meta({ description: 'Phone of the shop, over the one in the file' }),
};

type ShopSettings = z.output<z.ZodObject<typeof shopConfig>>;

/** Returns the fields of the shop's identity that single variables set. */
export function shopVariables({ SHOP_NAME: name, SHOP_EMAIL: email, SHOP_PHONE: phone }: ShopSettings): Partial<Shop> {
  return {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  };
}

/** The shop's identity: the file, with the overriding variables applied. */
export const shopOf = (settings: ShopSettings): Shop => ({ ...settings.SHOP_CONFIG_FILE, ...shopVariables(settings) });

/** The fields of the settings that single variables set. */
const FIELD_OF_VARIABLE = {
  SHOP_NAME: 'identity.name',
  SHOP_EMAIL: 'contact.email',
  SHOP_PHONE: 'contact.phone',
} as const;

/** The fields of the settings that an operator has set by single variables. Nobody else changes them. */
export const lockedByVariables = (config: ShopSettings): string[] =>
  Object.entries(FIELD_OF_VARIABLE).flatMap(([variable, field]) =>
    config[variable as keyof typeof FIELD_OF_VARIABLE] === undefined ? [] : [field],
  );
