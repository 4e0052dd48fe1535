import { connectService } from '@print-shop/connections';
import { mailLinkKeysOf } from '@print-shop/links';
import { announcementModel, createRelay } from '@print-shop/messaging';
import {
  connectMongo,
  connectObjectStore,
  ENSURE_INDEXES,
  indexTask,
  objectStoreOptions,
  runService,
  uploadSettings,
} from '@print-shop/service-kit';
import type { z } from 'zod';
import { createBulkOrders } from './app.ts';
import { bulkOrderModel } from './bulk-order/bulk-order.store.ts';
import { configSchema } from './config.ts';
import { adoptDesigns } from './design/adopt-designs.ts';
import { createKeptDesignStore, keptDesignModel } from './design/kept-design.store.ts';
import type { Retention } from './design/retention.ts';

const retentionOf = (config: z.output<typeof configSchema>): Retention => ({
  orphanHours: config.DESIGN_ORPHAN_HOURS,
  cartDays: config.CART_DESIGN_DAYS,
  orderDays: Math.min(config.DESIGN_DAYS, config.PERSONAL_DATA_DAYS),
});

await runService({
  name: 'bulk-order',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const connected = await connectService(context);
    const objects = await connectObjectStore(objectStoreOptions(config), logger);
    const model = bulkOrderModel(connected.mongo);
    const relay = createRelay({ ...connected, models: [model, announcementModel(connected.mongo)] });
    onClose('outbox', () => relay.close());
    const app = await createBulkOrders({
      ...connected,
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
      retention: retentionOf(config),
      personalDataDays: config.PERSONAL_DATA_DAYS,
      claimDays: config.CLAIM_DAYS,
      mailLinkKeys: mailLinkKeysOf(config),
      designLinkKey: config.DESIGN_LINK_KEY,
      uploads: uploadSettings(config),
    });
    return { app, checks: connected.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask((mongo) => [bulkOrderModel(mongo), keptDesignModel(mongo), announcementModel(mongo)]),
    /** Run once in a shop with designs from before retention existed: they are then kept like ordered designs. */
    async 'adopt-designs'({ config, logger, onClose }) {
      const mongo = await connectMongo(config.MONGO_URL, logger);
      onClose('database', () => mongo.close());
      const objects = await connectObjectStore(objectStoreOptions(config), logger);
      const kept = createKeptDesignStore(keptDesignModel(mongo));
      const designs = await adoptDesigns(objects, kept, retentionOf(config));
      logger.info({ designs }, 'designs adopted');
    },
  },
});
