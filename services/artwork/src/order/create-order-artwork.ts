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
 * Creates the artwork of orders, and starts its consumers and its nightly work. Registers its routes.
 * Returns until when orders need a design.
 */
export async function createOrderArtwork(router: ContractRouter, deps: OrdersDeps) {
  const { mongo, broker, works, files, layouts, proofs, getRetention, queue, links } = deps;
  const orders = createOrderArtworkStore(orderArtworkModel(mongo));
  await keepOnOrdered(broker, { orders, files, layouts, proofs, getRetention });
  forgetOldOrders(works, orders);
  orderArtworkRoutes(router, { orders, files, layouts, proofs, queue, links });
  return { neededUntil: orders.neededUntil };
}
