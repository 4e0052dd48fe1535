import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, createLogger, loadConfig, startHttp, stopHttp } from '@print-shop/service-kit';
import { eventually, openSuite, watchQueries } from '@print-shop/test-kit';
import { createIdentity } from './app.ts';
import { auditModel } from './audit/audit.store.ts';
import { type Config, configSchema } from './config.ts';
import { contactMessageModel } from './contact-message/contact-message.store.ts';
import { dataExportModel, dataPartModel } from './data-export/data-export.schema.ts';
import { listViewModel } from './list-view/list-view.store.ts';
import { securityModel } from './security/security.store.ts';
import { sessionModel } from './session/session.store.ts';
import { createTokenSigner, type TokenHolder } from './session/token-signer.ts';
import { invitationModel } from './staff/invitation.schema.ts';
import { takeAway } from './tasks.ts';
import { userModel } from './user/user.schema.ts';
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
  const users = userModel(mongo);
  const messages = contactMessageModel(mongo);
  const invitations = invitationModel(mongo);
  const dataExports = dataExportModel(mongo);
  const relay = createRelay({ broker, models: [users, messages, invitations, dataExports], logger });
  onClose('outbox', () => relay.close());
  const sessions = sessionModel(mongo);
  const audit = auditModel(mongo);
  const security = securityModel(mongo);
  const dataParts = dataPartModel(mongo);
  const objects = await connectObjectStore({ ...suite.objectStore, partBytes: 5 * 1024 * 1024 }, logger);
  const listViews = listViewModel(mongo);
  const models = { users, sessions, messages, audit, security, listViews, invitations, dataExports, dataParts };
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
    users: userModel(suite.mongo),
    sessions: sessionModel(suite.mongo),
    security: securityModel(suite.mongo),
    audit: auditModel(suite.mongo),
    listViews: listViewModel(suite.mongo),
    invitations: invitationModel(suite.mongo),
    logger,
    objects,
    dataExports: dataExportModel(suite.mongo),
    dataParts: dataPartModel(suite.mongo),
    messages: contactMessageModel(suite.mongo),
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
