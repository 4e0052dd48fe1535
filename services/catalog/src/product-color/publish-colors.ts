import { productColorSet } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { ProductColorStore } from './product-color.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A shop has far fewer. */
const MOST_COLORS = 1000;

interface PublishColorsDeps {
  broker: Pick<Broker, 'publish'>;
  colors: Pick<ProductColorStore, 'list'>;
  logger: Logger;
}

/** Tells other services of all colours, soon after the start and each day: they may know those from before their own start only so. */
export function publishColors({ broker, colors, logger }: PublishColorsDeps): Sweep {
  const run = async () => {
    // From before they are read, so that a change meanwhile counts as newer.
    const occurredAt = new Date().toISOString();
    const { key } = productColorSet;
    for (const { name, hexCode } of (await colors.list({ page: 1, limit: MOST_COLORS })).colors)
      await broker.publish({ id: crypto.randomUUID(), key, occurredAt, data: { name, hexCode } });
  };
  const sweep = startSweep({ what: 'telling of colours', everyMs: DAY_MS, run, logger });
  sweep.soon();
  return sweep;
}
