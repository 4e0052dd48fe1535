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

/** The packages that only browsers run. */
const BROWSERS = ['packages/i18n', 'packages/ui', 'packages/web-kit'];
const BROWSERS_ALONE = BROWSERS.map((folder) => `:(exclude)${folder}`);

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
      '/services/artwork/src/(preflight/(mend/|print/|pdf/ink/|pdf/read-pdf\\.|child\\.|preflight\\.)|layout/(print-pdf|render|same-picture)\\.|file/mend\\.|proof/(print-file|line-layout|shown-on)\\.)|/deploy/demo/artwork\\.int\\.',
    inputs: [
      'services/artwork',
      'packages/pdf',
      'packages/pictures',
      'packages/contracts',
      'packages/test-kit',
      'deploy/demo',
      'package-lock.json',
    ],
  },
  {
    name: 'proofs',
    // These send files through the processes that check and draw them, again and again.
    tests:
      '/services/artwork/src/(killed|check-queue/check-queue|layout/layout|proof/(cancelled-proof|proof|send-versions))\\.int\\.',
    inputs: ['services/artwork', 'packages', ...BROWSERS_ALONE, 'deploy/demo', 'package-lock.json'],
  },
  {
    name: 'product-import',
    // These import tables with archives of pictures.
    tests: '/services/catalog/src/import/import-products\\.int\\.',
    inputs: ['services/catalog', 'packages', ...BROWSERS_ALONE, 'package-lock.json'],
  },
  {
    name: 'backup',
    // These make and restore whole backups.
    tests: '/deploy/backup/backup\\.int\\.',
    inputs: ['deploy/backup', 'packages', ...BROWSERS_ALONE, 'package-lock.json'],
  },
  {
    name: 'chart',
    // These run Helm for each set of values, and the commands of a server in a shell for each case.
    tests: '/(charts/(backup|chart|gitops|reachable|scaling|secrets)|deploy/one-machine/one-machine)\\.unit\\.',
    inputs: [
      'charts',
      'deploy/cluster',
      'deploy/one-machine',
      'deploy/values',
      'services/*/package.json',
      // The limits of memory and of uploads, and the keys, that the values of the chart have to fit.
      'packages/contracts/src/picture-kinds.ts',
      'packages/pictures/src/budget.ts',
      'packages/service-kit/src/config.ts',
      'services/artwork/src/layout/render.ts',
      'services/identity/src/second-factor/secret-box.ts',
      'package-lock.json',
    ],
  },
  {
    name: 'images',
    // These let npm read the whole lockfile for each image.
    tests: '/deploy/images/sbom\\.unit\\.',
    inputs: ['deploy/images', 'package-lock.json', '*/package.json'],
  },
  {
    name: 'demo-shop',
    // These load the demo shop again and again, cut off after every change.
    tests: '/e2e/demo-shop\\.e2e\\.',
    inputs: [
      'deploy/demo',
      'deploy/local/*.ts',
      'e2e',
      'gateway',
      'packages',
      ...BROWSERS_ALONE,
      'services',
      'package-lock.json',
    ],
  },
  {
    name: 'screens',
    // These fill the longest forms, key by key.
    tests:
      '/frontends/(admin/src/features/(add-product/add-product|artwork/artwork|message-kinds/message-kinds|product-list/product-list|quotation/quotation)(-page)?|storefront/src/(features/(bulk-order/bulk-order|product/product)-page|layout/layout-editor))\\.test\\.tsx$',
    inputs: ['frontends', 'packages', 'package-lock.json'],
  },
  {
    name: 'artwork-journeys',
    // These wait for many checks and drawings, with a browser in two hands.
    tests: '/e2e/(artwork|layout)\\.e2e\\.',
    inputs: ['deploy/local/*.ts', 'e2e', 'frontends', 'gateway', 'packages', 'services', 'package-lock.json'],
  },
  {
    name: 'pages',
    // These open every page in a browser, where axe judges each at several widths.
    tests: '/e2e/every-(staff-)?route\\.e2e\\.',
    inputs: ['deploy/local/*.ts', 'e2e', 'frontends', 'gateway', 'packages', 'services', 'package-lock.json'],
  },
  {
    name: 'last-release',
    // These build the front ends of the last release first. Those read the answers of the services of today.
    tests: '/e2e/last-release\\.e2e\\.',
    inputs: ['deploy/local/*.ts', 'e2e', 'frontends', 'gateway', 'packages', 'services', 'package-lock.json'],
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
export async function inputsHash({ inputs }: TestGroup, folder = root): Promise<string> {
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
    TEST_GROUPS.map(async (group) => ({ group, isUnchanged: passed[group.name] === (await inputsHash(group)) })),
  );
  return checked.filter(({ isUnchanged }) => isUnchanged).map(({ group }) => group);
}

/** Remembers that the tests of these groups have passed with today's inputs. */
export async function recordPassed(groups: readonly TestGroup[]): Promise<void> {
  const passed = readPassed();
  for (const group of groups) passed[group.name] = await inputsHash(group);
  const sorted = Object.fromEntries(Object.entries(passed).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, PASSED), `${JSON.stringify(sorted, null, 2)}\n`);
}
