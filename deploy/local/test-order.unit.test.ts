import { join } from 'node:path';
import { root } from '@print-shop/machine';

interface Test {
  path: string;
  context: { config: { rootDir: string } };
}
type Sequencer = new (options: object) => { sort(tests: Test[]): Test[] };

const { default: Shuffle } = (await import(join(root, 'jest.shuffle.mjs'))) as { default: Sequencer };
const seed = process.env.TEST_SEED;
afterEach(() => {
  if (seed === undefined) delete process.env.TEST_SEED;
  else process.env.TEST_SEED = seed;
});

const files = Array.from({ length: 40 }, (_, n) => `services/s/${n}.test.ts`);
/** The files in the order of a seed, in a clone in this folder. */
function ordered(of: string, rootDir = '/clone', list = files): string[] {
  process.env.TEST_SEED = of;
  const tests = list.map((file) => ({ path: join(rootDir, file), context: { config: { rootDir } } }));
  return new Shuffle({}).sort(tests).map(({ path }) => path.slice(rootDir.length + 1));
}

it('follows from the seed alone: not from the order before, nor from where the clone is', () => {
  expect(ordered('7', '/elsewhere/clone', files.toReversed())).toEqual(ordered('7'));
  expect(ordered('7').toSorted()).toEqual(files.toSorted());
});

it('is another for another seed', () => {
  expect(ordered('8')).not.toEqual(ordered('7'));
});

it('begins with the files that take minutes', () => {
  const list = [...files, 'e2e/every-route.e2e.test.ts', 'deploy/new-service/new-service.int.test.ts'];
  for (const each of ['7', '8', '9'])
    expect(ordered(each, '/clone', list).slice(0, 2).toSorted()).toEqual(list.slice(-2).toSorted());
});
