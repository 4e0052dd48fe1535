import { workCalendar } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import { noteCredits, noteOnProofEvents } from '@print-shop/orders';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { Days, Settings } from '@print-shop/shop';
import type { Redis } from 'ioredis';
import { adoptGuests } from './adopt-guests.ts';
import { answerDataExport } from './answer-data-export.ts';
import { applyQuotation } from './apply-quotation.ts';
import { type BulkOrderRoutesDeps, bulkOrderRoutes } from './bulk-order.routes.ts';
import { type BulkOrderModel, createBulkOrderStore } from './bulk-order.store.ts';
import { type BulkOrderLimitOptions, createBulkOrderLimits } from './bulk-order-limits.ts';
import { forgetBuyers } from './forget-buyers.ts';
import { noteAdvance } from './note-advance.ts';
import { noteBlanks } from './note-blanks.ts';

interface OrdersDeps extends Omit<BulkOrderRoutesDeps, 'bulkOrders' | 'limits' | 'designLinks'> {
  model: BulkOrderModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  works: Works;
  settings: Settings<'delivery' | 'hours'>;
  limits: Omit<BulkOrderLimitOptions, 'redis'>;
  /** Days after which personal data is removed from a bulk order. */
  getPersonalDataDays: Days;
  designLinkKey?: string | undefined;
}

/** Creates the bulk orders: their store, consumers, nightly work and routes. */
export async function createOrders(router: ContractRouter, deps: OrdersDeps): Promise<void> {
  const { model, broker, relay, redis, works, settings, rules, products, getClaimDays } = deps;
  const bulkOrders = createBulkOrderStore(model, relay, async () => workCalendar(await settings.find(), 'bulk-order'));
  await adoptGuests(broker, bulkOrders);
  await applyQuotation(broker, bulkOrders);
  const noted = { kind: 'bulk-order', ...bulkOrders } as const;
  await noteOnProofEvents(broker, 'bulk-order.note-on-proof-events', noted);
  await noteCredits(broker, 'bulk-order.note-on-account-credited', noted);
  await noteBlanks(broker, bulkOrders);
  await noteAdvance(broker, bulkOrders);
  await answerDataExport(broker, bulkOrders);
  forgetBuyers(works, model, deps.getPersonalDataDays);
  bulkOrderRoutes(router, {
    bulkOrders,
    limits: createBulkOrderLimits({ redis, ...deps.limits }),
    rules,
    products,
    getClaimDays,
    designLinks: createDesignLinks(deps.designLinkKey),
  });
}
