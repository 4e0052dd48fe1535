import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Reply, Request } from './messages.ts';
import { isAtLimit, watchUse } from './process-use.ts';
import { tooSlow } from './refusal.ts';
import { PreflightCrashed } from './report.ts';
import { startTimeLimit } from './time-limit.ts';

const LAST_WORDS = 2000;
/** Heap of JavaScript objects; pixels and WebAssembly lie outside of it and are limited by `memoryMb`. */
const HEAP_MB = 256;

/**
 * glibc keeps freed memory for later. With these it returns buffers of a megabyte and more to the system at once: converting a booklet
 * takes 490 MB instead of 700, and a tenth more time (mallopt(3)).
 */
export const GIVES_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '1000000',
};

export interface Limits {
  /** Most processor time of a job until its first page is done, in milliseconds. */
  deadlineMs: number;
  /** Most resident memory of the process, in megabytes. */
  memoryMb: number;
  /** Whether a job that reaches the limit of WebAssembly breaks off. A process with more memory can then do it. */
  breaksOffWhenFull?: boolean;
}

/**
 * A process that reads files. It has its own memory, so whatever a file does to it, the service only sees it end.
 *
 * Memory is limited three times. V8 limits the JavaScript heap, and `limitWebAssembly` the growth of WebAssembly. This
 * process limits all of it together: it reads the resident size often and kills. A limit of the address space
 * (`ulimit -v`) would not do: V8 and WebAssembly reserve many gigabytes that they never touch.
 */
export class Child {
  jobs = 0;
  readonly #process: ChildProcess;
  readonly #limits: Limits;
  /** A process that was killed lives on for some milliseconds, and must not get another job. */
  #isSpent = false;
  /** The end of what it wrote to its error stream, for the log. */
  #lastWords = '';

  constructor(limits: Limits) {
    this.#limits = limits;
    const args = [limits.memoryMb, limits.breaksOffWhenFull === true].map(String);
    this.#process = fork(new URL('./preflight.process.ts', import.meta.url), args, {
      env: GIVES_MEMORY_BACK, // code that reads a stranger's file needs no passwords
      execArgv: [
        `--max-old-space-size=${HEAP_MB}`,
        '--max-semi-space-size=16',
        '--expose-gc', // see `collect`
        // Otherwise it takes every processor while it collects.
        '--single-threaded-gc',
        '--disable-warning=ExperimentalWarning',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.on('error', () => this.kill()); // the job learns of it by the exit
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.stderr?.on('data', (text: Buffer) => {
      this.#lastWords = `${this.#lastWords}${text}`.slice(-LAST_WORDS);
    });
  }

  get isAlive(): boolean {
    const { exitCode, signalCode, connected } = this.#process;
    return !this.#isSpent && exitCode === null && signalCode === null && connected;
  }

  kill(): void {
    this.#isSpent = true;
    this.#process.kill('SIGKILL');
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.ref();
    const ended = once(this.#process, 'exit');
    this.kill();
    await ended;
  }

  /**
   * Runs one job. When it takes too long, the process is killed and the file refused. Throws PreflightCrashed, with the process
   * killed, when it ends without a result for another reason.
   */
  async run(request: Request, onProgress?: (done: number, of: number) => void): Promise<Answer> {
    this.jobs++;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const crash = (why: string): void => {
      this.kill();
      reject(new PreflightCrashed(why));
    };
    const onMessage = (reply: Reply): void => {
      if ('result' in reply) {
        if (reply.isLast) this.kill();
        resolve(reply.result);
      } else if ('extendedMs' in reply) deadline.extend(reply.extendedMs);
      else if ('error' in reply) crash(`it broke down: ${reply.error}`);
      else onProgress?.(reply.done, reply.of);
    };
    const onExit = (code: number | null, signal: string | null) =>
      crash(`it ended with ${signal ?? code}: ${this.#lastWords}`);
    const { ms, mostMs, byClockMs } = request.softDeadline;
    // The process gives up a little before, by itself.
    const graceMs = Math.max(0, this.#limits.deadlineMs - ms);
    const deadline = startTimeLimit({ ms: ms + graceMs, mostMs: mostMs + graceMs, byClockMs }, () => {
      this.kill();
      resolve(tooSlow().asResult());
    });
    const endWatch = watchUse(this.#process.pid, (use) => {
      if (isAtLimit(use, this.#limits.memoryMb)) crash(`it used ${Math.round(use.memoryMb)} MB of memory`);
      deadline.look(use.processorMs);
    });
    this.#process.on('message', onMessage).once('exit', onExit);
    try {
      this.#process.send(request, (error) => error && crash(error.message));
      return await promise;
    } finally {
      deadline.end();
      endWatch();
      this.#process.off('message', onMessage).off('exit', onExit);
    }
  }
}
