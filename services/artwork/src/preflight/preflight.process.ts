import { limitWebAssembly } from '@print-shop/pictures/limit-webassembly';
import { collect } from './collect.ts';
import type { Reply, Request } from './messages.ts';
import { corrupt } from './refusal.ts';
import { createRunner } from './runner.ts';

// The program of the child process: reads one file after another and answers by messages. It knows no secret and no address.

collect();

const [, , memory] = process.argv;

const MEGABYTE = 1_000_000;
const memoryMb = Number(memory);
limitWebAssembly((memoryMb / 2) * MEGABYTE);

const send = (reply: Reply): void => {
  process.send?.(reply);
};
const run = createRunner({
  onProgress: (done, of) => send({ done, of }),
  onExtended: (extendedMs) => send({ extendedMs }),
});

process.on('message', (request: Request) => {
  run(request).then(
    // Neither WebAssembly nor the worker of a HEIC gives all of its memory back, and the next file needs it.
    (result) => send({ result, isLast: process.memoryUsage.rss() > (memoryMb / 2) * MEGABYTE }),
    (error: unknown) => {
      // The file broke the decoder or used up its memory. The remains of the decoder are of no use to another file.
      if (error instanceof WebAssembly.RuntimeError) send({ result: corrupt().asResult(), isLast: true });
      else send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    },
  );
});
process.on('disconnect', () => process.exit(0));
