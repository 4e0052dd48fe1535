import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState, root, runProgram, say, writeState } from '@print-shop/machine';
import { type Component, processEnvironment } from './components.ts';
import { currentRun, type Plan, planFile, type RunState, type Substitute, substituteFile } from './run-state.ts';

// `npm run dev -- <component> [options of node]`: runs one component of the running shop from its sources, with the same
// settings on the same ports, and again after each change. When it ends, the shop's own process takes over.

/** The time that the shop's own process may take to end. */
const handOverMs = 20_000;

/** The program of a component's process, as source. */
export const sourceOf = ({ entry }: Pick<Component, 'entry'>): string => entry.replace(/dist\/(.*)\.mjs$/, 'src/$1.ts');

/** The component of this name that is planned. Throws with what to do when it cannot be run from source now. */
export function choose(name: string | undefined, run: RunState | undefined, plan: Plan | undefined): Component {
  if (!run || !plan) throw new Error('The shop is not running: `npm start -- --detach` starts it.');
  const names = plan.components.map((component) => component.name).join(', ');
  const component = plan.components.find((one) => one.name === name);
  if (!component) throw new Error(`Name one component of the shop: ${names}.`);
  const other = run.components.find((one) => one.name === name)?.substitute;
  if (other) throw new Error(`${name} runs from source already (process ${other}).`);
  return component;
}

/** Asks the supervisor to end its process of this component, and waits until its ports are free. */
async function takePlaceOf({ name }: Component): Promise<RunState['components'][number]> {
  writeState(substituteFile, { name, pid: process.pid } satisfies Substitute);
  const end = Date.now() + handOverMs;
  for (;;) {
    const own = (await currentRun())?.components.find((one) => one.name === name);
    if (own?.substitute === process.pid && own.pid === null) return own;
    if (Date.now() > end) throw new Error(`${name} did not end; see .local/logs/supervisor.log`);
    await sleep(100);
  }
}

/** Runs the component until it is stopped; its log goes to this terminal and to the shop's log file. */
function runFromSource(component: Component, logFile: string, nodeOptions: string[]): Promise<void> {
  const program = ['--watch', '--watch-preserve-output', ...nodeOptions, join(root, sourceOf(component))];
  const env = processEnvironment(component);
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(logFile, { flags: 'a' });
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(log, { end: false });
    output.pipe(process.stdout, { end: false });
  }
  // Ctrl-C reaches the child by itself; this process only waits for its end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((done) => child.once('exit', () => done()));
}

if (import.meta.main) {
  await runProgram(async () => {
    const [name, ...nodeOptions] = process.argv.slice(2);
    const run = await currentRun();
    const component = choose(name, run, readState<Plan>(planFile));
    const { logFile, port } = await takePlaceOf(component);
    say(`${component.name} runs from ${sourceOf(component)} on port ${port}; Ctrl-C gives its place back.`);
    if (component.entry.startsWith('frontends/')) {
      say(`This is the server of its files; \`npm run dev -w frontends/${component.name}\` reloads its screens.`);
    }
    await runFromSource(component, logFile, nodeOptions);
    say(`${component.name} runs as it was last built; \`npm start -- --detach\` builds what changed.`);
  });
}
