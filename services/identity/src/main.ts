import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import {
  connectMongo,
  connectObjectStore,
  connectRedis,
  ENSURE_INDEXES,
  indexTask,
  objectStoreOptions,
  runService,
  type ServiceContext,
} from '@print-shop/service-kit';
import { createIdentity } from './app.ts';
import { auditModel, createAuditStore } from './audit/audit.store.ts';
import { type Config, configSchema } from './config.ts';
import { modelsOf } from './models.ts';
import { announceKeys } from './session/announce-keys.ts';
import { ensureAdmin, takeAway } from './tasks.ts';

/** Archives are uploaded to the object store in parts of this size, with one in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;

async function connect(context: ServiceContext<Config>) {
  const connected = await connectService(context);
  const { mongo, broker, logger, onClose } = connected;
  const models = modelsOf(mongo);
  const { users, messages, invitations, dataExports } = models;
  const relay = createRelay({ broker, models: [users, messages, invitations, dataExports], logger });
  onClose('outbox', () => relay.close());
  return { ...connected, ...models, relay };
}

await runService({
  name: 'identity',
  config: configSchema,
  async start(context) {
    const parts = await connect(context);
    const objects = await connectObjectStore(
      { ...objectStoreOptions(context.config), partBytes: PART_BYTES, sharesOut: context.config.S3_OWN_KEYS },
      context.logger,
    );
    return { app: await createIdentity({ ...context, ...parts, objects }), checks: parts.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))),
    /** Makes every service load the signing keys at its next token. */
    'reload-keys': async (context) => {
      const redis = connectRedis(context.config.REDIS_URL, context.logger);
      context.onClose('redis', () => redis.quit());
      await announceKeys({ ...context, redis }, { mustReload: true });
    },
    /** Fails when somebody has changed or removed an entry of the audit trail. */
    'verify-audit': async ({ config, logger, onClose }) => {
      const mongo = await connectMongo(config.MONGO_URL, logger);
      onClose('database', () => mongo.close());
      const { fault, ...whole } = await createAuditStore(auditModel(mongo), logger).verify();
      logger.info(whole, 'entries of the audit trail are whole');
      if (fault) throw new Error(`the audit trail is broken: ${fault}`);
    },
    /** For staff who have lost phone and recovery codes: `take-second-factor-away <email address>`. */
    'take-second-factor-away': async (context, [login]) => takeAway({ ...context, ...(await connect(context)) }, login),
    /** For deployments that keep `ADMIN_PASSWORD` out of the serving process's environment. */
    'first-admin': async (context) => ensureAdmin({ ...context, ...(await connect(context)) }),
  },
});
