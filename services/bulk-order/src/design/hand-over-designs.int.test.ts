import { designHandedOver, type EventData } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { testBulkOrders } from '../bulk-order/bulk-order.fixture.ts';
import { keptDesignModel } from './hand-over-designs.ts';

const HOUR_MS = 3_600_000;
const name = (letter: string) => `${letter.repeat(32)}.png`;
const keepUntil = new Date(Date.now() + HOUR_MS);
const handed: EventData<typeof designHandedOver>[] = [];

// They are there before the service starts, as release 0.2 has left them.
const { service } = testBulkOrders({
  async before({ mongo, broker }) {
    await broker.listen({ events: [designHandedOver], handle: ({ data }) => void handed.push(data) });
    // The event waits for a queue that takes it, as artwork's does.
    await broker.subscribe({ queue: 'test.designs', events: [designHandedOver], handle: async () => undefined });
    await keptDesignModel(mongo).create([
      { _id: name('a'), owners: [callers.customer.id], keepUntil, orderedUntil: keepUntil },
      { _id: name('b'), owners: [callers.customer.id, callers.other.id], keepUntil },
      { _id: name('c'), owners: [], keepUntil },
    ]);
  },
});

it('hands each design of release 0.2 over, with whose it is and until when it is needed', async () => {
  const until = keepUntil.toISOString();
  const design = (letter: string) => `/media/designs/${name(letter)}`;
  await eventually(() => expect(handed).toHaveLength(3));
  expect(handed.toSorted((a, b) => a.design.localeCompare(b.design))).toEqual([
    { design: design('a'), userId: callers.customer.id, keepUntil: until, orderedUntil: until },
    { design: design('b'), userId: null, keepUntil: until },
    { design: design('c'), userId: null, keepUntil: until },
  ]);
  await eventually(async () => expect(await keptDesignModel(service.parts.mongo).countDocuments()).toBe(0));
});
