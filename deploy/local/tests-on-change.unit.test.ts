import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, run } from '@print-shop/machine';
import { inputsHash, TEST_GROUPS } from './tests-on-change.ts';

let folder: string;
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tests-on-change-'));
  await run('git', ['init', '--quiet'], { cwd: folder });
  put('package.json', '{}');
  put('README.md', 'notes');
  put('services/cart/package.json', '{}');
  put('services/cart/src/main.ts', 'start();');
  put('packages/pdf/src/draw.ts', 'draw();');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashes = async () =>
  Object.fromEntries(
    await Promise.all(TEST_GROUPS.map(async (group) => [group.name, await inputsHash(group, folder)] as const)),
  );
/** The groups whose hash changes when a file gets other content. */
async function changedBy(path: string): Promise<string[]> {
  const before = await hashes();
  put(path, 'changed');
  const after = await hashes();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

it('runs the tests of a new service again when its template, a manifest or the root configuration changes', async () => {
  expect(await changedBy('deploy/new-service/template/src/app.ts')).toEqual(['new-service']);
  expect(await changedBy('services/cart/package.json')).toEqual([
    ...['new-service', 'chart', 'images', 'demo-shop', 'artwork-journeys', 'pages', 'last-release'],
  ]);
  expect(await changedBy('biome.json')).toEqual(['new-service']);
});

it('runs the golden files of artwork again when artwork, its packages or the lockfile change', async () => {
  expect(await changedBy('services/artwork/src/preflight/pdf/lexer.ts')).toEqual([
    ...['artwork', 'proofs', 'demo-shop', 'artwork-journeys', 'pages', 'last-release'],
  ]);
  for (const path of ['packages/pdf/src/draw.ts', 'packages/pictures/src/picture.ts'])
    expect(await changedBy(path)).toEqual([
      ...[
        'artwork',
        'proofs',
        'product-import',
        'backup',
        'demo-shop',
        'screens',
        'artwork-journeys',
        'pages',
        'last-release',
      ],
    ]);
  expect(await changedBy('package-lock.json')).toEqual(TEST_GROUPS.map(({ name }) => name));
});

it('runs backups, the chart, images and pages again when what they read changes', async () => {
  expect(await changedBy('deploy/backup/run.ts')).toEqual(['backup']);
  for (const path of ['charts/print-shop/values.yaml', 'deploy/one-machine/lib.sh', 'deploy/values/production.yaml'])
    expect(await changedBy(path)).toEqual(['chart']);
  expect(await changedBy('packages/service-kit/src/config.ts')).toEqual([
    ...[
      'proofs',
      'product-import',
      'backup',
      'chart',
      'demo-shop',
      'screens',
      'artwork-journeys',
      'pages',
      'last-release',
    ],
  ]);
  expect(await changedBy('deploy/images/sbom.ts')).toEqual(['images']);
  for (const path of ['frontends/admin/src/app.tsx', 'packages/ui/src/button.tsx'])
    expect(await changedBy(path)).toEqual(['screens', 'artwork-journeys', 'pages', 'last-release']);
  expect(await changedBy('services/cart/src/main.ts')).toEqual([
    'demo-shop',
    'artwork-journeys',
    'pages',
    'last-release',
  ]);
  expect(await changedBy('deploy/local/start.ts')).toEqual(['demo-shop', 'artwork-journeys', 'pages', 'last-release']);
  expect(await changedBy('deploy/local/tests-passed.json')).toEqual([]);
});

it('runs none of them again for notes', async () => {
  for (const path of ['README.md', 'docs/operating.md']) {
    expect({ path, changed: await changedBy(path) }).toEqual({ path, changed: [] });
  }
});

it('names tests that exist', async () => {
  const files = (await run('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root }))
    .split('\n')
    .map((file) => `/${file}`);
  for (const { name, tests } of TEST_GROUPS) {
    expect({ name, found: files.some((file) => new RegExp(tests).test(file)) }).toEqual({ name, found: true });
  }
});
