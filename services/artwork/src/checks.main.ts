import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, objectStoreOptions, runService } from '@print-shop/service-kit';
import { configSchema } from './checks.config.ts';
import { createArtworkChecks } from './checks.ts';
import { artworkFileModel } from './file/file.schema.ts';
import { createPreflight } from './preflight/index.ts';

/** The processor time of a quick check, in milliseconds. Files that take longer go to the other lane. */
const QUICK_MS = 2_500;
/** The milliseconds after which an idle process for slow files ends. Its start takes little beside a check, and its memory is large. */
const SLOW_IDLE_MS = 1_000;

await runService({
  name: 'artwork-checks',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const connected = await connectService({ ...context, name: 'artwork' });
    const relay = createRelay({ ...connected, models: [artworkFileModel(connected.mongo)] });
    onClose('outbox', () => relay.close());
    const [memoryMb, deadlineMs] = [config.CHECK_MEMORY_MB, config.CHECK_DEADLINE_SECONDS * 1000];
    await createArtworkChecks({
      ...connected,
      relay,
      objects: await connectObjectStore(objectStoreOptions(config), logger),
      preflight: createPreflight({ memoryMb, deadlineMs }, { idleMs: SLOW_IDLE_MS }),
      quickPreflight: createPreflight(
        { memoryMb: memoryMb / 2, deadlineMs: QUICK_MS, breaksOffWhenFull: true },
        { mostDeadlines: 1 },
      ),
    });
    return { checks: connected.checks };
  },
});
