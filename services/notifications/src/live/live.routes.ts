import { followAllOrders, followOwnOrders } from '@print-shop/contracts';
import { type Auth, allow, type ContractRouter, DomainError } from '@print-shop/service-kit';
import type { OrderStore } from '../order/order.store.ts';
import type { OpenPages } from './open-pages.ts';

export interface LiveRoutesDeps {
  pages: OpenPages;
  orders: OrderStore;
  auth: Auth;
}

/** Registers the streams of events that open pages follow. */
export function liveRoutes(router: ContractRouter, { pages, orders, auth }: LiveRoutesDeps): void {
  /** Whether the token of a request is still believed. Where that cannot be checked now, the stream goes on. */
  const standsBy = (authorization: string | undefined) => () =>
    auth.userOf(authorization).then(
      () => true,
      (error: unknown) => !(error instanceof DomainError && error.kind === 'unauthenticated'),
    );
  router
    .on(followOwnOrders, allow.orderCustomer, async ({ access: { user, linkedOrder: id = '', check }, req }) => {
      if (user) return { status: 200, body: pages.openOwn(user.id, standsBy(req.headers.authorization)) };
      // An order becomes known here a moment after it was placed.
      const order = await orders.find(id);
      if (order) check(order);
      return { status: 200, body: pages.openOrder(id) };
    })
    .on(followAllOrders, allow.staff('orders:read'), async ({ user, req }) => ({
      status: 200,
      body: pages.openShop(user.id, standsBy(req.headers.authorization)),
    }));
}
