import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { DesignStore } from './design.store.ts';
import type { KeptDesignStore } from './kept-design.store.ts';

/** Long enough for the first sweep to come after the events that waited for this service have been handled. */
const SWEEP_MS = 60_000;
/** The most designs that one sweep removes; the rest waits for the next. */
const SWEEP_LIMIT = 200;

interface RemovalDeps {
  kept: KeptDesignStore;
  designs: Pick<DesignStore, 'remove'>;
  broker: Pick<Broker, 'isConnected'>;
  logger: Logger;
}

/**
 * Removes files of designs that nobody needs any more. Several instances may do so at the same time. While the broker is
 * away it removes nothing, as an order that needs a design may be on its way.
 */
export function removeExpired({ kept, designs, broker, logger }: RemovalDeps): Sweep {
  const run = async (now: Date) => {
    if (!broker.isConnected()) return;
    for (const name of await kept.listExpired(now, SWEEP_LIMIT)) {
      if (!(await kept.isExpired(name, now))) continue;
      await designs.remove(name);
      await kept.remove(name, now);
    }
  };
  return startSweep({ what: 'removing old designs', everyMs: SWEEP_MS, run, logger });
}
