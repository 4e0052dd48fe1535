import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { busy } from '@print-shop/service-kit';
import { watchMemory } from '../preflight/memory.ts';
import type { RenderJob, RenderReply } from './render-job.ts';

const DEADLINE_MS = 30_000;
const HEAP_MB = 256;
/** A print of 50 megapixels with a photograph over all of it takes 1,040 MiB. Above the limit the drawing fails, and not the pod. */
export const RENDER_MEMORY_MB = 1152;
/** How many drawings may wait for the one that is being made. */
const WAITING = 20;

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

export type Renderer = ReturnType<typeof createRenderer>;

/** Draws scenes one at a time, each in a process of its own that ends with it. `memoryMb`: most resident memory of that, in MiB. */
export function createRenderer(memoryMb = RENDER_MEMORY_MB) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    /** Writes the result to `job.out`. Throws RenderFailed, and busy when too many are waiting. */
    async run(job: RenderJob): Promise<void> {
      if (waiting >= WAITING) throw rendererBusy();
      waiting += 1;
      const before = last;
      const work = before.then(() => runOne(job, memoryMb));
      last = work.catch(() => undefined); // its own caller hears of it
      await work.finally(() => {
        waiting -= 1;
      });
    },
  };
}

async function runOne(job: RenderJob, memoryMb: number): Promise<void> {
  const child = fork(fileURLToPath(new URL('./render.worker.ts', import.meta.url)), [], {
    env: {}, // code that reads a stranger's file needs no passwords
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<RenderReply>();
  const timer = setTimeout(() => reject(new RenderFailed('it took too long')), DEADLINE_MS);
  const endWatch = watchMemory(child.pid, memoryMb, (usedMb) =>
    reject(new RenderFailed(`it used ${usedMb} MiB of memory`)),
  );
  child.once('message', (reply: RenderReply) => resolve(reply));
  child.once('error', (cause) => reject(new RenderFailed('it could not start', { cause })));
  child.once('exit', (code, signal) => reject(new RenderFailed(`it ended with ${signal ?? code} before it answered`)));
  try {
    child.send(job);
    const { fault } = await promise;
    if (fault !== undefined) throw new RenderFailed(fault);
  } finally {
    clearTimeout(timer);
    endWatch();
    child.kill('SIGKILL');
  }
}
