import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, isAlive, localDir, root } from '@print-shop/machine';
import { type Component, type ComponentName, processEnvironment } from './components.ts';

/**
 * As in the images (`deploy/images/component/Dockerfile`). Many processes on one machine: each keeps a small young generation rather than
 * the default for a big server. And V8 moves nothing to the old objects at once. If a collection comes in the middle of a request, V8
 * takes the rows of the database for long-lived, and then has to collect all objects each second (docs/benchmarks.md).
 */
const nodeOptions = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring', '--max-old-space-size=256'];

const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** A process that lived this long had started well: its next restart is quick again. */
const stableMs = 60_000;
/** The time that a process may take to end by itself after SIGTERM. */
const graceMs = 15_000;
/** How often to look whether the process that took a component's place has ended. */
const substitutePollMs = 200;
/** Usually ten seconds; a machine that is busy with something else may take minutes. */
const readyLimitMs = 180_000;

/** Linux's program that starts another with a policy of scheduling: here, to run only where a processor has nothing else to do. */
const IDLE = ['/usr/bin/chrt', '--idle', '0'];

/** The program of other systems that starts another at the lowest priority. */
const LOWEST = ['nice', '-n', '19'];

/**
 * The program that starts a component. Checks of files yield to everything else, unless `CHECKS_YIELD` is `false`, as in tests. The lowest
 * priority alone slows answers (docs/benchmarks.md).
 */
const launcher = ({ name }: Component, env: NodeJS.ProcessEnv): readonly string[] => {
  if (name !== 'artwork-checks' || env.CHECKS_YIELD === 'false') return [];
  return existsSync('/usr/bin/chrt') ? IDLE : LOWEST;
};

/** One running component; kept alive until it is stopped. */
export class Process {
  readonly name: ComponentName;
  readonly port: number;
  readonly managementPort: number;
  readonly logFile: string;
  /** How often it ended without being asked to. */
  restarts = 0;
  readonly #component: Component;
  readonly #changed: () => void;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #substitute: number | undefined;
  #delayMs = firstDelayMs;
  #wasSignalled = false;

  /** It is started at once, or when `startWhen` resolves. */
  constructor(component: Component, logFolder: string, changed: () => void, startWhen?: Promise<void>) {
    this.name = component.name;
    this.port = component.port;
    this.managementPort = component.managementPort;
    this.logFile = join(logFolder, `${component.name}.log`);
    this.#component = component;
    this.#changed = changed;
    mkdirSync(logFolder, { recursive: true });
    if (startWhen) startWhen.then(() => this.#spawnUnlessTaken());
    else this.#spawn();
  }

  /** The process id, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The id of the process that has taken this one's place, while it has. */
  get substitute(): number | undefined {
    return this.#substitute;
  }

  /** Sends a signal to the running process, to see what a crash does; that is no fault of it, so it is soon back. */
  signal(signal: NodeJS.Signals): void {
    if (this.#child?.kill(signal)) this.#wasSignalled = true;
  }

  /** Ends the process so that another one can use its ports; starts it again as soon as that one has ended. */
  async giveWayTo(substitute: number): Promise<void> {
    if (this.#substitute !== undefined) return;
    this.#substitute = substitute;
    await this.#end();
    this.#changed();
    while (isAlive(substitute)) await sleep(substitutePollMs);
    this.#substitute = undefined;
    this.#spawnUnlessTaken();
  }

  #spawnUnlessTaken(): void {
    if (!this.#isStopping && !this.#child && this.#substitute === undefined) this.#spawn();
  }

  /** Asks the process, and one that has taken its place, to end; waits for it, and ends it by force when it takes too long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#substitute !== undefined) await endProcess(this.#substitute);
    await this.#end();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child) {
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(force);
    }
  }

  #spawn(): void {
    // One heap of the C library for all threads of a process; more only save waiting where many of them allocate at once.
    // Code that was compiled at an earlier start is not compiled again.
    const env = {
      MALLOC_ARENA_MAX: '1',
      NODE_COMPILE_CACHE: join(localDir, 'compile-cache'),
      ...processEnvironment(this.#component),
    };
    const startedAt = Date.now();
    // The process writes its log itself: passing every line through here would cost as much as writing it.
    const log = openSync(this.logFile, 'a');
    const [program = '', ...first] = [...launcher(this.#component, env), process.execPath];
    const child = spawn(program, [...first, ...nodeOptions, join(root, this.#component.entry)], {
      cwd: root,
      env,
      // A session of its own: Linux shares processors among sessions first.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', (code, signal) => {
      // It may have left something behind, such as a process that reads a file and does not notice.
      if (child.pid) void endGroup(child.pid);
      this.#exited(code, signal, Date.now() - startedAt);
    });
    this.#changed();
  }

  #exited(code: number | null, signal: NodeJS.Signals | null, livedMs: number): void {
    this.#child = undefined;
    if (!this.#isStopping && this.#substitute === undefined) {
      const isFaultless = this.#wasSignalled || livedMs > stableMs;
      this.#delayMs = isFaultless ? firstDelayMs : Math.min(this.#delayMs * 2, longestDelayMs);
      this.#wasSignalled = false;
      this.restarts += 1;
      const how = signal ?? `code ${code}`;
      appendFileSync(this.logFile, `supervisor: ended with ${how}; restart in ${this.#delayMs} ms\n`);
      this.#timer = setTimeout(() => this.#spawn(), this.#delayMs);
    }
    this.#changed();
  }
}

/** Ends a process that is not a child of this one. */
async function endProcess(pid: number): Promise<void> {
  const end = Date.now() + graceMs;
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) {
    if (Date.now() > end) process.kill(pid, 'SIGKILL');
    await sleep(substitutePollMs);
  }
}

/**
 * Starts components and keeps them running. `changed` is called whenever one starts or ends. Those that use the broker start when
 * `broker` resolves.
 */
export function startProcesses(
  components: Component[],
  logFolder: string,
  changed: () => void = () => undefined,
  broker?: Promise<void>,
): Process[] {
  return components.map(
    (component) => new Process(component, logFolder, changed, component.env.RABBITMQ_URL ? broker : undefined),
  );
}

/** Stops the gateway first, so that nobody is let in while the rest finishes what it has begun. */
export async function stopProcesses(processes: Process[]): Promise<void> {
  const isGateway = ({ name }: Process): boolean => name === 'gateway';
  await Promise.all(processes.filter(isGateway).map((one) => one.stop()));
  await Promise.all(processes.filter((one) => !isGateway(one)).map((one) => one.stop()));
}

export async function isReady({ managementPort }: { managementPort: number }): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${managementPort}/health/ready`, {
      signal: AbortSignal.timeout(3_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Refused, reset or too slow: all mean not yet.
    return false;
  }
}

/** Waits until every component is ready; throws with the end of the logs of those that are not. */
export async function untilReady(parts: { name: string; managementPort: number; logFile: string }[]): Promise<void> {
  const end = Date.now() + readyLimitMs;
  await Promise.all(
    parts.map(async ({ name, managementPort, logFile }) => {
      while (!(await isReady({ managementPort }))) {
        if (Date.now() > end) throw new Error(`${name} is not ready after ${readyLimitMs / 1000} s:\n${tail(logFile)}`);
        await sleep(150);
      }
    }),
  );
}

function tail(file: string): string {
  return `${readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')}\n(all of it: ${file})`;
}
