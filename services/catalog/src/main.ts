import { connectService } from '@print-shop/connections';
import { createRelay } from '@print-shop/messaging';
import {
  connectObjectStore,
  ENSURE_INDEXES,
  indexTask,
  objectStoreOptions,
  runService,
  uploadSettings,
} from '@print-shop/service-kit';
import { createCatalog } from './app.ts';
import { configSchema } from './config.ts';
import { models, quietModels } from './models.ts';

await runService({
  name: 'catalog',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const connected = await connectService(context);
    const objects = await connectObjectStore(objectStoreOptions(config), logger);
    const catalog = models(connected.mongo);
    const relay = createRelay({
      ...connected,
      models: Object.values(catalog),
    });
    onClose('outbox', () => relay.close());
    const { LOW_STOCK: lowStock } = config;
    const app = await createCatalog({
      ...connected,
      models: catalog,
      quietModels: quietModels(connected.mongo),
      relay,
      objects,
      lowStock,
      boughtTogetherMinOrders: config.BOUGHT_TOGETHER_MIN_ORDERS,
      showDefaultRating: config.SHOW_DEFAULT_RATING,
      uploads: uploadSettings(config),
      keptPicturesDir: config.KEPT_PICTURES_DIR,
      uploadsPerStaff: config.STAFF_UPLOADS_PER_10_MINUTES,
    });
    return { app, checks: connected.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask((mongo) => [...Object.values(models(mongo)), ...Object.values(quietModels(mongo))]),
  },
});
