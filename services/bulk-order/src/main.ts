import { bulkOrderChangeRecorded } from '@print-shop/contracts';
import { connectFoundation } from '@print-shop/foundation';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, ENSURE_INDEXES, indexTask, objectStoreOptions, runService } from '@print-shop/service-kit';
import { createBulkOrders } from './app.ts';
import { bulkOrderModel } from './bulk-order/bulk-order.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'bulk-order',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const foundation = await connectFoundation('bulk-order', context);
    const objects = await connectObjectStore(objectStoreOptions(config), logger);
    const model = bulkOrderModel(foundation.mongo);
    const relay = createRelay({ ...foundation, models: [model], mustReach: [bulkOrderChangeRecorded] });
    onClose('outbox', () => relay.close());
    const app = await createBulkOrders({
      ...foundation,
      objects,
      model,
      relay,
      rules: {
        maxRupees: config.BULK_ORDER_MAX_RUPEES,
        isContactRequired: config.BULK_ORDER_REQUIRE_CONTACT,
      },
      limits: {
        ordersPerAddress: config.BULK_ORDERS_PER_ADDRESS,
        ordersPerAccount: config.BULK_ORDERS_PER_ACCOUNT,
        designsPerAddress: config.DESIGN_LIMIT_PER_ADDRESS,
        designsPerStaff: config.STAFF_UPLOADS_PER_10_MINUTES,
      },
      uploadsInFlight: config.UPLOADS_IN_FLIGHT,
    });
    return { app, checks: foundation.checks };
  },
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => [bulkOrderModel(mongo)]) },
});
