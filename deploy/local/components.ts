import { createECDH, createHmac, createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backing, databaseUrl, storeSecretOf } from '@print-shop/backing';
import { CUSTOMER_KINDS } from '@print-shop/contracts/client';
import { root } from '@print-shop/machine';
import type { Account } from './secrets.ts';

const preferredPorts = {
  identity: 4001,
  catalog: 4002,
  cart: 4003,
  ordering: 4004,
  'bulk-order': 4005,
  favorites: 4006,
  pricing: 4007,
  notifications: 4008,
  billing: 4009,
  artwork: 4010,
  'artwork-checks': 4011,
  shop: 4012,
  'mail-catcher': 8025,
  'payment-provider': 8026,
  shell: 8090,
  storefront: 8091,
  admin: 8092,
  gateway: 8080,
};
export type ComponentName = keyof typeof preferredPorts;

/** One process of the shop; `env` holds only what the local run decides for it. */
export type Component = Ports & { name: ComponentName; entry: string; env: Record<string, string> };

/** Where a component answers its callers, and where it answers operators. */
export type Ports = { port: number; managementPort: number };

/** The settings that the components share, besides the backing services. */
export type Wiring = {
  backing: Backing;
  /** RSA private key in PEM that identity signs tokens with. */
  signingKey: string;
  secondFactorKey: string;
  admin: Account;
  /** Where the mail catcher, if it is among the components, takes mail. */
  smtpPort: number;
  mailFolder: string;
  paymentsFolder: string;
  /** The folder that the catalog keeps finished pictures in; none by default. */
  pictureFolder?: string;
  /** Set on every component, over everything else. */
  env?: Record<string, string>;
};

/** The servers that a shop on the internet has elsewhere. Each has one port for everything, and no bundle. */
export const standIns: readonly ComponentName[] = ['mail-catcher', 'payment-provider'];

const frontEnds: readonly ComponentName[] = ['shell', 'storefront', 'admin'];

/** Further processes of a service. They have its database, its user of the broker and its key of the object store. */
const serviceOf: Partial<Record<ComponentName, ComponentName>> = { 'artwork-checks': 'artwork' };

/** All that have a user of the broker: they publish or consume events. */
export const usesBroker = (Object.keys(preferredPorts) as ComponentName[]).filter(
  (name) => !standIns.includes(name) && !frontEnds.includes(name) && !serviceOf[name],
);

export const usesDatabase = usesBroker.filter((name) => name !== 'gateway');

/** The components that sign or read links of emails, by the kind of link. */
const linkReaders: Record<string, readonly ComponentName[]> = {
  order: ['notifications', 'bulk-order', 'ordering', 'billing', 'artwork'],
  address: ['notifications', 'identity'],
  quotation: ['notifications', 'pricing', 'artwork'],
  proof: ['notifications', 'artwork'],
};

const usesObjectStore: ComponentName[] = ['identity', 'catalog', 'artwork', 'gateway'];

/**
 * A person trying the shop, a load tool and the tests all come from one address, so limits per address are raised here
 * and may be set by the environment. So are counts of orders, which a test places for few accounts; all other limits per
 * account stay what they are in production.
 */
const localLimits = {
  RATE_LIMIT_PER_ADDRESS: '100000000',
  CONNECTIONS_PER_ADDRESS: '100000',
  REQUESTS_PER_ADDRESS_AT_ONCE: '100000',
  RATE_LIMIT_AUTH_PER_ADDRESS: '100000000',
  LOGIN_LIMIT_PER_ADDRESS: '100000000',
  RESET_LIMIT_PER_ADDRESS: '100000000',
  MESSAGE_LIMIT_PER_ADDRESS: '1000000',
  TRACK_LIMIT_PER_ADDRESS: '1000000',
  DESIGN_LIMIT_PER_ADDRESS: '1000000',
  ARTWORK_LIMIT_PER_ADDRESS: '1000000',
  ARTWORK_PARTS_PER_ADDRESS: '1000000',
  ARTWORK_GUESSES_PER_ADDRESS: '1000000',
  ORDERS_PER_ADDRESS: '1000000',
  OPEN_ORDERS_PER_ACCOUNT: '1000000',
  COD_OPEN_ORDERS: '1000000',
  BULK_ORDERS_PER_ADDRESS: '1000000',
  BULK_ORDERS_PER_ACCOUNT: '1000000',
  RATE_LIMIT_PAGES_PER_ADDRESS: '100000000',
  RATE_LIMIT_FILES_PER_ADDRESS: '100000000',
};

const shopFile = (): string => process.env.SHOP_CONFIG_FILE ?? join(root, 'deploy/demo/shop.json');

/** The demo's staff account and the tests sign in by the password alone, unless the environment says otherwise. */
const localPolicies = { SECOND_FACTOR_REQUIRED: 'false' };

