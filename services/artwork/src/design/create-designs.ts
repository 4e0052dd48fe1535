import type { DesignLinks } from '@print-shop/links';
import type { Broker } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import { checkOnDesignStored } from './check-on-design-stored.ts';
import { designRoutes } from './design.routes.ts';
import { createTakeDesign, type DesignDeps } from './take-design.ts';

interface DesignsDeps extends DesignDeps {
  broker: Broker;
  designs: DesignLinks;
}

/** Creates the copies of designs and starts their consumer. `routes` registers the routes. */
export async function createDesigns(deps: DesignsDeps) {
  const { broker, files, objects, designs } = deps;
  const takeDesign = createTakeDesign(deps);
  await checkOnDesignStored(broker, takeDesign);
  return { routes: (router: ContractRouter) => designRoutes(router, { files, objects, designs, takeDesign }) };
}
