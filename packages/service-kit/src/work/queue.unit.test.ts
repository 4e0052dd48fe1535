import { createLogger } from '../log.ts';
import type { Parked } from './parked.ts';
import { FAILURES_IN_A_ROW, type GivenUp, type Queue, startQueue } from './queue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Row {
  id: string;
  lease: number;
}
const EVERY_MS = 1_000;
const LEASE_MS = 300;

/** A queue of rows in memory, and what became of each. */
function open(ids: readonly string[], part: Partial<Queue<Row, string>> = {}) {
  const waiting: Row[] = ids.map((id) => ({ id, lease: 0 }));
  const events: string[] = [];
  const told: Parked[] = [];
  const queue = startQueue<Row, string>(
    {
      what: 'folding paper',
      everyMs: EVERY_MS,
      idOf: ({ id }) => id,
      take: async () => waiting.splice(0, 1),
      handle: async ({ id }) => {
        if (id.startsWith('bad')) throw new Error(`${id} is torn`);
        return `${id} folded`;
      },
      finish: async ({ lease }, outcome) => void events.push(lease ? `${outcome}, lease ${lease}` : outcome),
      failed: async ({ id }, _error, { isClosing }) =>
        void events.push(isClosing ? `${id} broken off` : `${id} failed`),
      ...part,
    },
    { logger: createLogger('test', 'silent'), notifyParked: async (one) => void told.push(one) },
  );
  return { queue, waiting, events, told };
}

it('handles what waits, and a row that fails holds up no other', async () => {
  const { queue, events } = open(['a', 'bad', 'c']);
  await queue.sweep();
  expect(events).toEqual(['a folded', 'bad failed', 'c folded']);
  await queue.close();
});

it('looks again after a while, and rests when all fail', async () => {
  const bad = Array.from({ length: FAILURES_IN_A_ROW + 1 }, (_, n) => `bad ${n}`);
  const { queue, events, waiting } = open(bad);
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(events).toHaveLength(FAILURES_IN_A_ROW);
  waiting.push({ id: 'a', lease: 0 });
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(events.slice(FAILURES_IN_A_ROW)).toEqual([`bad ${FAILURES_IN_A_ROW} failed`, 'a folded']);
  await queue.close();
});

it('keeps the lease of a row while it works, and ends with the last one', async () => {
  const { queue, events } = open(['a'], {
    handle: () => new Promise((done) => void setTimeout(() => done('a folded'), LEASE_MS)),
    renewal: { leaseMs: LEASE_MS, renew: async (row) => ({ ...row, lease: row.lease + 1 }) },
  });
  queue.trigger();
  await jest.advanceTimersByTimeAsync(LEASE_MS);
  await queue.close();
  expect(events).toEqual([expect.stringMatching(/^a folded, lease [23]$/)]);
});

it('tells staff of what is given up, whether it failed or came to nothing', async () => {
  const givenUp: GivenUp = { tries: 8, reason: 'out of paper' };
  const { queue, told } = open(['a', 'bad'], { finish: async () => givenUp, failed: async () => givenUp });
  await queue.sweep();
  expect(told).toEqual(['a', 'bad'].map((id) => ({ what: 'folding paper', id, ...givenUp })));
  await queue.close();
});

it('goes on when a failure cannot be stored', async () => {
  const { queue, events } = open(['bad', 'b'], {
    failed: async () => {
      throw new Error('the database is away');
    },
  });
  await queue.sweep();
  expect(events).toEqual(['b folded']);
  await queue.close();
});

it('breaks off what is in hand when it closes, which is no fault of the row, and takes no more', async () => {
  let breakOff = (_error: Error): void => undefined;
  const { queue, events, waiting } = open(['a', 'b'], {
    handle: () =>
      new Promise((_, reject) => {
        breakOff = reject;
      }),
    breakOff: async () => breakOff(new Error('closed')),
  });
  queue.trigger();
  await jest.advanceTimersByTimeAsync(0);
  await queue.close();
  expect(events).toEqual(['a broken off']);
  expect(waiting).toMatchObject([{ id: 'b' }]);
});
