/** The settings that the seed needs, from the environment. */
export interface Settings {
  shopUrl: string;
  admin: { login: string; password: string };
  customer: { login: string; password: string };
  /** Where emails can be read, if anywhere. */
  mailUrl?: string;
  /** Where the local payment provider is, if there is one. */
  paymentsUrl?: string;
}

const KEYS = ['SHOP_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'CUSTOMER_EMAIL', 'CUSTOMER_PASSWORD'] as const;

/** Reads the settings; says everything that is missing at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const missing = KEYS.filter((key) => !env[key]);
  if (missing.length > 0) throw new Error(`Please set ${missing.join(', ')}.`);
  const value = (key: (typeof KEYS)[number]): string => env[key] ?? '';
  return {
    shopUrl: value('SHOP_URL'),
    admin: { login: value('ADMIN_EMAIL'), password: value('ADMIN_PASSWORD') },
    customer: { login: value('CUSTOMER_EMAIL'), password: value('CUSTOMER_PASSWORD') },
    ...(env.MAIL_URL ? { mailUrl: env.MAIL_URL } : {}),
    ...(env.PAYMENTS_URL ? { paymentsUrl: env.PAYMENTS_URL } : {}),
  };
}
