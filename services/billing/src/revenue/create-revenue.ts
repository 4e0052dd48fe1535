import type { ContractRouter } from '@print-shop/service-kit';
import { type RevenueRoutesDeps, revenueRoutes } from './revenue.routes.ts';

/** Creates the sums of what was invoiced and what is owed: their routes. */
export const createRevenue = (router: ContractRouter, deps: RevenueRoutesDeps): void => revenueRoutes(router, deps);
