import type { EventContract, EventData } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ReadModel, Versioned } from './read-model.ts';

/**
 * Feeds a read model: `changed` events carry the object as it now is, `removed` says that it is gone. `queues` are named
 * effect-on-cause by the service that keeps the model.
 */
export async function keepCurrent<T extends Versioned, Changed extends EventContract, Removed extends EventContract>(
  broker: Broker,
  model: ReadModel<T>,
  feed: {
    queues: { keep: string; drop: string };
    changed: Changed[];
    removed: Removed;
    toEntry: (data: EventData<Changed>) => [id: string, value: T];
    toRemoval: (data: EventData<Removed>) => [id: string, version: number];
  },
): Promise<void> {
  await broker.subscribe({
    queue: feed.queues.keep,
    events: feed.changed,
    prefetch: 20,
    handle: ({ data }) => model.put(...feed.toEntry(data as EventData<Changed>)),
  });
  await broker.subscribe({
    queue: feed.queues.drop,
    events: [feed.removed],
    prefetch: 20,
    handle: ({ data }) => model.remove(...feed.toRemoval(data as EventData<Removed>)),
  });
}
