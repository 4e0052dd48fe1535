import { setTimeout as sleep } from 'node:timers/promises';
import { createWaits } from './waits.ts';

interface Thing {
  id: string;
  isDone: boolean;
}

const waitsOver = (find: (id: string) => Promise<Thing | undefined>, errors: unknown[] = []) =>
  createWaits<Thing>({ find, isReady: ({ isDone }) => isDone, onError: (error) => void errors.push(error) });

it('wakes every request that waits for what this process has stored, and no other', async () => {
  const waits = waitsOver(async () => undefined);
  const [first, second, other] = [waits.wait('a', 5_000), waits.wait('a', 5_000), waits.wait('b', 30)];
  waits.tell({ id: 'a', isDone: true });
  expect(await first).toEqual({ id: 'a', isDone: true });
  expect(await second).toEqual({ id: 'a', isDone: true });
  expect(await other).toBeUndefined();
});

it('finds what another process has stored, once it is ready', async () => {
  let found: Thing | undefined;
  const waiting = waitsOver(async () => found).wait('a', 5_000);
  found = { id: 'a', isDone: false };
  await sleep(500);
  found = { id: 'a', isDone: true };
  expect(await waiting).toBe(found);
});

it('goes on looking after a look has failed', async () => {
  const errors: unknown[] = [];
  const find = async () => {
    if (errors.length === 0) throw new Error('the database is away');
    return { id: 'a', isDone: true };
  };
  expect(await waitsOver(find, errors).wait('a', 5_000)).toMatchObject({ isDone: true });
  expect(errors).toHaveLength(1);
});
