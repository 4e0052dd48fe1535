import { createNamedLock } from './named-lock.ts';

/** A work that ends when it is told to. */
function aWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  return { work, resolve, reject, isBegun: () => isBegun };
}

it('does works of the same name one after the other, also after one that failed', async () => {
  const withLock = createNamedLock();
  const [first, second, third] = [aWork(), aWork(), aWork()];
  const answers = [first, second, third].map(({ work }) => withLock('a', work).catch((error: Error) => error.message));
  await Promise.resolve();
  expect([first, second, third].map(({ isBegun }) => isBegun())).toEqual([true, false, false]);
  first.reject(new Error('refused'));
  expect(await answers[0]).toBe('refused');
  expect([second, third].map(({ isBegun }) => isBegun())).toEqual([true, false]);
  second.resolve('done');
  third.resolve('done, too');
  expect(await Promise.all(answers)).toEqual(['refused', 'done', 'done, too']);
});

it('does works of other names at the same time', () => {
  const withLock = createNamedLock();
  const [first, second] = [aWork(), aWork()];
  void withLock('a', first.work);
  void withLock('b', second.work);
  expect(second.isBegun()).toBe(true);
});
