import { limitWebAssembly } from '@print-shop/pictures/limit-webassembly';
import { collect } from './collect.ts';
import type { Reply, Request } from './messages.ts';
import { corrupt } from './refusal.ts';
import { createRunner } from './runner.ts';

// The program of the child process: reads one file after another and answers by messages. It knows no secret and no address.

collect();

const [, , memory, breaksOffWhenFull] = process.argv;

const MEGABYTE = 1_000_000;
const memoryMb = Number(memory);
let isFull = false;
limitWebAssembly((memoryMb / 2) * MEGABYTE, () => {
  isFull = true;
});

const send = (reply: Reply): void => {
  process.send?.(reply);
};
const run = createRunner({
  onProgress: (done, of) => send({ done, of }),
  onExtended: (extendedMs) => send({ extendedMs }),
});

const NO_ROOM = 'WebAssembly needs more memory than it may have';
/** Whether a process with more memory is to do the job: PDFium leaves out what it has no room for, or calls the file damaged. */
const isForAnother = (): boolean => isFull && breaksOffWhenFull === 'true';

process.on('message', (request: Request) => {
  isFull = false;
  run(request).then(
    (result) => {
      if (isForAnother()) send({ error: NO_ROOM });
      // Neither WebAssembly nor the worker of a HEIC gives all of its memory back, and the next file needs it.
      else send({ result, isLast: process.memoryUsage.rss() > (memoryMb / 2) * MEGABYTE });
    },
    (error: unknown) => {
      if (isForAnother()) send({ error: NO_ROOM });
      // The file broke the decoder or used up its memory. The remains of the decoder are of no use to another file.
      else if (error instanceof WebAssembly.RuntimeError) send({ result: corrupt().asResult(), isLast: true });
      else send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
process.on('disconnect', () => process.exit(0));
