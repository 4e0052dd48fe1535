import { bulkOrderPlaced, orderPlaced, userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { SceneStore } from './scene.store.ts';
import type { SceneObjects } from './scene-objects.ts';

const DAY_MS = 24 * 3_600_000;
const SWEEP_MS = 60_000;
/** The most scenes that one sweep removes; the rest waits for the next. */
const SWEEP_LIMIT = 200;

/** Keeps the scenes of orders as long as the orders may need them, and removes those of deleted accounts. */
export async function keepScenes(broker: Broker, scenes: SceneStore, orderDays: number): Promise<void> {
  const after = (at: string) => new Date(new Date(at).getTime() + orderDays * DAY_MS);
  const idsOf = (lines: readonly { scene?: string | undefined }[]) => lines.flatMap(({ scene }) => scene ?? []);
  await broker.subscribe({
    queue: 'artwork.keep-scenes-on-order-placed',
    events: [orderPlaced],
    handle: ({ data: { lines, placedAt } }) => scenes.keep(idsOf(lines), after(placedAt)),
  });
  await broker.subscribe({
    queue: 'artwork.keep-scenes-on-bulk-order-placed',
    events: [bulkOrderPlaced],
    handle: ({ data, occurredAt }) => scenes.keep(data.scene ? [data.scene] : [], after(occurredAt)),
  });
  await broker.subscribe({
    queue: 'artwork.forget-scenes-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => scenes.forgetOwner(data.userId),
  });
}

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
    for (const id of await scenes.listExpired(now, SWEEP_LIMIT)) {
      const scene = await scenes.find(id);
      if (scene && (await scenes.removeExpired(id, now))) await objects.removePictures(scene);
    }
  };
  return startSweep({ what: 'removing old scenes', everyMs: SWEEP_MS, run, logger });
}
