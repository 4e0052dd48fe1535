import autocannon from 'autocannon';

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
