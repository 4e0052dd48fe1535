import { followAllOrders, followOwnOrders } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { OpenPages } from './open-pages.ts';

/** Registers the streams of events that open pages follow. */
export function liveRoutes(router: ContractRouter, pages: OpenPages): void {
  router
    .on(followOwnOrders, allow.signedIn, async ({ user }) => ({ status: 200, body: pages.openOwn(user.id) }))
    .on(followAllOrders, allow.staff('orders:read'), async ({ user }) => ({
      status: 200,
      body: pages.openShop(user.id),
    }));
}
