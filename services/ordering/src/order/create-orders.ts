import { orderingSecurityEventRecorded, workCalendar } from '@print-shop/contracts';
import { createExportRecord } from '@print-shop/imports';
import { createDesignLinks } from '@print-shop/links';
import type { AnnouncementModel, Broker, Relay } from '@print-shop/messaging';
import { noteCredits, noteOnProofEvents } from '@print-shop/orders';
import { type ContractRouter, createLimit, createWaits, type Logger, type Works } from '@print-shop/service-kit';
import { claimDays, retentionDays, type Settings } from '@print-shop/shop';
import type { Redis } from 'ioredis';
import { answerDataExport } from './answer-data-export.ts';
import { expireUnpaid } from './expire-unpaid.ts';
import { forgetCustomers } from './forget-customers.ts';
import { keepOnPaymentReported } from './keep-on-payment-reported.ts';
import { type OrderRoutesDeps, orderRoutes } from './order.routes.ts';
import type { OrderModel } from './order.schema.ts';
import { createOrderStore } from './order.store.ts';
import type { Order } from './order.ts';
import { orderTerms } from './order-terms.ts';
import { payOnPaymentReceived } from './pay-on-payment-received.ts';
import { settleOnStockDecided } from './settle-on-stock-decided.ts';

const HOUR_SECONDS = 3600;

export interface OrdersDeps extends Pick<OrderRoutesDeps, 'products' | 'waitMs' | 'limits' | 'unpaidMinutes'> {
  model: OrderModel;
  announcements: AnnouncementModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  logger: Logger;
  works: Works;
  /** Orders that one address may place per hour. */
  ordersPerAddress: number;
  settings: Settings<'delivery' | 'hours' | 'payments' | 'retention'>;
  /** Days after which personal data is removed from an order, over those of the settings of the shop. */
  personalDataDays?: number | undefined;
  /** Days after the delivery within which customers may claim, over those of the settings of the shop. */
  claimDays?: number | undefined;
  designLinkKey?: string | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the orders, and starts their works and consumers. Returns their store; `routes` registers the routes. */
export async function createOrders(deps: OrdersDeps) {
  const { model, announcements, broker, relay, redis, logger, works, settings, unpaidMinutes, onClose } = deps;
  const orders = createOrderStore(model, relay, async () => workCalendar(await settings.find(), 'order'));
  const outcomes = createWaits<Order>({
    redis,
    logger,
    onClose,
    channel: 'ordering:outcomes',
    find: orders.find,
    isReady: ({ status }) => status !== 'waiting',
  });
  expireUnpaid(works, orders, unpaidMinutes);
  forgetCustomers(works, model, retentionDays(settings, 'personalDataDays', deps.personalDataDays));
  await answerDataExport(broker, orders);
  await settleOnStockDecided(broker, { orders, outcomes });
  await payOnPaymentReceived(broker, orders);
  await keepOnPaymentReported(broker, orders);
  const noted = { kind: 'order', ...orders } as const;
  await noteOnProofEvents(broker, 'ordering.note-on-proof-events', noted);
  await noteCredits(broker, 'ordering.note-on-account-credited', noted);
  const exports = createExportRecord(orderingSecurityEventRecorded, announcements, relay);
  return {
    orders,
    exports,
    routes(router: ContractRouter, { coupons, uses }: Pick<OrderRoutesDeps, 'coupons' | 'uses'>): void {
      const { products, waitMs, limits } = deps;
      const perAddress = createLimit({
        redis,
        prefix: 'ordering',
        name: 'order:address',
        points: deps.ordersPerAddress,
        tooMany: { en: 'Too many orders.', hi: 'बहुत सारे ऑर्डर हो चुके हैं।' },
        code: 'too-many-orders',
        seconds: HOUR_SECONDS,
      });
      orderRoutes(router, {
        orders,
        coupons,
        uses,
        products,
        outcomes,
        waitMs,
        limits,
        getTerms: orderTerms(settings),
        unpaidMinutes,
        perAddress,
        exports,
        getClaimDays: claimDays(settings, deps.claimDays),
        designs: createDesignLinks(deps.designLinkKey),
      });
    },
  };
}
