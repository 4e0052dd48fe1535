import type { ContractRouter } from '@print-shop/service-kit';
import { type RevenueRoutesDeps, revenueRoutes } from './revenue.routes.ts';

export const createRevenue = (router: ContractRouter, deps: RevenueRoutesDeps): void => revenueRoutes(router, deps);
