import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';

const SWEEP_MS = 60_000;

interface RemovalDeps {
  files: FileStore;
  objects: Pick<ArtworkObjects, 'removeAll' | 'removeDesign'>;
  broker: Pick<Broker, 'isConnected'>;
  works: Works;
}

/**
 * Removes deleted files, unfinished uploads, and files that nobody needs any more: first the bytes, then the document. While the
 * broker is away it removes nothing, as an order that needs a file may be on its way.
 */
export const removeExpired = ({ files, objects, broker, works }: RemovalDeps): Sweep<number> =>
  works.start<string>({
    what: 'removing old artwork',
    everyMs: SWEEP_MS,
    isReady: broker.isConnected,
    list: files.listExpired,
    idOf: (id) => id,
    async handle(id, now) {
      const file = await files.hideExpired(id, now);
      if (!file) return;
      await objects.removeAll(id);
      if (file.design && file.isTakenOver) await objects.removeDesign(file.design);
      await files.drop(id);
    },
  });
