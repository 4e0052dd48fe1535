import type { Broker } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import { checkOnDesignStored } from './check-on-design-stored.ts';
import { type DesignRoutesDeps, designRoutes } from './design.routes.ts';
import { keepOnNeeded } from './keep-on-needed.ts';
import { createTakeDesign, type TakeDesignDeps } from './take-design.ts';
import { takeOverDesigns } from './take-over-designs.ts';

export interface DesignsDeps extends TakeDesignDeps, DesignRoutesDeps {
  broker: Broker;
}

/** Creates the designs: files with an address that carts and orders name. Starts their consumers and registers their routes. */
export async function createDesigns(router: ContractRouter, deps: Omit<DesignsDeps, 'takeDesign'>): Promise<void> {
  const { broker, files, objects, getRetention } = deps;
  const takeDesign = createTakeDesign(deps);
  await checkOnDesignStored(broker, takeDesign, getRetention);
  await takeOverDesigns(broker, { files, objects, takeDesign });
  await keepOnNeeded(broker, { files, getRetention });
  designRoutes(router, { ...deps, takeDesign });
}
