import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';

const SWEEP_MS = 60_000;
/** The most files that one sweep removes; the rest waits for the next. */
const SWEEP_LIMIT = 100;

interface RemovalDeps {
  files: FileStore;
  objects: Pick<ArtworkObjects, 'removeAll'>;
  broker: Pick<Broker, 'isConnected'>;
  logger: Logger;
}

/**
 * Removes deleted files, unfinished uploads, and files that nobody needs any more: first the bytes, then the document. Several
 * instances may do so at the same time. While the broker is away it removes nothing, as an order that needs a file may be on
 * its way.
 */
export function removeExpired({ files, objects, broker, logger }: RemovalDeps): Sweep {
  const run = async (now: Date) => {
    if (!broker.isConnected()) return;
    for (const id of await files.listExpired(now, SWEEP_LIMIT)) {
      if (!(await files.hideExpired(id, now))) continue;
      await objects.removeAll(id);
      await files.drop(id);
    }
  };
  return startSweep({ what: 'removing old artwork', everyMs: SWEEP_MS, run, logger });
}
