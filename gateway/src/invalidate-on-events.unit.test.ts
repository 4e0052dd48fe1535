import type { Broker } from '@print-shop/messaging';
import { invalidateOnEvents } from './invalidate-on-events.ts';
import type { PublicCache } from './public-cache.ts';

it('drops everything after an outage of the broker, during which no listener heard of a change', async () => {
  const listeners: { missed?(): void }[] = [];
  const listen = async (listener: { missed?(): void }) => void listeners.push(listener);
  const dropped: string[] = [];
  const invalidate = (prefix: string) => void dropped.push(prefix);
  await invalidateOnEvents({ listen } as unknown as Broker, { invalidate } as unknown as PublicCache);
  expect(listeners.length).toBeGreaterThan(1);
  for (const listener of listeners) {
    dropped.length = 0;
    listener.missed?.();
    expect(dropped).toEqual(['/api/']);
  }
});
