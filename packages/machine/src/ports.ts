import { createServer } from 'node:net';
import { readState, writeState } from './state.ts';

const file = 'ports.json';

/** Tries to bind a port of 127.0.0.1 and returns it, or `undefined` when it is taken. Port 0 means any free port. */
function tryBind(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.on('error', () => done(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => done(bound));
    });
  });
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const port = await tryBind(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
}

/** Whether a port of 127.0.0.1 is free now. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryBind(port)) !== undefined;
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
