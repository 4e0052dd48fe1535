import { createWaits } from './waits.ts';

interface Thing {
  id: string;
  isDone: boolean;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const LOOK_MS = 400;

const waitsOver = (find: (id: string) => Promise<Thing | undefined>, errors: unknown[] = []) =>
  createWaits<Thing>({ find, isReady: ({ isDone }) => isDone, onError: (error) => void errors.push(error) });

it('wakes every request that waits for what this process has stored, and no other', async () => {
  const waits = waitsOver(async () => undefined);
  const [first, second, other] = [waits.wait('a', 5_000), waits.wait('a', 5_000), waits.wait('b', 30)];
  waits.tell({ id: 'a', isDone: true });
  expect(await first).toEqual({ id: 'a', isDone: true });
  expect(await second).toEqual({ id: 'a', isDone: true });
  await jest.advanceTimersByTimeAsync(30);
  expect(await other).toBeUndefined();
});

it('finds what another process has stored, once it is ready', async () => {
  let found: Thing | undefined;
  const looks: (Thing | undefined)[] = [];
  const find = async () => {
    looks.push(found);
    return found;
  };
  const waiting = waitsOver(find).wait('a', 5_000);
  const unready = { id: 'a', isDone: false };
  const ready = { id: 'a', isDone: true };
  found = unready;
  await jest.advanceTimersByTimeAsync(LOOK_MS);
  found = ready;
  await jest.advanceTimersByTimeAsync(LOOK_MS);
  expect(looks).toEqual([unready, ready]);
  expect(await waiting).toBe(ready);
});

it('goes on looking after a look has failed', async () => {
  const errors: unknown[] = [];
  const find = async () => {
    if (errors.length === 0) throw new Error('the database is away');
    return { id: 'a', isDone: true };
  };
  const waiting = waitsOver(find, errors).wait('a', 5_000);
  await jest.advanceTimersByTimeAsync(2 * LOOK_MS);
  expect(await waiting).toMatchObject({ isDone: true });
  expect(errors).toHaveLength(1);
});
