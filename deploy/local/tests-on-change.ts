import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '@print-shop/machine';

/** Slow tests that run only where something that they depend on has changed since they last passed, and in the nightly run. */
export interface TestGroup {
  name: string;
  /** The paths of the test files, as a regular expression. */
  tests: string;
  /** The files that the tests depend on, as pathspecs of git. */
  inputs: readonly string[];
}

export const TEST_GROUPS: readonly TestGroup[] = [
  {
    name: 'new-service',
    tests: '/deploy/new-service/new-service\\.int\\.',
    // The last three are the files in the root folder without the notes.
    inputs: ['deploy/new-service', 'services/*/package.json', ':(glob)*', ':(exclude,glob)*.md', ':(exclude)LICENSE'],
  },
  {
    name: 'artwork',
    // These compare pixels of mends, inks, layouts, print files and drawings, or read the largest and worst files.
    tests:
      '/services/artwork/src/(preflight/(mend/|print/|pdf/ink/|pdf/read-pdf\\.|child\\.)|mock-up/(print-pdf|same-picture)\\.|file/mend\\.|proof/(print-file|line-layout|shown-on)\\.)|/deploy/demo/artwork\\.int\\.',
    inputs: ['services/artwork', 'packages/pdf', 'packages/pictures', 'deploy/demo', 'package-lock.json'],
  },
];

/** The hash of the inputs with which each group of tests last passed. It is committed, so that a fresh clone knows it. */
const PASSED = 'deploy/local/tests-passed.json';

type Passed = Record<string, string>;

const readPassed = (): Passed => {
  const file = join(root, PASSED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passed) : {};
};

/** Returns the hash of a group's inputs by path and content, with files that git does not know yet. */
export async function hashOfInputs({ inputs }: TestGroup, folder = root): Promise<string> {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...inputs], {
    cwd: folder,
  });
  const hash = createHash('sha256');
  for (const path of [...new Set(listed.split('\0'))].filter(Boolean).sort()) {
    const file = join(folder, path);
    if (existsSync(file)) hash.update(path).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns the groups whose inputs are those with which their tests have passed already. */
export async function unchangedGroups(): Promise<TestGroup[]> {
  const passed = readPassed();
  const checked = await Promise.all(
    TEST_GROUPS.map(async (group) => ({ group, isUnchanged: passed[group.name] === (await hashOfInputs(group)) })),
  );
  return checked.filter(({ isUnchanged }) => isUnchanged).map(({ group }) => group);
}

/** Remembers that the tests of these groups have passed with today's inputs. */
export async function recordPassed(groups: readonly TestGroup[]): Promise<void> {
  const passed = readPassed();
  for (const group of groups) passed[group.name] = await hashOfInputs(group);
  const sorted = Object.fromEntries(Object.entries(passed).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, PASSED), `${JSON.stringify(sorted, null, 2)}\n`);
}