/** The sender of the shop's emails: the shop itself. */
function mailFrom(): string {
  const { name, email } = JSON.parse(readFileSync(shopFile(), 'utf8')) as { name: string; email: string };
  return `${name} <${email}>`;
}

/** The mail catcher also stands in for the servers of WhatsApp and SMS, which take any key. */
const phonesOf = (catcher: string): Record<string, string> => ({
  WHATSAPP_URL: `${catcher}/whatsapp`,
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_TOKEN: 'local',
  SMS_URL: `${catcher}/sms`,
  SMS_AUTH_KEY: 'local',
  SMS_TEMPLATES: JSON.stringify(
    Object.fromEntries(
      [...CUSTOMER_KINDS, 'track-code'].flatMap((kind) => ['en', 'hi'].map((code) => [`${kind}.${code}`, kind])),
    ),
  ),
});

/** A private key on the curve P-256 in PEM, the same for the same secret, so that browsers keep their subscriptions. */
function pushKey(secret: string): string {
  const d = createHmac('sha256', secret).update('push').digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
  return createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Keys for the local payment provider, the same for the same secret. */
function razorpayKeys(secret: string): { id: string; secret: string; webhookSecret: string } {
  const derived = (what: string) => createHmac('sha256', secret).update(what).digest('hex').slice(0, 32);
  return { id: 'rzp_test_local', secret: derived('payment key'), webhookSecret: derived('payment webhooks') };
}

/** Variables that only the caller's shell or test runner uses. */
const notPassedOn = new Set(['NODE_OPTIONS', 'NODE_ENV', 'JEST_WORKER_ID', 'PORT', 'HOST']);

/** The program of a component's process, relative to the project: its bundle. Stand-ins need none. */
function entryOf(name: ComponentName): string {
  if (name === 'mail-catcher') return 'deploy/local/mail-catcher.ts';
  if (name === 'payment-provider') return 'deploy/local/payment-provider/main.ts';
  if (frontEnds.includes(name)) return 'frontends/server/dist/main.mjs';
  if (name === 'artwork-checks') return 'services/artwork/dist/checks.main.mjs';
  return name === 'gateway' ? 'gateway/dist/main.mjs' : `services/${name}/dist/main.mjs`;
}

/** The port that the environment names; `undefined` for none. Throws a sentence for what is none. */
export function wantedPort(given: string | undefined): number | undefined {
  if (!given) return undefined;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${given}", which is no port: set it to a number from 1 to 65535, such as PORT=8080.`);
}

/** The components that are built, and the ports that each likes best; `PORT` is the gateway's. */
export function builtComponents(): { name: ComponentName; preferred: Ports }[] {
  const gatewayPort = wantedPort(process.env.PORT) ?? preferredPorts.gateway;
  return (Object.keys(preferredPorts) as ComponentName[])
    .filter((name) => existsSync(join(root, entryOf(name))))
    .map((name) => {
      const port = name === 'gateway' ? gatewayPort : preferredPorts[name];
      return { name, preferred: { port, managementPort: preferredPorts[name] + 1_000 } };
    });
}

/** Everything that is needed to run the given components, each on its port. */
export function wireComponents(ports: Map<ComponentName, Ports>, wiring: Wiring): Component[] {
  return [...ports].map(([name, own]) => ({
    name,
    ...own,
    entry: entryOf(name),
    env: { ...environment(name, own, ports, wiring), ...wiring.env },
  }));
}

/** All that a component's process gets: its own settings over those of the caller's shell. */
export function processEnvironment({ env }: Component): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !notPassedOn.has(key)));
  return { LOG_LEVEL: 'info', ...localLimits, ...localPolicies, ...inherited, ...env };
}

