import type { Broker } from '@print-shop/messaging';
import type { Auth, ContractRouter } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import { liveRoutes } from './live.routes.ts';
import { notifyPages } from './notify-pages.ts';
import { createOpenPages } from './open-pages.ts';

export interface LiveDeps {
  auth: Auth;
  broker: Broker;
  orders: OrderStore;
  /** Shorter in tests. */
  beatMs?: number | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the open pages that follow their orders: their listeners and routes. */
export async function createLive(router: ContractRouter, deps: LiveDeps): Promise<void> {
  const { auth, broker, orders, beatMs, onClose } = deps;
  const pages = createOpenPages(beatMs === undefined ? {} : { beatMs });
  await notifyPages(broker, pages);
  onClose('open pages', () => pages.close());
  liveRoutes(router, { pages, orders, auth });
}
