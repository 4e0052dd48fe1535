import { createMemory, type MemoryOptions } from './memory.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A memory that loads 1, 2, 3 ... */
function open(options: Partial<MemoryOptions<number>> = {}) {
  const memory = createMemory<number>({ freshMs: 10_000, keptMs: 60_000, maxEntries: 2, ...options });
  let count = 0;
  const load = jest.fn(async () => ++count);
  return { load, ask: (key = 'a') => memory(key, load) };
}

describe('a memory', () => {
  it('gives what is fresh without asking again, each under its key', async () => {
    const { ask } = open();
    expect([await ask('a'), await ask('b'), await ask('a'), await ask('b')]).toEqual([1, 2, 1, 2]);
  });

  it('loads once what many ask for at a time', async () => {
    const { ask, load } = open();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives what is not fresh any more, and loads it anew behind that', async () => {
    const { ask } = open();
    await ask();
    jest.advanceTimersByTime(10_001);
    expect(await ask()).toBe(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(await ask()).toBe(2);
  });

  it('waits for what is too old', async () => {
    const { ask } = open();
    await ask();
    jest.advanceTimersByTime(60_000);
    expect(await ask()).toBe(2);
  });

  it('keeps only what is worth it', async () => {
    const { ask } = open({ isKept: (value) => value > 1 });
    expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2]);
  });

  it('forgets what was loaded longest ago when it is full', async () => {
    const { ask } = open();
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect([await ask('b'), await ask('c'), await ask('a')]).toEqual([2, 3, 4]);
  });

  it('tells of a failure to who waits for it, and tries again for the next', async () => {
    const { ask, load } = open();
    load.mockRejectedValueOnce(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });

  it('gives what it has while loading fails', async () => {
    const { ask, load } = open();
    await ask();
    jest.advanceTimersByTime(10_001);
    load.mockRejectedValueOnce(new Error('away'));
    expect(await ask()).toBe(1);
    await jest.advanceTimersByTimeAsync(0);
    expect(await ask()).toBe(1);
  });
});
