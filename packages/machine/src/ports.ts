import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { readState, writeState } from './state.ts';

const file = 'ports.json';

/**
 * Systems take the ports of servers that ask for any port, and of outgoing connections, from those above. So nothing gets a port of
 * this range by chance before its program listens.
 */
const RANGE = { first: 12_000, count: 18_000 };
let tried = randomInt(RANGE.count);

/** A port of 127.0.0.1 that is free now, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  for (let left = RANGE.count; left > 0; left -= 1) {
    tried = (tried + 1) % RANGE.count;
    if (await isFree(RANGE.first + tried)) return RANGE.first + tried;
  }
  throw new Error('No free port on 127.0.0.1');
}

/** Whether a port of 127.0.0.1 is free now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)));
  });
}

/**
 * The port for one part of the local run: the preferred port, else the one used instead last time, else any free one. The
 * choice is remembered, so that addresses stay the same from start to start.
 */
export async function choosePort(name: string, preferred: number): Promise<number> {
  const remembered = readState<Record<string, number>>(file) ?? {};
  const candidates = [preferred, remembered[name]].filter((port) => port !== undefined);
  for (const port of candidates) if (await isFree(port)) return remember(name, port);
  return remember(name, await freePort());
}

function remember(name: string, port: number): number {
  writeState(file, { ...readState<Record<string, number>>(file), [name]: port });
  return port;
}
