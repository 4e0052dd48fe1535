import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildAll } from './build.ts';
import { run, tryRun } from './command.ts';
import { ensureDocker } from './docker.ts';
import { resolveImages } from './images.ts';
import { localDir, root } from './paths.ts';
import { say } from './progress.ts';
import { readState } from './state.ts';

// `npm test [-- unit web int e2e] [-- jest options]`: runs the kinds of tests in turn, with all that they need.

const kinds = ['unit', 'web', 'int', 'e2e'] as const;
type Kind = (typeof kinds)[number];

/** The part of jest's report that is added up. */
type Report = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };

const args = process.argv.slice(2);
const isKind = (arg: string): arg is Kind => (kinds as readonly string[]).includes(arg);
const asked = args.filter(isKind);
const jestArgs = args.filter((arg) => !isKind(arg));
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
  if (kind === 'e2e') {
    await buildAll();
    const browser = await ensureBrowser();
    env.CHROMIUM_PATH = browser.includes('/') ? browser : await run('sh', ['-c', `command -v ${browser}`]);
  }
  return env;
}

/** Runs one kind; a suite that could not be run, or a run that left no report, counts as a failure. */
async function runKind(kind: Kind): Promise<{ passed: number; failed: number }> {
  const report = `test/${kind}.json`;
  rmSync(join(localDir, report), { force: true });
  mkdirSync(join(localDir, 'test'), { recursive: true });
  say(`\n── ${kind} tests`);
  try {
    const env = {
      ...(await prepare(kind)),
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    };
    const config = ['--config', `jest.${kind}.config.mjs`, '--json', '--outputFile', join(localDir, report)];
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    const { code } = await tryRun(process.execPath, [jest, ...config, ...jestArgs], { cwd: root, env, show: true });
    const result = readState<Report>(report);
    if (!result) return { passed: 0, failed: 1 };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch (error) {
    say(`${kind} tests could not be run: ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}

let passed = 0;
let failed = 0;
for (const kind of chosen) {
  const result = await runKind(kind);
  passed += result.passed;
  failed += result.failed;
}
if (failed > 0 || passed === 0) process.exitCode = 1;
say(`\n${passed} passed, ${failed} failed`);
