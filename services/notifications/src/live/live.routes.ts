import { followAllOrders, followOwnOrders, followTrackedOrder } from '@print-shop/contracts';
import { linkOver, type MailLinks, ofGuest } from '@print-shop/links';
import { type Auth, allow, type ContractRouter, DomainError } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import type { OpenPages } from './open-pages.ts';

export interface LiveRoutesDeps {
  pages: OpenPages;
  orders: OrderStore;
  links: MailLinks;
  auth: Auth;
}

/** Registers the streams of events that open pages follow. */
export function liveRoutes(router: ContractRouter, { pages, orders, links, auth }: LiveRoutesDeps): void {
  /** Whether the token of a request is still believed. Where that cannot be checked now, the stream goes on. */
  const standsBy = (authorization: string | undefined) => () =>
    auth.userOf(authorization).then(
      () => true,
      (error: unknown) => !(error instanceof DomainError && error.kind === 'unauthenticated'),
    );
  router
    .on(followOwnOrders, allow.signedIn, async ({ user, req }) => ({
      status: 200,
      body: pages.openOwn(user.id, standsBy(req.headers.authorization)),
    }))
    .on(followTrackedOrder, allow.anyone, async ({ body: { token } }) => {
      const id = links.readOrder(token);
      if (id === undefined) throw linkOver();
      // An order becomes known here a moment after it was placed.
      const order = await orders.find(id);
      if (order) ofGuest(order);
      return { status: 200, body: pages.openOrder(id) };
    })
    .on(followAllOrders, allow.staff('orders:read'), async ({ user, req }) => ({
      status: 200,
      body: pages.openShop(user.id, standsBy(req.headers.authorization)),
    }));
}