function environment(
  name: ComponentName,
  { port, managementPort }: Ports,
  ports: Map<ComponentName, Ports>,
  { backing, signingKey, secondFactorKey, admin, smtpPort, mailFolder, paymentsFolder, pictureFolder }: Wiring,
): Record<string, string> {
  const portOf = (other: ComponentName): number => ports.get(other)?.port ?? preferredPorts[other];
  const urlOf = (other: ComponentName): string => `http://127.0.0.1:${portOf(other)}`;
  const service = serviceOf[name] ?? name;
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${portOf('gateway')}`;
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    MONGO_URL: databaseUrl(backing.mongoUrl, `${backing.databasePrefix ?? 'print-shop'}-${service}`),
    RABBITMQ_URL: backing.brokerUrls?.[service] ?? backing.rabbitmqUrl,
    RABBITMQ_OWN_USERS: String(backing.brokerUrls !== undefined),
    REDIS_URL: backing.redisUrl,
    JWKS_URL: `${urlOf('identity')}/.well-known/jwks.json`,
  };
  if (name === 'mail-catcher') {
    return { HOST: '127.0.0.1', PORT: String(port), SMTP_PORT: String(smtpPort), MAIL_FOLDER: mailFolder };
  }
  const razorpay = razorpayKeys(secondFactorKey);
  if (name === 'payment-provider') {
    return {
      HOST: '127.0.0.1',
      PORT: String(port),
      PAYMENTS_FOLDER: paymentsFolder,
      WEBHOOK_URL: `${urlOf('gateway')}/api/payments/webhooks/razorpay`,
      KEY_ID: razorpay.id,
      KEY_SECRET: razorpay.secret,
      WEBHOOK_SECRET: razorpay.webhookSecret,
    };
  }
  const { s3Endpoint, s3AccessKey, s3SecretKey, s3Bucket, s3OwnKeys = false } = backing;
  const hasOwnKey = s3OwnKeys && name !== 'identity';
  const store = {
    S3_ENDPOINT: s3Endpoint,
    S3_ACCESS_KEY: hasOwnKey ? service : s3AccessKey,
    S3_SECRET_KEY: hasOwnKey ? storeSecretOf(service, backing) : s3SecretKey,
    S3_BUCKET: s3Bucket,
  };
  if (frontEnds.includes(name)) {
    const folder = join(root, 'frontends', name);
    return {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      MANAGEMENT_PORT: String(managementPort),
      FRONT_END: name,
      ...store,
      FILES_DIR: join(folder, 'dist'),
      RENDERER_FILE: join(folder, 'dist-server/renderer.cjs'),
      ...(name === 'shell' ? { STOREFRONT_URL: urlOf('storefront') } : {}),
    };
  }
  if (name === 'identity' || name === 'notifications') {
    env.PUBLIC_URL = publicUrl;
    env.MAIL_FROM = process.env.MAIL_FROM ?? mailFrom();
    if (ports.has('mail-catcher')) env.SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
  }
  for (const [kind, readers] of Object.entries(linkReaders)) {
    const key = createHmac('sha256', secondFactorKey).update(`${kind} links`).digest('hex');
    if (readers.includes(name)) env[`${kind.toUpperCase()}_LINK_KEY`] = key;
  }
  if (['cart', 'ordering', 'bulk-order', 'notifications', 'artwork'].includes(name)) {
    env.DESIGN_LINK_KEY = createHmac('sha256', secondFactorKey).update('design links').digest('hex');
  }
  if (name === 'billing') env.PUBLIC_URL = publicUrl;
  if (name === 'artwork')
    env.ARTWORK_LINK_KEY = createHmac('sha256', secondFactorKey).update('artwork links').digest('hex');
  if (ports.has('payment-provider')) {
    // The browser goes there by the name that it has for this machine.
    const providerUrl = `http://localhost:${portOf('payment-provider')}`;
    if (name === 'gateway') env.PAYMENT_ORIGIN = providerUrl;
    if (name === 'billing')
      Object.assign(env, {
        RAZORPAY_URL: providerUrl,
        RAZORPAY_KEY_ID: razorpay.id,
        RAZORPAY_KEY_SECRET: razorpay.secret,
        RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
      });
  }
  if (name === 'notifications') {
    env.PUSH_KEY = pushKey(secondFactorKey);
    env.MESSAGE_KEY = createHmac('sha256', secondFactorKey).update('messages').digest('hex');
    if (ports.has('mail-catcher')) Object.assign(env, phonesOf(urlOf('mail-catcher')));
  }
  if (name === 'identity') {
    const { login, password } = admin;
    Object.assign(env, {
      S3_OWN_KEYS: String(s3OwnKeys),
      SIGNING_KEYS: signingKey,
      SECOND_FACTOR_KEY: secondFactorKey,
      ADMIN_EMAIL: login,
      ADMIN_PASSWORD: password,
      ADMIN_NAME: process.env.ADMIN_NAME ?? 'Shop Admin',
    });
  }
  // The unpaid orders of the demo shop are there to be looked at for two days.
  if (name === 'ordering') env.UNPAID_ORDER_MINUTES = '2880';
  // A demonstration without orders shows how stars look.
  if (name === 'catalog') env.SHOW_DEFAULT_RATING = 'true';
  if (name === 'catalog' && pictureFolder) env.KEPT_PICTURES_DIR = pictureFolder;
  if (usesObjectStore.includes(service)) {
    Object.assign(env, store);
    // As in the chart: what decoding a picture took goes back to the system at once.
    if (name !== 'gateway') {
      Object.assign(env, { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' });
    }
  }
  if (['gateway', 'billing', 'artwork', 'shop'].includes(name)) env.SHOP_CONFIG_FILE = shopFile();
  if (name === 'gateway') {
    env.PUBLIC_URL = publicUrl;
    env.RENDERER_URL = urlOf('shell');
    for (const other of Object.keys(preferredPorts) as ComponentName[]) {
      if (usesBroker.includes(other) && other !== 'gateway')
        env[`${other.replace('-', '_').toUpperCase()}_URL`] = urlOf(other);
    }
  }
  return env;
}
