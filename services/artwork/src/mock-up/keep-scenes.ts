import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { SceneStore } from './scene.store.ts';
import type { SceneObjects } from './scene-objects.ts';

const SWEEP_MS = 60_000;

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
  works: Works;
}

/**
 * Removes scenes that nobody has ordered in time, and their pictures. While the broker is away it removes nothing, as an order
 * that needs a scene may be on its way.
 */
export const removeOldScenes = ({ scenes, objects, broker, works }: RemovalDeps): Sweep<number> =>
  works.start<string>({
    what: 'removing old scenes',
    everyMs: SWEEP_MS,
    isReady: broker.isConnected,
    list: scenes.listExpired,
    idOf: (id) => id,
    async handle(id, now) {
      if (await scenes.removeExpired(id, now)) await objects.removePictures(id);
    },
  });
