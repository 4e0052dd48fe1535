import { connectService } from '@print-shop/connections';
import { mailLinkKeysOf } from '@print-shop/links';
import { announcementModel, createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createBulkOrders } from './app.ts';
import { bulkOrderModel } from './bulk-order/bulk-order.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'bulk-order',
  config: configSchema,
  async start(context) {
    const { config, onClose } = context;
    const connected = await connectService(context);
    const model = bulkOrderModel(connected.mongo);
    const relay = createRelay({ ...connected, models: [model, announcementModel(connected.mongo)] });
    onClose('outbox', () => relay.close());
    const app = await createBulkOrders({
      ...connected,
      model,
      relay,
      rules: {
        maxRupees: config.BULK_ORDER_MAX_RUPEES,
        isContactRequired: config.BULK_ORDER_REQUIRE_CONTACT,
      },
      limits: {
        ordersPerAddress: config.BULK_ORDERS_PER_ADDRESS,
        ordersPerAccount: config.BULK_ORDERS_PER_ACCOUNT,
      },
      personalDataDays: config.PERSONAL_DATA_DAYS,
      claimDays: config.CLAIM_DAYS,
      mailLinkKeys: mailLinkKeysOf(config),
      designLinkKey: config.DESIGN_LINK_KEY,
    });
    return { app, checks: connected.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask((mongo) => [bulkOrderModel(mongo), announcementModel(mongo)]),
  },
});
