import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { DesignStore } from './design.store.ts';
import type { KeptDesignStore } from './kept-design.store.ts';

/** Long enough for the first sweep to come after the events that waited for this service have been handled. */
const SWEEP_MS = 60_000;

interface RemovalDeps {
  kept: KeptDesignStore;
  designs: Pick<DesignStore, 'remove'>;
  broker: Pick<Broker, 'isConnected'>;
  works: Works;
}

/**
 * Removes files of designs that nobody needs any more. While the broker is away it removes nothing, as an order that needs a
 * design may be on its way.
 */
export const removeExpired = ({ kept, designs, broker, works }: RemovalDeps): Sweep<number> =>
  works.start<string>({
    what: 'removing old designs',
    everyMs: SWEEP_MS,
    isReady: broker.isConnected,
    list: kept.listExpired,
    idOf: (name) => name,
    async handle(name, now) {
      if (!(await kept.isExpired(name, now))) return;
      await designs.remove(name);
      await kept.remove(name, now);
    },
  });
