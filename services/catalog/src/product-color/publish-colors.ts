import { productColorSet } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { ProductColorStore } from './product-color.store.ts';

/** A shop has far fewer. */
const MOST_COLORS = 1000;

interface PublishColorsDeps {
  broker: Pick<Broker, 'publish'>;
  colors: Pick<ProductColorStore, 'list'>;
}

/** Tells other services of all colours each night: they may learn of colours from before their own start only this way. */
export const publishColors = (
  works: Pick<Works, 'startNightly'>,
  { broker, colors }: PublishColorsDeps,
): Sweep<number> =>
  works.startNightly({
    what: 'telling of colours',
    fromHour: 3,
    async handle() {
      // From before they are read, so that a change meanwhile counts as newer.
      const occurredAt = new Date().toISOString();
      const { key } = productColorSet;
      for (const { name, hexCode } of (await colors.list({ page: 1, limit: MOST_COLORS })).colors)
        await broker.publish({ id: crypto.randomUUID(), key, occurredAt, data: { name, hexCode } });
    },
  });
