import { connectService } from '@print-shop/connections';
import { mailLinkKeysOf } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { ENSURE_INDEXES, indexTask, runService } from '@print-shop/service-kit';
import { createOrdering } from './app.ts';
import { configSchema } from './config.ts';
import { modelsOf } from './models.ts';

await runService({
  name: 'ordering',
  config: configSchema,
  async start(context) {
    const connected = await connectService(context);
    const { orders: model, announcements, coupons } = modelsOf(connected.mongo);
    const relay = createRelay({ ...connected, models: [model, announcements, coupons] });
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
  tasks: { [ENSURE_INDEXES]: indexTask((mongo) => Object.values(modelsOf(mongo))) },
});
