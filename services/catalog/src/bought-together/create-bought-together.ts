import type { Broker } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { QuietModels } from '../models.ts';
import { type BoughtTogetherRoutesDeps, boughtTogetherRoutes } from './bought-together.routes.ts';
import { createCompanionsStore } from './companions.store.ts';
import { keepOrderedOnOrderConfirmed } from './keep-ordered-on-order-confirmed.ts';
import { createOrderedStore } from './ordered.store.ts';
import { recomputeNightly } from './recompute.ts';

export interface BoughtTogetherDeps extends Omit<BoughtTogetherRoutesDeps, 'companions'> {
  quietModels: Pick<QuietModels, 'ordered' | 'companions'>;
  broker: Broker;
  works: Works;
  boughtTogetherMinOrders: number;
}

/** Creates the products that are bought together: their stores, consumer, nightly work and routes. */
export async function createBoughtTogether(router: ContractRouter, deps: BoughtTogetherDeps): Promise<void> {
  const { quietModels, broker, works, products, toProductResponse, boughtTogetherMinOrders: minOrders } = deps;
  const companions = createCompanionsStore(quietModels.companions);
  const ordered = createOrderedStore(quietModels.ordered);
  await keepOrderedOnOrderConfirmed(broker, ordered);
  recomputeNightly({ ordered, companions, minOrders, works });
  boughtTogetherRoutes(router, { products, companions, toProductResponse });
}
