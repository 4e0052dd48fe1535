import { createLogger } from '@print-shop/service-kit/log';
import type { OutboxModel } from './outbox.ts';
import { createRemovals } from './removals.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const COLLECT_MS = 500;
const REMEMBER_MS = 30_000;

/** A database that notes which events are removed from which documents, and fails while it is away. */
function start() {
  const updates: { documents: unknown; entries: unknown; options: object }[] = [];
  const database = { isAway: false };
  const model: OutboxModel = {
    modelName: 'Thing',
    updateMany: async (filter, update, options) => {
      if (database.isAway) throw new Error('the database is away');
      const { _id: filtered } = filter as { _id: { $in: unknown } };
      const { $pull } = update as { $pull: { outbox: { id: { $in: unknown } } } };
      updates.push({ documents: filtered.$in, entries: $pull.outbox.id.$in, options });
    },
    find: () => {
      throw new Error('nothing is read here');
    },
  };
  return { updates, database, model, removals: createRemovals(createLogger('test', 'silent'), COLLECT_MS) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the removal of published events', () => {
  it('is one update for all that were published in a while, which changes no date of a document', async () => {
    const { updates, model, removals } = start();
    removals.add(model, 'a', '1');
    removals.add(model, 'a', '2');
    removals.add(model, 'b', '3');
    await pass(COLLECT_MS - 1);
    expect(updates).toEqual([]);
    await pass(1);
    expect(updates).toEqual([{ documents: ['a', 'b'], entries: ['1', '2', '3'], options: { timestamps: false } }]);
    removals.add(model, 'b', '4');
    await pass(COLLECT_MS);
    expect(updates.slice(1)).toEqual([{ documents: ['b'], entries: ['4'], options: { timestamps: false } }]);
  });

  it('can be asked for at once, and the next one waits for its own time', async () => {
    const { updates, model, removals } = start();
    removals.add(model, 'a', '1');
    await pass(COLLECT_MS - 1);
    await removals.flush();
    expect(updates).toHaveLength(1);
    removals.add(model, 'a', '2');
    await pass(COLLECT_MS - 1);
    expect(updates).toHaveLength(1);
    await pass(1);
    expect(updates).toHaveLength(2);
  });

  it('is made again when it has failed', async () => {
    const { updates, database, model, removals } = start();
    removals.add(model, 'a', '1');
    database.isAway = true;
    await removals.flush();
    database.isAway = false;
    await removals.flush();
    expect(updates).toMatchObject([{ documents: ['a'], entries: ['1'] }]);
  });
});

describe('the memory of published events', () => {
  it('ends half a minute after the publication', async () => {
    const { model, removals } = start();
    expect(removals.has('1')).toBe(false);
    removals.add(model, 'a', '1');
    await pass(1);
    removals.add(model, 'a', '2');
    await pass(REMEMBER_MS - 2);
    await removals.flush();
    expect([removals.has('1'), removals.has('2')]).toEqual([true, true]);
    await pass(1);
    await removals.flush();
    expect([removals.has('1'), removals.has('2')]).toEqual([false, true]);
  });

  it('does not end before the removal', async () => {
    const { database, model, removals } = start();
    database.isAway = true;
    removals.add(model, 'a', '1');
    await pass(REMEMBER_MS);
    await removals.flush();
    expect(removals.has('1')).toBe(true);
    database.isAway = false;
    await removals.flush();
    expect(removals.has('1')).toBe(false);
  });
});
