import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, createLogger, loadConfig, startHttp, stopHttp } from '@print-shop/service-kit';
import { eventually, openSuite, watchQueries } from '@print-shop/test-kit';
import { createIdentity } from './app.ts';
import { type Config, configSchema } from './config.ts';
import { modelsOf } from './models.ts';
import { createTokenSigner, type TokenHolder } from './session/token-signer.ts';
import { takeAway } from './tasks.ts';
import { createUserStore } from './user/user.store.ts';

const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
});

export const admin = { email: 'owner@example.com', password: 'owner-password', name: 'Owner' };

/** Identity as in production, on real servers, in the same process as its tests. */
export async function openIdentity(settings: Record<string, string> = {}) {
  const suite = await openSuite();
  const logger = createLogger('identity', 'silent');
  const config = loadConfig(configSchema, {
    NODE_ENV: 'test',
    PORT: '0',
    MANAGEMENT_PORT: '0',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    S3_ENDPOINT: suite.objectStore.endpoint,
    S3_ACCESS_KEY: suite.objectStore.accessKey,
    S3_SECRET_KEY: suite.objectStore.secretKey,
    SIGNING_KEYS: String(signingKey),
    SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
    SECOND_FACTOR_REQUIRED: 'false',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_NAME: admin.name,
    ...settings,
  });
  const closers: (() => unknown)[] = [];
  const onClose = (_name: string, close: () => unknown) => void closers.push(close);
  const { redis, mongo, broker } = await connectService({ name: 'identity', config, logger, onClose });
  const queries = watchQueries(mongo);
  await eventually(() => expect(broker.isConnected()).toBe(true));
  const models = modelsOf(mongo);
  const { users, messages, invitations, dataExports } = models;
  const relay = createRelay({ broker, models: [users, messages, invitations, dataExports], logger });
  onClose('outbox', () => relay.close());
  const objects = await connectObjectStore({ ...suite.objectStore, partBytes: 5 * 1024 * 1024 }, logger);
  const app = await createIdentity({ config, logger, redis, objects, ...models, broker, relay, onClose });
  const server = await startHttp(app, { host: '127.0.0.1', port: 0 });
  return {
    suite,
    config,
    mongo,
    onClose,
    redis,
    broker,
    server,
    ...modelsOf(suite.mongo),
    logger,
    objects,
    relay,
    store: createUserStore(users, relay),
    tokens: tokensOf(config),
    takeAway: (login: string | undefined) => takeAway({ config, logger, redis, ...models, relay }, login),
    async close() {
      await stopHttp(server);
      for (const close of closers.toReversed()) await close();
      await suite.close();
      queries.expectIndexed();
    },
  };
}

export type Identity = Awaited<ReturnType<typeof openIdentity>>;

/** Issues tokens like identity's, without signing in. */
function tokensOf(config: Config) {
  const { SIGNING_KEYS: keys, JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = config;
  const { TOKEN_TTL_SECONDS: ttlSeconds, STAFF_TOKEN_TTL_SECONDS: staffTtlSeconds } = config;
  const sign = createTokenSigner({ keys, issuer, audience, ttlSeconds, staffTtlSeconds });
  return {
    issue: (holder: TokenHolder, signedInAtSeconds?: number): string => sign(holder, { signedInAtSeconds }).token,
  };
}
