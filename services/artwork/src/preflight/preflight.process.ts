import { limitWebAssembly } from './memory-limit.ts';
import type { Reply, Request } from './messages.ts';
import { createRunner } from './runner.ts';

// The program of the child process: reads one file after another and answers by messages. It knows no secret and no address.

const memoryMb = Number(process.argv[2]);
limitWebAssembly((memoryMb / 2) * 1024 * 1024);

const send = (reply: Reply): void => {
  process.send?.(reply);
};
const run = createRunner((done, of) => send({ done, of }));

process.on('message', (request: Request) => {
  run(request).then(
    (result) => send({ result }),
    (error: unknown) => send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
