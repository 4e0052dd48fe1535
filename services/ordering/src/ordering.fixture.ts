import { announcementModel, createRelay } from '@print-shop/messaging';
import { testService } from '@print-shop/test-kit';
import { createOrdering, type OrderingDeps } from './app.ts';
import { couponModel } from './coupon/coupon.store.ts';
import { type OrderModel, orderModel } from './order/order.schema.ts';
import { createOrderStore, type OrderStore } from './order/order.store.ts';

const SETTINGS = {
  waitMs: 3_000,
  limits: {
    maxPieces: 1_000,
    maxRupees: 50_000,
    openOrders: 100,
    openRupees: 100_000,
    reviewRupees: 20_000,
    deliversAbroad: false,
    cash: { maxRupees: 40_000, pinCodes: [], openOrders: 100 },
  },
  ordersPerAddress: 150,
  unpaidMinutes: 30,
  personalDataDays: 2922,
};

type Tested = ReturnType<typeof testService>;

/** The parts that a test of ordering looks at beside the API. */
export type Ordering = Tested['parts'] & { model: OrderModel; orders: OrderStore };

/** The ordering service on real servers for one test file; `prepare` listens before it starts. */
export function testOrdering(
  prepare: (its: Ordering) => Promise<unknown> | unknown,
  settings: Partial<OrderingDeps> = {},
): Tested {
  return testService(async (parts) => {
    const model = orderModel(parts.mongo);
    const announcements = announcementModel(parts.mongo);
    const relay = createRelay({ ...parts, models: [model, announcements, couponModel(parts.mongo)] });
    parts.onClose('relay', () => relay.close());
    await prepare({ ...parts, model, orders: createOrderStore(model, relay) });
    return createOrdering({ ...parts, model, announcements, relay, ...SETTINGS, ...settings });
  });
}
