import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { connectService } from '@print-shop/connections';
import { mailLinkKeysOf } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import {
  connectObjectStore,
  ENSURE_INDEXES,
  indexTask,
  objectStoreOptions,
  runService,
  uploadSettings,
} from '@print-shop/service-kit';
import { shopOf } from '@print-shop/shop';
import { createArtwork } from './app.ts';
import { configSchema, operatorRetentionOf } from './config.ts';
import { indexedModelsOf, modelsOf } from './models.ts';
import { createPreflight } from './preflight/index.ts';

// The bytes of files lie outside of V8's heap and count as growth of it. With the growth that a small heap allows, V8 would collect all
// objects after each ten megabytes of a file.
setFlagsFromString('--heap-growing-percent=200');

/** The milliseconds after which an idle process that makes print files ends. Its start takes little beside its work, and its memory is large. */
const IDLE_MS = 1_000;

await runService({
  name: 'artwork',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const connected = await connectService(context);
    const objects = await connectObjectStore(objectStoreOptions(config), logger);
    const relay = createRelay({ ...connected, models: Object.values(modelsOf(connected.mongo)) });
    onClose('outbox', () => relay.close());
    const app = await createArtwork({
      ...connected,
      objects,
      relay,
      linkKey: config.ARTWORK_LINK_KEY ?? randomBytes(32).toString('hex'),
      shop: shopOf(config),
      mailLinkKeys: mailLinkKeysOf(config),
      designLinkKey: config.DESIGN_LINK_KEY,
      preflight: createPreflight(
        { memoryMb: config.CHECK_MEMORY_MB, deadlineMs: config.CHECK_DEADLINE_SECONDS * 1000 },
        { idleMs: IDLE_MS },
      ),
      limits: {
        filesPerAddress: config.ARTWORK_LIMIT_PER_ADDRESS,
        designsPerAddress: config.DESIGN_LIMIT_PER_ADDRESS,
        filesPerStaff: config.STAFF_UPLOADS_PER_10_MINUTES,
        partsPerAddress: config.ARTWORK_PARTS_PER_ADDRESS,
        guessesPerAddress: config.ARTWORK_GUESSES_PER_ADDRESS,
      },
      designHours: config.DESIGN_ORPHAN_HOURS,
      operatorRetention: operatorRetentionOf(config),
      uploads: uploadSettings(config),
    });
    return { app, checks: connected.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask(indexedModelsOf),
  },
});
