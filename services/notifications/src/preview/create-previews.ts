import type { ContractRouter } from '@print-shop/service-kit';
import { type KindsRoutesDeps, kindsRoutes } from './kinds.routes.ts';

export const createPreviews = (router: ContractRouter, deps: KindsRoutesDeps): void => kindsRoutes(router, deps);
