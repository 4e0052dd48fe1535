import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { SceneStore } from './scene.store.ts';
import type { SceneObjects } from './scene-objects.ts';

const SWEEP_MS = 60_000;
/** The most scenes that one sweep removes; the rest waits for the next. */
const SWEEP_LIMIT = 200;

/** Removes the scenes of deleted accounts, except those of orders. */
export const forgetScenes = (broker: Broker, scenes: SceneStore): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.forget-scenes-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => scenes.forgetOwner(data.userId),
  });

interface RemovalDeps {
  scenes: SceneStore;
  objects: Pick<SceneObjects, 'removePictures'>;
  broker: Pick<Broker, 'isConnected'>;
  logger: Logger;
}

/**
 * Removes scenes that nobody has ordered in time, and their pictures. While the broker is away it removes nothing, as an order
 * that needs a scene may be on its way.
 */
export function removeOldScenes({ scenes, objects, broker, logger }: RemovalDeps): Sweep {
  const run = async (now: Date) => {
    if (!broker.isConnected()) return;
    for (const id of await scenes.listExpired(now, SWEEP_LIMIT))
      if (await scenes.removeExpired(id, now)) await objects.removePictures(id);
  };
  return startSweep({ what: 'removing old scenes', everyMs: SWEEP_MS, run, logger });
}
