import type { DesignLinks } from '@print-shop/links';
import type { Broker } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Retention } from '../file/retention.ts';
import { checkOnDesignStored } from './check-on-design-stored.ts';
import { type DesignRoutesDeps, designRoutes } from './design.routes.ts';
import { keepOnNeeded } from './keep-on-needed.ts';
import { createTakeDesign, type TakeDesignDeps } from './take-design.ts';
import { takeOverDesigns } from './take-over-designs.ts';

interface DesignsDeps extends TakeDesignDeps {
  broker: Broker;
  retention: Retention;
  designs: DesignLinks;
  /** `DESIGN_ORPHAN_HOURS` of the settings. */
  designHours: number;
}

/** Creates the designs: files with an address that carts and orders name. Starts their consumers. `routes` registers the routes. */
export async function createDesigns(deps: DesignsDeps) {
  const { broker, files, objects, queue, designs, designHours, retention } = deps;
  const takeDesign = createTakeDesign(deps);
  await checkOnDesignStored(broker, takeDesign, retention);
  await takeOverDesigns(broker, { files, objects, takeDesign });
  await keepOnNeeded(broker, { files, retention });
  return {
    routes: (router: ContractRouter, others: Pick<DesignRoutesDeps, 'limits' | 'senderOf'>) =>
      designRoutes(router, { ...others, files, objects, queue, designs, designHours, retention, takeDesign }),
  };
}
