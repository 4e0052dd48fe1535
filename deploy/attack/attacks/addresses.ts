import { randomBytes } from 'node:crypto';
import { routesByService } from '@print-shop/contracts';
import { pathOf } from '../malformed.ts';
import { type Attack, type HttpSent, oneOf, refused } from '../types.ts';

const contracts = Object.values(routesByService).flat();
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const get = (paths: string[], times = 20): HttpSent[] => many(times, () => paths.map((path) => ({ path }))).flat();

export function undeclaredMethods(): HttpSent[] {
  const paths = [...new Set(contracts.map((contract) => pathOf(contract)))];
  const matches = (path: string, pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path);
  return paths.flatMap((path) => {
    const declared = contracts.filter((one) => matches(path, one.path)).map(({ method }) => method.toUpperCase());
    return ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']
      .filter((method) => !declared.includes(method))
      .map((method) => ({ method, path }));
  });
}

export const addressAttacks: Attack[] = [
  {
    name: 'addresses that are no pages',
    requests: () => get(['///', '//[', '//a:b', '//evil.example/explore', '//evil.example', '/explore//', '/%00']),
    expect: (answer, sent, shop) =>
      answer.text.includes('evil.example') ? 'the page names evil.example' : oneOf(400, 404)(answer, sent, shop),
  },
  { name: 'an address of two slashes', requests: () => get(['//']), expect: oneOf(200) },
  {
    name: 'addresses that cannot be decoded',
    requests: () => get(['/api/%', '/api/%ff%fe', '/%', '/media/%', '/remotes/storefront/%E0%A4%A']),
    expect: (answer, sent, shop) =>
      answer.text.includes('"malformed-address"') ? oneOf(400)(answer, sent, shop) : 'no error body',
  },
  {
    name: 'undeclared methods',
    requests: undeclaredMethods,
    expect: (answer, sent, shop) =>
      answer.status === 405 && !answer.headers.allow ? '405 without Allow' : oneOf(405)(answer, sent, shop),
  },
  {
    name: 'metrics and health from outside',
    requests: () => get(['/metrics', '/health/ready', '/health/live', '/api/metrics', '/metrics/']),
    expect: oneOf(404),
  },
  {
    name: 'products that do not exist',
    requests: () => many(1_000, () => ({ path: `/api/product/${randomBytes(12).toString('hex')}` })),
    expect: oneOf(404),
  },
  {
    name: 'unknown query parameters',
    requests: () =>
      many(1_000, (n) => ({ path: `/api/product${n % 2 ? '-types' : ''}?x${n}=${randomBytes(6).toString('hex')}` })),
    expect: oneOf(200, 400),
  },
  {
    name: 'features that are switched off',
    requests: () =>
      many(20, () => [
        post('/api/users/google/start', {}),
        post('/api/users/google', { idToken: 'x.y.z' }),
        post('/api/contact-messages', { name: 'A', email: 'a@example.com', message: 'Hello there' }),
      ]).flat(),
    expect: refused,
  },
];

function post(path: string, body: object): HttpSent {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
