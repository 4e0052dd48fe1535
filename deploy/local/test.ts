import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureText, localDir, readState, root, say, tryRun, writeState } from '@print-shop/machine';
import { removeContainers, serverVariables, startServers } from '@print-shop/test-kit/containers';
import startShop from '../../e2e/start-shop.ts';
import stopShop from '../../e2e/stop-shop.ts';
import { buildAll } from './build.ts';
import { useImages } from './images.ts';
import { ensureBrowser, ensureHeadlessShell, ensureNginx } from './programs.ts';
import { type FileTiming, fileTimings, type Report, slowestLines } from './test-timings.ts';
import { recordPassed, TEST_GROUPS, type TestGroup, unchangedGroups } from './tests-on-change.ts';

// `npm test [-- unit web int e2e outage] [-- jest options]`: runs the kinds of tests in turn, with all that they need. The order of the
// test files and every random value follow from a seed; `TEST_SEED=<seed> npm test` repeats them. `--nightly` also runs the tests
// whose inputs have not changed. `--inspect-brk` waits for a debugger.

const kinds = ['unit', 'web', 'int', 'e2e', 'outage'] as const;
type Kind = (typeof kinds)[number];

/** The outcome of one kind of tests. `prepareSeconds` is the time for servers, programs and bundles. */
type Result = {
  kind: Kind;
  passed: number;
  failed: number;
  seconds: number;
  prepareSeconds: number;
  files: FileTiming[];
};

const args = process.argv.slice(2).filter((arg) => arg !== '--nightly');
const isNightly = process.argv.includes('--nightly');
const isKind = (arg: string): arg is Kind => (kinds as readonly string[]).includes(arg);
const asked = args.filter(isKind);
const inspect = args.filter((arg) => arg.startsWith('--inspect'));
// A debugger follows one process.
const jestArgs = [
  ...args.filter((arg) => !isKind(arg) && !inspect.includes(arg)),
  ...(inspect.length > 0 ? ['--runInBand'] : []),
];
const chosen = (asked.length > 0 ? kinds.filter((kind) => asked.includes(kind)) : kinds).filter((kind) =>
  existsSync(join(root, `jest.${kind}.config.mjs`)),
);

/** Gets the images of the servers, then the programs that the chosen kinds need: apt-get installs for one caller at a time. */
async function getPrograms(): Promise<void> {
  await useImages();
  if (chosen.includes('int')) await ensureNginx();
  const browser = await ensureBrowser();
  if (chosen.includes('e2e') || chosen.includes('outage')) await ensureHeadlessShell(browser);
}

/** Starts the servers that all kinds share, and names them in the environment. */
async function shareServers(): Promise<void> {
  Object.assign(process.env, serverVariables(await startServers()));
}

const needsServers = (kind: Kind): boolean => kind !== 'unit' && kind !== 'web';
/** On a machine that has none of them yet, they come from the network while the first kinds of tests run. */
const ready = chosen.some(needsServers) ? getPrograms().then(shareServers) : undefined;
// `prepare` waits for them, and reports a failure.
ready?.catch(() => undefined);

/** Makes ready what a kind of test needs and returns the environment that tells the tests about it. */
async function prepare(kind: Kind): Promise<NodeJS.ProcessEnv> {
  if (!needsServers(kind)) return {};
  await ready;
  const env: NodeJS.ProcessEnv = {
    // Its helper image comes from a registry, which may be out of reach; the suites stop what they start.
    TESTCONTAINERS_RYUK_DISABLED: process.env.TESTCONTAINERS_RYUK_DISABLED ?? 'true',
  };
  if (kind === 'int') env.NGINX_PATH = await ensureNginx();
  env.CHROMIUM_PATH = await ensureBrowser();
  if (kind === 'e2e' || kind === 'outage') {
    env.HEADLESS_SHELL_PATH = await ensureHeadlessShell(env.CHROMIUM_PATH);
    await buildAll();
    // Both kinds use one shop. Where one of them runs alone, Jest starts it.
    if (chosen.includes('e2e') && chosen.includes('outage')) {
      Object.assign(process.env, env);
      await startShop();
    }
  }
  return env;
}

