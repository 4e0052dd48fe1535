import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { LayoutStore } from './layout.store.ts';
import type { LayoutObjects } from './layout-objects.ts';

const SWEEP_MS = 60_000;

/** Removes the layouts of deleted accounts and their pictures, except those of orders. */
export const forgetLayouts = (
  broker: Broker,
  layouts: LayoutStore,
  objects: Pick<LayoutObjects, 'removePictures'>,
): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.forget-scenes-on-user-deleted',
    events: [userDeleted],
    async handle({ data: { userId } }) {
      // First, as nothing leads to them without the layout. They are drawn again where an order needs it meanwhile.
      for (const id of await layouts.listUnordered(userId)) await objects.removePictures(id);
      await layouts.forgetOwner(userId);
    },
  });

interface RemovalDeps {
  layouts: LayoutStore;
  objects: Pick<LayoutObjects, 'removePictures'>;
  broker: Pick<Broker, 'isConnected'>;
  works: Works;
}

/**
 * Removes layouts that nobody has ordered in time, and their pictures. While the broker is away it removes nothing, as an order
 * that needs a layout may be on its way.
 */
export const removeOldLayouts = ({ layouts, objects, broker, works }: RemovalDeps): Sweep<number> =>
  works.start<string>({
    what: 'removing old layouts',
    everyMs: SWEEP_MS,
    isReady: broker.isConnected,
    list: layouts.listExpired,
    idOf: (id) => id,
    async handle(id, now) {
      // First, as nothing leads to them without the layout. They are drawn again where a cart needs it meanwhile.
      await objects.removePictures(id);
      await layouts.removeExpired(id, now);
    },
  });
