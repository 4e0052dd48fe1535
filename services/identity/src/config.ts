import { addressLinkConfig } from '@print-shop/links';
import { baseConfig, objectStoreConfig } from '@print-shop/service-kit';
import { z } from 'zod';
import { readBoxKeys } from './second-factor/secret-box.ts';
import { readSigningKeys } from './session/signing-keys.ts';

// Identity publishes the keys that the others read from JWKS_URL.
const { JWKS_URL: _, KEYS_MAX_AGE_SECONDS: __, ...base } = baseConfig;

const attempts = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });

/** The result of `read`, or its error as a fault of the setting. */
function orFault<Value>(context: z.RefinementCtx, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
}

const settings = z.object({
  ...base,
  ...objectStoreConfig,
  S3_OWN_KEYS: z.stringbool().default(false).meta({
    description:
      'Whether each component has a key of its own on the S3 server in the chart: then identity, whose key owns the bucket, says which files each may use',
  }),
  ...addressLinkConfig,
  SIGNING_KEYS: z
    .string()
    .transform((pem, context) => orFault(context, () => readSigningKeys(pem)))
    .meta({ description: 'RSA private keys in PEM, concatenated: the first signs, all are published' }),
  TOKEN_TTL_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .default(7 * 24 * 3600)
    .meta({ description: 'Lifetime of a token' }),
  STAFF_TOKEN_TTL_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .default(12 * 3600)
    .meta({ description: 'Lifetime of a staff token; after that, staff sign in again' }),
  SECOND_FACTOR_REQUIRED: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .meta({
      description: 'Whether staff must have a second factor; those without one set it up at their next sign-in',
    }),
  SECOND_FACTOR_KEY: z
    .string()
    .transform((text, context) => orFault(context, () => readBoxKeys(text)))
    .meta({
      description:
        'Keys of 32 bytes in base64, separated by spaces: the first encrypts the secrets of authenticator apps, all decrypt',
    }),
  LOGIN_LIMIT_PER_ACCOUNT: attempts(
    10,
    'Failed sign-ins per account in 15 minutes from one client address, or from one device that the account has signed in from before',
  ),
  LOGIN_LIMIT_PER_ADDRESS: attempts(100, 'Failed sign-ins per client address in 15 minutes, over all accounts'),
  LOGIN_LIMIT_UNKNOWN_DEVICES: attempts(
    100,
    'Failed sign-ins per account in 15 minutes from all unknown devices together',
  ),
  RESET_LIMIT_PER_ACCOUNT: attempts(3, 'Requests for a new password per account from one client address in 15 minutes'),
  RESET_LIMIT_PER_ADDRESS: attempts(30, 'Requests for a new password per client address in 15 minutes'),
  RESET_MAILS_PER_ACCOUNT: attempts(
    5,
    'Emails with a password link per account in an hour, from all addresses together',
  ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address that begins with smtp:// or smtps://')
    .optional()
    .meta({
      description: 'SMTP server that sends the email; without it, no email is sent and passwords cannot be reset',
    }),
  MAIL_FROM: z
    .string()
    .optional()
    .meta({ description: 'Sender of the email, `Shop name <address>`; needed with `SMTP_URL`' }),
  PUBLIC_URL: z.url().optional().meta({
    description:
      "The shop's public address, used in emailed links (required with `SMTP_URL`) and for passkeys (off without it)",
  }),
  KEEP_CONTACT_MESSAGES: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether messages of the contact screen are kept for staff' }),
  MESSAGE_LIMIT_PER_ADDRESS: attempts(5, 'Messages of the contact screen per client address in 15 minutes'),
  DATA_EXPORTS_PER_DAY: attempts(3, 'How often an account may ask for all its data in 24 hours'),
  DATA_EXPORT_ASK_AGAIN_MINUTES: attempts(
    60,
    'Minutes after which a service that has not sent its part of a data export is asked again',
  ),
  DATA_EXPORT_KEEP_DAYS: z.coerce.number().int().min(1).optional().meta({
    description: 'Days that the archive of a data export and its emailed link are kept, over the settings of the shop',
  }),
  GOOGLE_CLIENT_ID: z.string().optional().meta({ description: 'Client id of Google sign-in; off without it' }),
  GOOGLE_JWKS_URL: z
    .url()
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .meta({ description: "Google's public keys" }),
  ADMIN_EMAIL: z
    .email()
    .optional()
    .meta({ description: 'Email address of the first admin, created only where there is no admin yet' }),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .meta({ description: 'Password of the first admin: at least 12 characters, not a common one' }),
  ADMIN_NAME: z.string().default('Shop Admin').meta({ description: 'Name of the first admin' }),
});

/** The settings. With a mail server they must also have the sender and the shop's address, for the links in emails. */
export const configSchema = settings.superRefine((given, context) => {
  for (const key of ['MAIL_FROM', 'PUBLIC_URL'] as const) {
    if (given.SMTP_URL && !given[key])
      context.addIssue({ code: 'custom', path: [key], message: 'is needed with SMTP_URL' });
  }
});

export type Config = z.output<typeof configSchema>;

/** The shop's name for people: the sender name of its email, or its host. */
export function shopNameOf({
  MAIL_FROM: from = '',
  PUBLIC_URL: publicUrl,
}: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  const name = from.replace(/<.*>/, '').replaceAll('"', '').trim();
  return name || (publicUrl ? new URL(publicUrl).host : 'Print shop');
}
