import { createDecodeQueue } from './decode-queue.ts';

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

describe('the queue of decoding', () => {
  it('runs works one at a time, in order', async () => {
    const decodeQueue = createDecodeQueue();
    const [first, second] = [held(), held()];
    const runs = [decodeQueue.run(first.work), decodeQueue.run(second.work)];
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
    const decodeQueue = createDecodeQueue();
    await expect(decodeQueue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await decodeQueue.run(async () => 'next')).toBe('next');
  });

  it('are refused as busy when too many wait, and when one waited too long', async () => {
    const decodeQueue = createDecodeQueue({ waiting: 1, patienceMs: 1 });
    const [first, second] = [held(), held()];
    const running = decodeQueue.run(first.work);
    const waiting = decodeQueue.run(second.work);
    await expect(decodeQueue.run(async () => 'third')).rejects.toMatchObject({ kind: 'busy', code: 'uploads-busy' });
    await expect(waiting).rejects.toMatchObject({ code: 'uploads-busy', retryAfterSeconds: expect.any(Number) });
    first.end();
    await running;
    expect(second.isStarted).toBe(false);
    expect(await decodeQueue.run(async () => 'later')).toBe('later');
  });
});
