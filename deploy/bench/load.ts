import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Agent, request } from 'undici';

export interface Load {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Asked in turns instead of the path of `url`. */
  paths?: readonly string[];
  /** A new body for each request, made before the measurement. */
  bodies?: { headers: Record<string, string>; body: string }[];
}

export interface Figures {
  name: string;
  connections: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 2xx, errors and timeouts: a figure with some is no figure. */
  failed: number;
}

/** Seconds that one measurement takes if not said, after a short one that warms up. */
const SECONDS = 8;
const WARM_UP_SECONDS = 2;

/** Measures one kind of request at a number of connections. */
export async function measure(load: Load, connections: number, seconds = SECONDS): Promise<Figures> {
  await run(load, connections, WARM_UP_SECONDS);
  const result = await run(load, connections, seconds);
  return {
    name: load.name,
    connections,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function run({ url, method = 'GET', headers, bodies, paths }: Load, connections: number, duration: number) {
  let next = 0;
  return autocannon({
    url,
    connections,
    duration,
    timeout: 20,
    requests: [
      {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        setupRequest: (request) => {
          const at = next++;
          if (paths) return { ...request, path: paths[at % paths.length] ?? '/' };
          const one = bodies?.[at % bodies.length];
          return one ? { ...request, body: one.body, headers: { ...request.headers, ...one.headers } } : request;
        },
      },
    ],
  });
}

/**
 * The 99th percentile in ms of an address that is asked at even intervals, however long the answers take, as visitors do who know nothing of
 * each other. (A rate limit of autocannon sends the requests of each second at its beginning.)
 */
export async function measureSteady(url: string, perSecond: number, seconds: number): Promise<number> {
  const dispatcher = new Agent({ connections: 50 });
  const took: number[] = [];
  const ask = async (): Promise<void> => {
    const sentAt = performance.now();
    const { statusCode, body } = await request(url, { dispatcher });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    took.push(performance.now() - sentAt);
  };
  const answers: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const dueInMs = begunAt + (sent * 1000) / perSecond - performance.now();
    if (dueInMs > 1) await sleep(dueInMs);
    answers.push(ask());
  }
  await Promise.all(answers);
  await dispatcher.close();
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
}

export function table(figures: readonly Figures[]): string {
  const rows = figures.map(({ name, connections, perSecond, p50, p99, failed }) =>
    [
      name.padEnd(34),
      String(connections).padStart(6),
      perSecond.toFixed(0).padStart(9),
      p50.toFixed(0).padStart(8),
      p99.toFixed(0).padStart(8),
      failed ? `${failed} failed` : '',
    ].join(' '),
  );
  return [`${'request'.padEnd(34)}  conns      req/s  p50 ms   p99 ms`, ...rows].join('\n');
}
