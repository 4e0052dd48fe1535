import { FORBIDDEN_CASH_RUPEES, isSettingSection, settingSchemas, shopSettings } from '@print-shop/contracts';
import { baseConfig } from '@print-shop/service-kit';
import { lockedByVariables, shopConfig, shopOf } from '@print-shop/shop';
import { z } from 'zod';

/** Whether a path like `contact.phone` names a field of a section. */
function isField(path: string): boolean {
  const [section = '', field = '', ...rest] = path.split('.');
  return isSettingSection(section) && Object.hasOwn(settingSchemas[section].shape, field) && rest.length === 0;
}

const settings = z.object({
  ...baseConfig,
  ...shopConfig,
  COD_MAX_RUPEES: z.coerce
    .number()
    .int()
    .min(0)
    .max(FORBIDDEN_CASH_RUPEES - 1)
    .default(FORBIDDEN_CASH_RUPEES - 1)
    .meta({
      description: 'Largest total that the shop may allow in cash on delivery, in rupees; the same as in ordering',
    }),
  SHOP_LOCKED_FIELDS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((path) => path.trim())
        .filter(Boolean),
    )
    .refine((paths) => paths.every(isField), 'must be fields of settings with commas between them, like contact.phone')
    .meta({
      description:
        'Fields of the settings that nobody changes in the staff area, with commas, like `contact.phone,tax.gstin`. They have the value of the file',
    }),
});

/** The identity of the shop must fit the sections of the settings, whose rules are stricter than those of the file. */
export const configSchema = settings.superRefine((given, context) => {
  try {
    shopSettings(shopOf(given));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    for (const { path, message } of error.issues)
      context.addIssue({ code: 'custom', path: ['SHOP_CONFIG_FILE'], message: `${path.join('.')}: ${message}` });
  }
});

/** The fields that an operator has set, by variables or by name. */
export const lockedFieldsOf = (config: z.output<typeof settings>): string[] => [
  ...new Set([...lockedByVariables(config), ...config.SHOP_LOCKED_FIELDS]),
];
