import { createSharedWork } from './shared-work.ts';

const late = () => new Error('too late');

it('rejects for a caller who has waited long enough, and goes on', async () => {
  const work = createSharedWork({ patienceMs: 1, late });
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDone = false;
  const begin = () =>
    promise.then(() => {
      isDone = true;
    });
  await expect(work('a', begin)).rejects.toThrow('too late');
  const again = expect(work('a', () => Promise.reject(new Error('begun twice')))).rejects.toThrow('too late');
  await again;
  resolve();
  await promise;
  expect(isDone).toBe(true);
});

it('is one piece of work for all who ask meanwhile, and begins again afterwards', async () => {
  const work = createSharedWork({ patienceMs: 60_000, late });
  let begun = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = () => {
    begun++;
    return promise;
  };
  const all = Promise.all([work('a', begin), work('a', begin), work('b', begin)]);
  resolve();
  await all;
  expect(begun).toBe(2);
  await work('a', begin);
  expect(begun).toBe(3);
});

it('rejects for all with the error of the work', async () => {
  const work = createSharedWork({ patienceMs: 60_000, late });
  const fail = () => Promise.reject(new Error('broken'));
  await Promise.all(['a', 'a'].map((key) => expect(work(key, fail)).rejects.toThrow('broken')));
});
