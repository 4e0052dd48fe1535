import type { ContractRouter } from '@print-shop/service-kit';
import { type KindsRoutesDeps, kindsRoutes } from './kinds.routes.ts';

/** Registers what staff see and change of the kinds of messages. */
export const createPreviews = (router: ContractRouter, deps: KindsRoutesDeps): void => kindsRoutes(router, deps);
