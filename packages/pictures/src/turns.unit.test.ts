import { createTurns } from './turns.ts';

/** Work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const one = {
    isStarted: false,
    end: resolve,
    work: () => {
      one.isStarted = true;
      return promise;
    },
  };
  return one;
}

describe('turns', () => {
  it('are taken one at a time, in order', async () => {
    const turns = createTurns();
    const [first, second] = [held(), held()];
    const runs = [turns.run(first.work), turns.run(second.work)];
    await new Promise(setImmediate);
    expect([first.isStarted, second.isStarted]).toEqual([true, false]);
    first.end();
    await runs[0];
    await new Promise(setImmediate);
    expect(second.isStarted).toBe(true);
    second.end();
    await runs[1];
  });

  it('go on after work that failed', async () => {
    const turns = createTurns();
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run(async () => 'next')).toBe('next');
  });

  it('are refused as busy when too many wait, and when one waited too long', async () => {
    const turns = createTurns({ waiting: 1, patienceMs: 1 });
    const [first, second] = [held(), held()];
    const running = turns.run(first.work);
    const waiting = turns.run(second.work);
    await expect(turns.run(async () => 'third')).rejects.toMatchObject({ kind: 'busy', code: 'uploads-busy' });
    await expect(waiting).rejects.toMatchObject({ code: 'uploads-busy', retryAfterSeconds: expect.any(Number) });
    first.end();
    await running;
    expect(second.isStarted).toBe(false);
    expect(await turns.run(async () => 'later')).toBe('later');
  });
});