const secondsSince = (startMs: number): number => Math.round((Date.now() - startMs) / 100) / 10;

/** Runs one kind without the tests of `leftOut`. A suite that could not be run, or a run that left no report, counts as a failure. */
async function runKind(kind: Kind, leftOut: readonly TestGroup[]): Promise<Result> {
  const report = `test/${kind}.json`;
  rmSync(join(localDir, report), { force: true });
  mkdirSync(join(localDir, 'test'), { recursive: true });
  say(`\n── ${kind} tests`);
  const result: Result = { kind, passed: 0, failed: 1, seconds: 0, prepareSeconds: 0, files: [] };
  const startMs = Date.now();
  try {
    const env = {
      ...(await prepare(kind)),
      TEST_SEED: seed,
      TEST_LEFT_OUT: leftOut.map(({ tests }) => tests).join('|'),
      // An editor's debugger adds an option of its own.
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning ${process.env.NODE_OPTIONS ?? ''}`,
    };
    result.prepareSeconds = secondsSince(startMs);
    const config = ['--config', `jest.${kind}.config.mjs`, '--json', '--outputFile', join(localDir, report)];
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const { code } = await tryRun(process.execPath, [...inspect, jest, ...config, ...jestArgs], {
      cwd: root,
      env,
      show: true,
    });
    const found = readState<Report>(report);
    if (found) {
      const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
      result.passed = found.numPassedTests;
      result.failed = failed === 0 && code !== 0 ? 1 : failed;
      result.files = fileTimings(kind, found, root);
    }
  } catch (error) {
    say(`${kind} tests could not be run. ${failureText(error)}`);
  }
  result.seconds = secondsSince(startMs);
  return result;
}

/** A whole number, as the generators of random values want it. Throws for a seed that is none. */
function readSeed(given = process.env.TEST_SEED): string {
  if (!given) return String(randomInt(1_000_000));
  if (!/^\d{1,9}$/.test(given)) throw new Error(`TEST_SEED is a whole number of at most nine digits, not ${given}`);
  return given;
}

const seed = readSeed();
const startMs = Date.now();
// Files that are named always run.
const isWhole = jestArgs.length === 0;
const leftOut = isWhole && !isNightly ? await unchangedGroups() : [];
say(`The order of the test files and all random values follow from the seed ${seed}.`);
for (const { name } of leftOut) {
  say(`Left out: the slow tests of ${name}. They have passed and nothing that they depend on has changed since.`);
}
const results: Result[] = [];
try {
  for (const kind of chosen) results.push(await runKind(kind, leftOut));
} finally {
  await stopShop();
  // Those that cannot be removed now are removed by the next run.
  await ready?.then(removeContainers).catch(() => undefined);
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const files = results.flatMap((result) => result.files);
if (failed > 0 || passed === 0) process.exitCode = 1;
const isAll = isWhole && kinds.every((kind) => chosen.includes(kind));
// The record is committed with the change; continuous integration only reads it.
if (isAll && failed === 0 && !process.env.CI) {
  await recordPassed(TEST_GROUPS.filter(({ name }) => !leftOut.some((group) => group.name === name)));
}
const timings = { seed, seconds: secondsSince(startMs), kinds: results.map(({ files: _, ...kind }) => kind), files };
writeState('test/timings.json', timings);

say('\nThe ten slowest files:');
for (const line of slowestLines(files)) say(line);
say('\nSeconds per kind, and how many of them went into servers and bundles:');
for (const { kind, seconds, prepareSeconds } of results) say(`  ${kind.padEnd(6)}  ${seconds}  ${prepareSeconds}`);
say(`\nseed ${seed}`);
say(`${passed} passed, ${failed} failed`);
