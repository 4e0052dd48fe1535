import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImages } from '@print-shop/backing';
import { ensureDocker, localDir, readState, root, say, tryRun } from '@print-shop/machine';
import { buildAll } from './build.ts';
import { flakyOf, type Report } from './flaky.ts';
import { ensureBrowser, ensureHeadlessShell, ensureNginx } from './programs.ts';

// `npm test [-- unit web int e2e outage] [-- jest options]`: runs the kinds of tests in turn, with all that they need. Test files run in
// an order that follows from a seed; `TEST_SEED=<seed> npm test` repeats it. `--inspect-brk` waits for a debugger.

const kinds = ['unit', 'web', 'int', 'e2e', 'outage'] as const;
type Kind = (typeof kinds)[number];

type Result = { passed: number; failed: number; flaky: string[] };

const args = process.argv.slice(2);
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

/** Makes ready what a kind of test needs and returns the environment that tells the tests about it. */
async function prepare(kind: Kind): Promise<NodeJS.ProcessEnv> {
  if (kind === 'unit' || kind === 'web') return {};
  await ensureDocker();
  const images = await resolveImages();
  const env: NodeJS.ProcessEnv = {
    MONGO_IMAGE: images.mongo,
    RABBITMQ_IMAGE: images.rabbitmq,
    REDIS_IMAGE: images.redis,
    S3_IMAGE: images.s3,
    // Its helper image comes from a registry, which may be out of reach; the suites stop what they start.
    TESTCONTAINERS_RYUK_DISABLED: process.env.TESTCONTAINERS_RYUK_DISABLED ?? 'true',
  };
  if (kind === 'int') env.NGINX_PATH = await ensureNginx();
  env.CHROMIUM_PATH = await ensureBrowser();
  if (kind === 'e2e' || kind === 'outage') {
    env.HEADLESS_SHELL_PATH = await ensureHeadlessShell(env.CHROMIUM_PATH);
    await buildAll();
  }
  return env;
}

/** Runs one kind; a suite that could not be run, or a run that left no report, counts as a failure. */
async function runKind(kind: Kind): Promise<Result> {
  const report = `test/${kind}.json`;
  rmSync(join(localDir, report), { force: true });
  mkdirSync(join(localDir, 'test'), { recursive: true });
  say(`\n── ${kind} tests`);
  try {
    const env = {
      ...(await prepare(kind)),
      TEST_SEED: seed,
      // An editor's debugger adds an option of its own.
      NODE_OPTIONS: `--experimental-vm-modules --disable-warning=ExperimentalWarning ${process.env.NODE_OPTIONS ?? ''}`,
    };
    const config = ['--config', `jest.${kind}.config.mjs`, '--json', '--outputFile', join(localDir, report)];
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const { code } = await tryRun(process.execPath, [...inspect, jest, ...config, ...jestArgs], {
      cwd: root,
      env,
      show: true,
    });
    const result = readState<Report>(report);
    if (!result) return { passed: 0, failed: 1, flaky: [] };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const isBroken = failed === 0 && code !== 0;
    return { passed: result.numPassedTests, failed: isBroken ? 1 : failed, flaky: flakyOf(result) };
  } catch (error) {
    say(`${kind} tests could not be run: ${(error as Error).message}`);
    return { passed: 0, failed: 1, flaky: [] };
  }
}

const seed = process.env.TEST_SEED || String(randomInt(1_000_000));
say(`The order of the test files follows from the seed ${seed}.`);
const results: Result[] = [];
for (const kind of chosen) results.push(await runKind(kind));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const flaky = results.flatMap((result) => result.flaky);
if (failed > 0 || passed === 0) process.exitCode = 1;
say(`\n${flaky.length} flaky${flaky.map((name) => `\n  ${name}`).join('')}`);
say(`seed ${seed}`);
say(`${passed} passed, ${failed} failed`);
