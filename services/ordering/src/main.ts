import { connectService } from '@print-shop/connections';
import { importModels } from '@print-shop/imports';
import { mailLinkKeysOf } from '@print-shop/links';
import { announcementModel, createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createOrdering } from './app.ts';
import { configSchema } from './config.ts';
import { couponModel } from './coupon/coupon.store.ts';
import { orderModel } from './order/order.schema.ts';
import { ownerModel } from './quotation/owners.ts';

await runService({
  name: 'ordering',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const model = orderModel(connected.mongo);
    const announcements = announcementModel(connected.mongo);
    const coupons = couponModel(connected.mongo);
    const relay = createRelay({
      ...connected,
      models: [model, announcements, coupons],
    });
    context.onClose('outbox', () => relay.close());
    const { config } = context;
    const app = await createOrdering({
      ...connected,
      model,
      announcements,
      relay,
      waitMs: config.ORDER_WAIT_MS,
      limits: {
        maxPieces: config.ORDER_MAX_PIECES,
        maxRupees: config.ORDER_MAX_RUPEES,
        openOrders: config.OPEN_ORDERS_PER_ACCOUNT,
        openRupees: config.OPEN_RUPEES_PER_ACCOUNT,
        reviewRupees: config.ORDER_REVIEW_RUPEES,
        deliversAbroad: config.DELIVER_ABROAD,
        cash: {
          maxRupees: config.COD_MAX_RUPEES,
          pinCodes: config.COD_PIN_CODES,
          openOrders: config.COD_OPEN_ORDERS,
        },
      },
      ordersPerAddress: config.ORDERS_PER_ADDRESS,
      unpaidMinutes: config.UNPAID_ORDER_MINUTES,
      personalDataDays: config.PERSONAL_DATA_DAYS,
      claimDays: config.CLAIM_DAYS,
      mailLinkKeys: mailLinkKeysOf(config),
      designLinkKey: config.DESIGN_LINK_KEY,
    });
    return { app, checks: connected.checks };
  },
  tasks: {
    [ENSURE_INDEXES]: indexTask((mongo) => [
      orderModel(mongo),
      announcementModel(mongo),
      ownerModel(mongo),
      couponModel(mongo),
      ...Object.values(importModels(mongo)),
    ]),
  },
});
