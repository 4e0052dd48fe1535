import { orderLinkConfig } from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { shopConfig } from '@print-shop/shop';
import { z } from 'zod';
import type { PaymentProvider } from './provider/provider.ts';
import { createRazorpay } from './provider/razorpay.ts';

const settings = z.object({
  ...baseConfig,
  ...orderLinkConfig,
  ...shopConfig,
  INVOICE_ON: z.enum(['dispatch', 'delivery', 'payment']).default('dispatch').meta({
    description:
      'When an order gets its invoice: handed over for delivery, delivered, or paid. One that is delivered without that gets it then',
  }),
  PUBLIC_URL: z.url().meta({ description: "The shop's public address, to which the payment provider leads back" }),
  RAZORPAY_URL: z
    .url()
    .default('https://api.razorpay.com')
    .meta({ description: "Address of the payment provider's API" }),
  RAZORPAY_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'Id of the key for Razorpay; without one the shop takes no payments online' }),
  RAZORPAY_KEY_SECRET: z.string().min(8).optional().meta({ description: 'Secret of that key; needed with it' }),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .optional()
    .meta({ description: 'Secret with which Razorpay signs its webhooks; needed with the key' }),
  PERSONAL_DATA_DAYS: z.coerce.number().int().min(1).optional().meta({
    description:
      "Days after which the customer's name and address are removed from accounts and invoices, over the settings of the shop",
  }),
});

export const configSchema = settings.superRefine((given, context) => {
  for (const key of ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const) {
    if (given.RAZORPAY_KEY_ID && !given[key])
      context.addIssue({ code: 'custom', path: [key], message: 'is needed with RAZORPAY_KEY_ID' });
  }
});

type Config = z.output<typeof configSchema>;

/** The shop's payment provider; `undefined` where it has none. */
export function providerOf(config: Config): PaymentProvider | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config;
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  return createRazorpay({ url: config.RAZORPAY_URL, keyId, keySecret, webhookSecret });
}
