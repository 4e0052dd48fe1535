import { connectFoundation } from '@print-shop/foundation';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, ENSURE_INDEXES, indexTask, objectStoreOptions, runService } from '@print-shop/service-kit';
import { createCatalog, models } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'catalog',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const foundation = await connectFoundation('catalog', context);
    const objects = await connectObjectStore(objectStoreOptions(config), logger);
    const catalog = models(foundation.mongo);
    const relay = createRelay({
      ...foundation,
      models: Object.values(catalog),
    });
    onClose('outbox', () => relay.close());
    const { LOW_STOCK: lowStock, UPLOADS_IN_FLIGHT: uploadsInFlight } = config;
    const app = await createCatalog({
      ...foundation,
      models: catalog,
      relay,
      objects,
      lowStock,
      uploadsInFlight,
      uploadsPerStaff: config.STAFF_UPLOADS_PER_10_MINUTES,
    });
    return { app, checks: foundation.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(models(mongo))) },
});
