import { inBatches } from './in-batches.ts';

it('writes at once what comes at once, and tells each caller when its part is written', async () => {
  const written: (readonly number[])[] = [];
  const add = inBatches<number>(async (items) => {
    written.push(items);
  });
  await Promise.all([add([1]), add([2, 3]), add([])]);
  expect(written).toEqual([[1, 2, 3]]);
  await add([4]);
  expect(written).toEqual([[1, 2, 3], [4]]);
});

it('writes what comes during a write afterwards', async () => {
  const written: (readonly number[])[] = [];
  let go: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    go = resolve;
  });
  let second: Promise<void> | undefined;
  const add = inBatches<number>(async (items) => {
    written.push(items);
    if (items.includes(1)) second = add([2]);
    go();
  });
  await add([1]);
  await begun;
  await second;
  expect(written).toEqual([[1], [2]]);
});

it('tells all callers of a batch that it failed, and goes on with the next', async () => {
  let fails = true;
  const add = inBatches<number>(async () => {
    if (fails) throw new Error('the database is away');
  });
  const outcomes = await Promise.allSettled([add([1]), add([2])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  await expect(add([3])).resolves.toBeUndefined();
});
