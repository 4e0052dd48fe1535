import type { Attack, HttpSent, RawSent, Sent } from '../types.ts';

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\nContent-Type: application/json\r\n${more}\r\n`;
const GET = 'GET /robots.txt HTTP/1.1\r\nHost: shop\r\n\r\n';
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const json = { 'content-type': 'application/json' };

/** Requests that are answered before their body was read, with the status of each in a header of its own. */
const earlyAnswered = (size: number): (HttpSent & { status: number })[] => [
  { method: 'POST', path: '/api/product/images', headers: json, body: Buffer.alloc(size), status: 401 },
  { method: 'POST', path: '/api/order', headers: json, body: '{}', status: 401 },
  { method: 'POST', path: '/api/nothing', headers: json, body: Buffer.alloc(size), status: 404 },
  { path: '/robots.txt', status: 200 },
  { method: 'POST', path: '/api/users/login', headers: json, body: `"${'x'.repeat(size + 1_100_000)}"`, status: 413 },
  { path: '/api/product-types', status: 200 },
];

const ownStatus: Attack['expect'] = ({ status }, sent) => {
  const { status: expected, path } = sent as HttpSent & { status: number };
  return status === expected ? undefined : `${path} answered ${status} instead of ${expected}`;
};
const answered =
  (statuses: (number | string)[]): Attack['expect'] =>
  ({ status }) =>
    statuses.includes(status) ? undefined : `answered ${status}`;

const slowly = (first: string, byte: string, seconds: number): RawSent['raw'] => [
  first,
  ...many(seconds, () => [1_000, byte]).flat(),
];

export const connectionAttacks: Attack[] = [
  {
    name: 'early answers on kept connections',
    lanes: 8,
    connections: 4,
    requests: () => many(400, (n) => earlyAnswered(n % 2 ? 1_500_000 : 300)).flat(),
    expect: ownStatus,
  },
  {
    name: 'clients that break off',
    lanes: 16,
    requests: () =>
      many(400, (n): Sent => {
        const path = n % 2 ? '/api/bulk-order/design' : '/api/order';
        return { raw: [head(path, 200_000), 'x'.repeat(2_000), 20], answers: 0 };
      }),
    expect: () => undefined,
  },
  {
    name: 'Expect: 100-continue',
    requests: () =>
      many(200, () => ({
        raw: [head('/api/product/images', 70_000, 'Expect: 100-continue\r\n'), 100, 'x'.repeat(70_000), GET],
        answers: 2,
      })),
    expect: answered([401, 200]),
  },
  {
    name: 'pipelined requests',
    requests: () => many(50, () => ({ raw: [GET.repeat(20)], answers: 20 })),
    expect: answered([200]),
  },
  {
    name: 'headers that never end',
    lanes: 20,
    requests: () => many(20, () => ({ raw: ['GET / HTTP/1.1\r\nHost: shop\r\n'], answers: 1, endsWithinMs: 60_000 })),
    expect: answered(['ended']),
  },
  {
    name: 'bodies byte by byte',
    lanes: 30,
    requests: () => many(30, () => ({ raw: slowly(head('/api/users/login', 9_000), 'x', 15), answers: 0 })),
    expect: () => undefined,
  },
];
