import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { closedMonthModel, createMonthStore } from './month.store.ts';
import { type ReturnsRoutesDeps, returnsRoutes } from './returns.routes.ts';

interface ReturnsDeps {
  mongo: Connection;
  relay: Relay;
}

/** Creates the monthly returns. Returns whether a month is closed; `routes` registers the routes. */
export function createReturns({ mongo, relay }: ReturnsDeps) {
  const months = createMonthStore(closedMonthModel(mongo), relay);
  return {
    isClosed: async (month: string) => (await months.find(month)) !== undefined,
    routes: (router: ContractRouter, deps: Omit<ReturnsRoutesDeps, 'months'>) =>
      returnsRoutes(router, { ...deps, months }),
  };
}
