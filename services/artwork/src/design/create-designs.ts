import type { Broker } from '@print-shop/messaging';
import { type ContractRouter, createWaits, type WaitsOptions } from '@print-shop/service-kit';
import { CHECKED_DESIGNS } from '../check-queue/create-check-queue.ts';
import type { ArtworkFile } from '../file/file.ts';
import { checkOnDesignStored } from './check-on-design-stored.ts';
import { type DesignRoutesDeps, designRoutes } from './design.routes.ts';
import { keepOnNeeded } from './keep-on-needed.ts';
import { createTakeDesign, type TakeDesignDeps } from './take-design.ts';
import { takeOverDesigns } from './take-over-designs.ts';

export interface DesignsDeps
  extends TakeDesignDeps,
    Omit<DesignRoutesDeps, 'takeDesign' | 'checked'>,
    Pick<WaitsOptions<ArtworkFile>, 'redis' | 'logger' | 'onClose'> {
  broker: Broker;
}

/** Creates the designs: files with an address that carts and orders name. Starts their consumers and registers their routes. */
export async function createDesigns(router: ContractRouter, deps: DesignsDeps): Promise<void> {
  const { broker, redis, logger, onClose, files, objects, getRetention } = deps;
  const takeDesign = createTakeDesign(deps);
  await checkOnDesignStored(broker, takeDesign, getRetention);
  await takeOverDesigns(broker, { files, objects, takeDesign });
  await keepOnNeeded(broker, { files, getRetention });
  const checked = createWaits({
    redis,
    logger,
    onClose,
    channel: CHECKED_DESIGNS,
    find: files.findOfDesign,
    isReady: ({ state }) => state !== 'checking',
  });
  designRoutes(router, { ...deps, takeDesign, checked });
}
