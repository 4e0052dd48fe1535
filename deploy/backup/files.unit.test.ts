import { forEachAtOnce } from './files.ts';

it('rejects with the first error when all work that has begun has ended, and begins no more', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async (item: number) => {
    begun.push(item);
    if (item === 2) {
      resolve();
      throw new Error('the second is damaged');
    }
    await promise;
    // The other one is still at work when the error is known.
    await new Promise<void>((done) => setImmediate(done));
    ended.push(item);
  };
  await expect(forEachAtOnce([1, 2, 3, 4], work, 2)).rejects.toThrow('the second is damaged');
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [1] });
});
