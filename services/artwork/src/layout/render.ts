import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { busy, conflict, type Logger } from '@print-shop/service-kit';
import PQueue from 'p-queue';
import { GIVES_MEMORY_BACK, isAtLimit, startTimeLimit, watchUse } from '../preflight/index.ts';
import type { RenderJob, RenderReply } from './render-job.ts';

/** Processor time of a drawing, in milliseconds. It is ended after half as much again. */
const DEADLINE_MS = 30_000;
const HEAP_MB = 256;
/** Room for three photographs of 96 megapixels above each other. Beyond it the drawing fails, and not the pod. */
export const RENDER_MEMORY_MB = 600;
/** How many drawings of the shop, and how many of all customers, may wait for the one that is being made. */
const WAITING = 20;
/** How many of them one customer may have. */
const WAITING_OF_ONE = 6;

/** The renderer refused the job, died, or took too long. */
class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
}

const rendererBusy = () =>
  busy(
    {
      en: 'Many pictures are being drawn at the moment. Please try again in a few seconds.',
      hi: 'अभी बहुत सारी तस्वीरें बन रही हैं। कुछ सेकंड बाद फिर कोशिश कीजिए।',
    },
    'renderer-busy',
    { retryAfterSeconds: 5 },
  );

const notDrawable = (cause: unknown) =>
  conflict(
    {
      en: 'This layout cannot be drawn. One of its files is too large or too complex.',
      hi: 'यह लेआउट नहीं बन सकता। इसकी कोई फ़ाइल बहुत बड़ी या बहुत उलझी हुई है।',
    },
    'not-drawable',
    { cause },
  );

/** For a caller who has waited long enough for a drawing. */
export const drawingIsLate = () =>
  busy(
    {
      en: 'This takes a while to draw. Please try again in a minute.',
      hi: 'इसे बनाने में थोड़ा समय लग रहा है। एक मिनट बाद फिर कोशिश कीजिए।',
    },
    'drawing-late',
    { retryAfterSeconds: 30 },
  );

export type Renderer = ReturnType<typeof createRenderer>;

/**
 * Draws layouts one at a time, each in a process of its own that ends with it. Drawings of the shop come first. Customers take turns: the
 * first drawing of each comes before the second of any. `memoryMb`: most resident memory of a process, in megabytes.
 */
export function createRenderer({ memoryMb = RENDER_MEMORY_MB, logger }: { memoryMb?: number; logger?: Logger } = {}) {
  const queue = new PQueue({ concurrency: 1 });
  /** Drawings of each customer that wait or are being made; under '' those of the shop. */
  const inHand = new Map<string, number>();
  const count = (sender: string, by: number) => {
    const left = (inHand.get(sender) ?? 0) + by;
    if (left > 0) inHand.set(sender, left);
    else inHand.delete(sender);
  };

  return {
    /**
     * Writes the result to `job.out`. `sender` is the customer for whom it is drawn; without one it is for the shop. Throws conflict for what
     * cannot be drawn, and busy when too many are waiting.
     */
    async run(job: RenderJob, sender = ''): Promise<void> {
      const own = inHand.get(sender) ?? 0;
      const ofCustomers = [...inHand].reduce((sum, [one, drawings]) => sum + (one === '' ? 0 : drawings), 0);
      const isFull = sender === '' ? own >= WAITING : own >= WAITING_OF_ONE || ofCustomers >= WAITING;
      if (isFull) throw rendererBusy();
      count(sender, 1);
      try {
        await queue.add(() => runOne(job, memoryMb), { priority: sender === '' ? 1 : -own });
      } catch (error) {
        logger?.warn({ err: error }, 'a layout could not be drawn');
        throw notDrawable(error);
      } finally {
        count(sender, -1);
      }
    },
  };
}

async function runOne(job: RenderJob, memoryMb: number): Promise<void> {
  const child = fork(fileURLToPath(new URL('./render.worker.ts', import.meta.url)), [], {
    // Code that reads a stranger's file needs no passwords.
    env: { ...GIVES_MEMORY_BACK, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<RenderReply>();
  const limit = { ms: DEADLINE_MS, mostMs: DEADLINE_MS };
  const deadline = startTimeLimit(limit, () => reject(new RenderFailed('it took too long')));
  const endWatch = watchUse(child.pid, (use) => {
    if (isAtLimit(use, memoryMb)) reject(new RenderFailed(`it used ${Math.round(use.memoryMb)} MB of memory`));
    deadline.look(use.processorMs);
  });
  child.once('message', (reply: RenderReply) => resolve(reply));
  child.once('error', (cause) => reject(new RenderFailed('it could not start', { cause })));
  child.once('exit', (code, signal) => reject(new RenderFailed(`it ended with ${signal ?? code} before it answered`)));
  try {
    child.send(job);
    const { fault } = await promise;
    if (fault !== undefined) throw new RenderFailed(fault);
  } finally {
    deadline.end();
    endWatch();
    child.kill('SIGKILL');
  }
}
