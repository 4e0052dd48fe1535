import type { Broker } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { forgetOldOrders, type KeepDeps, keepOnOrdered } from './keep-on-ordered.ts';
import { type OrderArtworkRoutesDeps, orderArtworkRoutes } from './order-artwork.routes.ts';
import { createOrderArtworkStore, orderArtworkModel } from './order-artwork.store.ts';

interface OrdersDeps extends Omit<KeepDeps, 'orders'>, Pick<OrderArtworkRoutesDeps, 'queue' | 'links'> {
  mongo: Connection;
  broker: Broker;
  works: Works;
}

/**
 * Creates the artwork of orders, and starts its consumers and its nightly work. Returns until when orders need a design.
 * `routes` registers the routes.
 */
export async function createOrderArtwork(deps: OrdersDeps) {
  const { mongo, broker, works, files, scenes, proofs, retention, queue, links } = deps;
  const orders = createOrderArtworkStore(orderArtworkModel(mongo));
  await keepOnOrdered(broker, { orders, files, scenes, proofs, retention });
  forgetOldOrders(works, orders);
  return {
    neededUntil: orders.neededUntil,
    routes: (router: ContractRouter) => orderArtworkRoutes(router, { orders, files, scenes, proofs, queue, links }),
  };
}
