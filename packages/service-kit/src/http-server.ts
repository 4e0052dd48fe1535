import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { clientAddress } from './client-address.ts';
import { drainEarlyAnswers } from './drain.ts';

export interface HttpOptions {
  host: string;
  port: number;
  /** While true, every answer asks its caller to open the next connection elsewhere. */
  isStopping?: () => boolean;
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
  /** Connections beyond this many are refused. */
  maxConnections?: number;
  /** Connections of one address beyond this many are closed. */
  maxPerAddress?: number | undefined;
}

/** Longer than a proxy in front keeps idle connections, so that it never writes into one that was just closed. */
const KEEP_ALIVE_MS = 65_000;
/** Interval of the check for connections that exceed these times. */
const CHECK_MS = 2_000;

const answersOf = new WeakMap<Server, ReadonlySet<ServerResponse>>();

export const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');

/** Starts listening. Rejects when the address is taken. */
export function startHttp(app: RequestListener, options: HttpOptions): Promise<Server> {
  const { host, port, isStopping = () => false, maxConnections, maxPerAddress } = options;
  const limits = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: options.headersTimeoutMs ?? 15_000,
    requestTimeout: options.requestTimeoutMs ?? 600_000,
    connectionsCheckingInterval: CHECK_MS,
  };
  const open = new Set<ServerResponse>();
  const server = createServer(limits, (req, res) => {
    open.add(res);
    res.once('close', () => open.delete(res));
    if (isStopping()) res.setHeader('Connection', 'close');
    app(req, res);
  });
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  if (maxPerAddress !== undefined) limitPerAddress(server, maxPerAddress);
  answersOf.set(server, open);
  drainEarlyAnswers(server);
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server));
  return promise;
}

/** Closes what an address opens beyond its connections. */
function limitPerAddress(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/**
 * Stops accepting connections, lets running requests finish, and closes idle connections. Streams of events, which would
 * never finish, are ended: their readers connect again, elsewhere.
 */
export async function stopHttp(server: Server): Promise<void> {
  for (const res of answersOf.get(server) ?? []) if (isEventStream(res)) res.end();
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  }).finally(() => clearInterval(idle));
}
