import {
  addressLinkConfig,
  designLinkConfig,
  orderLinkConfig,
  proofLinkConfig,
  quotationLinkConfig,
} from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { type PushKey, pushKeyOf } from './person/push-key.ts';

const settings = z.object({
  ...baseConfig,
  ...addressLinkConfig,
  ...orderLinkConfig,
  ...quotationLinkConfig,
  ...proofLinkConfig,
  ...designLinkConfig,
  TRACK_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ description: 'Codes for a bulk order that one client address may ask for in an hour' }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address that begins with smtp:// or smtps://')
    .optional()
    .meta({ description: 'SMTP server that sends the email; without it, no email is sent' }),
  MAIL_FROM: z
    .string()
    .optional()
    .meta({ description: 'Sender of the email, `Shop name <address>`; needed with `SMTP_URL`' }),
  PUBLIC_URL: z.url().meta({ description: "The shop's public address, used in links" }),
  MESSAGE_KEY: z.string().min(32).optional().meta({
    description:
      'Secret of at least 32 characters that signs the links for turning emails off with one click; without it emails have none',
  }),
  BOUNCE_SECRET: z.string().min(16).optional().meta({
    description:
      'Secret by which the mail provider reports bounces and complaints to `/api/notifications/bounces`; off without it',
  }),
  PUSH_KEY: z
    .string()
    .optional()
    .transform((pem, context): PushKey | undefined => {
      const key = pem === undefined ? undefined : pushKeyOf(pem);
      if (pem === undefined || key) return key;
      context.addIssue({ code: 'custom', message: 'must be a private key on the curve P-256, in PEM' });
      return z.NEVER;
    })
    .meta({
      description:
        'Private key on the curve P-256, in PEM, that signs messages to browsers (RFC 8292); none without it. With a new one customers turn them on again',
    }),
  PUSH_SERVICES: z
    .string()
    .default(
      'https://fcm.googleapis.com https://updates.push.services.mozilla.com https://*.notify.windows.com https://web.push.apple.com',
    )
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .meta({
      description: 'Origins of the push services that messages may go to, `*` for one name; others are refused',
    }),
  WHATSAPP_URL: z
    .url()
    .default('https://graph.facebook.com/v23.0')
    .meta({ description: 'Address of the WhatsApp Cloud API, with its version' }),
  WHATSAPP_PHONE_NUMBER_ID: z.string().optional().meta({ description: "Id of the shop's WhatsApp number at Meta" }),
  WHATSAPP_TOKEN: z
    .string()
    .optional()
    .meta({ description: 'Token of the WhatsApp Cloud API; no WhatsApp messages without it' }),
  SMS_URL: z
    .url()
    .default('https://control.msg91.com/api/v5/flow')
    .meta({ description: "Address of MSG91's flow API, which sends the SMS" }),
  SMS_AUTH_KEY: z.string().optional().meta({ description: 'Key of the flow API; no SMS without it' }),
  SMS_TEMPLATES: z
    .string()
    .default('{}')
    .transform((text, context): Record<string, string> => {
      const parsed = z.record(z.string(), z.string()).safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'must be JSON like {"order-confirmed.hi": "template id"}' });
      return z.NEVER;
    })
    .meta({
      description: "Ids of the SMS templates by kind and language, as JSON; each tied to its DLT template's id",
    }),
  CONVERSATION_MAIL_MINUTES: z.coerce.number().int().min(1).max(1440).default(5).meta({
    description: 'Minutes after which a side that has not read a message about an order gets it by email',
  }),
  LOW_STOCK: z.coerce
    .number()
    .int()
    .min(0)
    .default(5)
    .meta({ description: 'Staff get a message when this number of pieces of a product is left' }),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema says what is wanted
  }
}

/** The settings. A channel is either set up completely or off. */
export const configSchema = settings.superRefine((given, context) => {
  const need = (key: keyof typeof given, because: keyof typeof given) => {
    if (given[because] && !given[key]) {
      context.addIssue({ code: 'custom', path: [key], message: `is needed with ${because}` });
    }
  };
  need('MAIL_FROM', 'SMTP_URL');
  need('MAIL_FROM', 'PUSH_KEY');
  need('WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN');
});
export type Config = z.output<typeof configSchema>;

/** The shop's name for people: the sender name of its email, or its host. */
export function shopNameOf({ MAIL_FROM: from = '', PUBLIC_URL: publicUrl }: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>) {
  return from.replace(/<.*>/, '').replaceAll('"', '').trim() || new URL(publicUrl).host;
}
