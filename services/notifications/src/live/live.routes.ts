import { followAllOrders, followOwnOrders, followTrackedOrder } from '@print-shop/contracts';
import { allow, type ContractRouter, linkOver, type MailLinks, ofGuest } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import type { OpenPages } from './open-pages.ts';

export interface LiveRoutesDeps {
  pages: OpenPages;
  orders: OrderStore;
  links: MailLinks;
}

/** Registers the streams of events that open pages follow. */
export function liveRoutes(router: ContractRouter, { pages, orders, links }: LiveRoutesDeps): void {
  router
    .on(followOwnOrders, allow.signedIn, async ({ user }) => ({ status: 200, body: pages.openOwn(user.id) }))
    .on(followTrackedOrder, allow.anyone, async ({ body: { token } }) => {
      const id = links.readOrder(token);
      if (id === undefined) throw linkOver();
      // An order becomes known here a moment after it was placed.
      const order = await orders.find(id);
      if (order) ofGuest(order);
      return { status: 200, body: pages.openOrder(id) };
    })
    .on(followAllOrders, allow.staff('orders:read'), async ({ user }) => ({
      status: 200,
      body: pages.openShop(user.id),
    }));
}
