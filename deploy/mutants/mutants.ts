import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { localDir, root, say, tryRun, writeState } from '@print-shop/machine';
import { removeContainers, serverVariables, startServers } from '@print-shop/test-kit/containers';
import { useImages } from '../local/images.ts';
import { type Mutation, mutationsOf } from './mutate.ts';
import { EQUIVALENTS, TARGETS, type Target } from './targets.ts';

// `npm run mutants [-- folder or file] [--per-target=40]`: changes one place of the code at a time and runs the nearest tests. A fault that
// no test notices survives. `TEST_SEED` chooses the sample. The tests import the changed code from memory, so no file changes.

/** The part of the mutants of each target that has to be noticed, in percent. */
const LEAST_SCORE = 85;
/** Time limit of a mutant, as a multiple of the time of its tests without a mutant. */
const PATIENCE = 10;
const LEAST_PATIENCE_MS = 120_000;

interface Mutant extends Mutation {
  target: Target;
  path: string;
}

const args = process.argv.slice(2);
const perTarget = Number(args.find((arg) => arg.startsWith('--per-target='))?.split('=')[1] ?? 40);
const only = args.find((arg) => !arg.startsWith('--'))?.replace(/\/$/, '');
const seed = process.env.TEST_SEED || '1';
const isAsked = (path: string): boolean => only === undefined || path === only || path.startsWith(`${only}/`);

const filesOf = ({ path }: Target): string[] =>
  path.endsWith('.ts')
    ? [path]
    : globSync(`${path}/**/*.ts`, { cwd: root }).filter((file) => !/\.(test|fixture|cli)\.ts$/.test(file));

const isEquivalent = ({ path, lineText, code, text }: Mutant): boolean =>
  EQUIVALENTS.some((one) => one.path === path && one.lineText === lineText && one.code === code && one.text === text);

/** Chooses mutants of a target by the seed. */
function sampleOf(target: Target): Mutant[] {
  const all = filesOf(target)
    .filter((path) => isAsked(path) || isAsked(target.path))
    .flatMap((path) =>
      mutationsOf(readFileSync(join(root, path), 'utf8')).map((mutation) => ({ ...mutation, target, path })),
    )
    .filter((mutant) => !isEquivalent(mutant));
  const rank = ({ path, line, code, text, start }: Mutant): string =>
    createHash('sha256').update(`${seed} ${path} ${line} ${start} ${code} ${text}`).digest('hex');
  return all
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, perTarget)
    .map(({ mutant }) => mutant);
}

/** Whether the tests of a mutant's target pass. A run that hangs does not. */
async function passes(kind: string, { target, ...mutant }: Mutant, timeoutMs?: number): Promise<boolean> {
  const jest = [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    'deploy/mutants/jest.config.mjs',
    '--runInBand',
    '--bail',
    '--forceExit',
    target.tests,
  ];
  const env = {
    TEST_SEED: seed,
    TEST_LEFT_OUT: '',
    MUTANT_TESTS: kind,
    MUTANT: JSON.stringify({ ...mutant, path: join(root, mutant.path) }),
    NODE_OPTIONS: `--import=${new URL('./apply-mutant.mjs', import.meta.url).href} --disable-warning=ExperimentalWarning`,
  };
  const { code, stderr } = await tryRun(process.execPath, jest, {
    cwd: root,
    env,
    ...(timeoutMs ? { timeoutMs } : {}),
  });
  if (!timeoutMs && code !== 0) say(stderr);
  return code === 0;
}

/** Starts the servers of the integration tests once for all runs, and passes on their addresses. */
async function useServers(): Promise<void> {
  await useImages();
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  Object.assign(process.env, serverVariables(await startServers()));
}

/**
 * Runs the tests of a target with a change that is no fault, and returns the milliseconds that they take. Throws when they fail, since
 * then a mutant would count as noticed that no test has noticed.
 */
async function timeUnchanged(target: Target): Promise<number> {
  const [path = ''] = filesOf(target);
  const unchanged = { target, path, start: 0, end: 0, text: '/* no fault */', line: 1, lineText: '', code: '' };
  const startMs = Date.now();
  for (const kind of target.kinds) {
    if (!(await passes(kind, unchanged))) throw new Error(`The ${kind} tests of ${target.path} fail without a fault.`);
  }
  return Date.now() - startMs;
}

async function survives(mutant: Mutant, limitMs: number): Promise<boolean> {
  for (const kind of mutant.target.kinds) if (!(await passes(kind, mutant, limitMs))) return false;
  return true;
}

const samples = TARGETS.map((target) => ({ target, mutants: sampleOf(target) })).filter(
  ({ mutants }) => mutants.length > 0,
);
if (samples.length === 0) throw new Error(`${only} has no code whose tests are measured.`);
const needsServers = samples.some(({ target }) => target.kinds.includes('int'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void removeContainers().finally(() => process.exit(1)));
}
say(`The choice of mutants follows from the seed ${seed}.`);
const results: { path: string; mutants: number; killed: number; score: number; survivors: object[] }[] = [];
try {
  if (needsServers) await useServers();
  for (const { target, mutants } of samples) {
    const limitMs = Math.max(LEAST_PATIENCE_MS, PATIENCE * (await timeUnchanged(target)));
    const left = [...mutants];
    const survivors: Mutant[] = [];
    const work = async (): Promise<void> => {
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        if (!(await survives(mutant, limitMs))) continue;
        survivors.push(mutant);
        say(`  survived ${mutant.path}:${mutant.line}  ${mutant.code.split('\n')[0]} -> ${mutant.text}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    // A mutant may leave something in the servers that fails the tests of all that follow.
    await timeUnchanged(target);
    const killed = mutants.length - survivors.length;
    const score = Math.floor((100 * killed) / mutants.length);
    say(`${target.path}: ${killed} of ${mutants.length} mutants killed, ${score} %`);
    results.push({
      path: target.path,
      mutants: mutants.length,
      killed,
      score,
      survivors: survivors.map(({ path, line, code, text }) => ({ path, line, code, text })),
    });
  }
} finally {
  if (needsServers) await removeContainers();
}
writeState('mutants.json', { seed, results });
console.table(results.map(({ survivors: _, ...row }) => row));
if (results.some(({ score }) => score < LEAST_SCORE)) {
  say(`Every target needs ${LEAST_SCORE} %. The survivors are in ${join(localDir, 'mutants.json')}.`);
  process.exitCode = 1;
}
