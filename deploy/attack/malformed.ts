import type { RouteContract } from '@print-shop/contracts';
import { z } from 'zod';

// Requests that every route must reject, made from the contracts. The end-to-end test sends it to one route of each shape per service;
// `npm run attack` sends it to every route, thousands of times.

const id = '65f0c0ffee65f0c0ffee65f0';
const json = 'application/json';

/** One malformed request to a route. The parts that are not named are as in a valid one. */
export interface Malformed {
  path?: string;
  query?: string;
  type?: string | undefined;
  body?: string | FormData;
  authorization?: string;
}

/** Where a valid request to a route would go. */
export const pathOf = ({ path }: RouteContract, value = id): string =>
  path.replace(':section', 'paper').replace(/:\w+/g, value);

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys(z.toJSONSchema(schema ?? z.any(), { io: 'input', unrepresentable: 'any' }).properties ?? {});

export const notJson = (): Malformed[] =>
  ['{"broken', '{"a":1,}', 'a=1', '{} {}', '\u0000', '"text"', '5', 'null', 'true'].map((body) => ({
    type: json,
    body,
  }));

export const otherContentTypes = (): Malformed[] =>
  ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
    (type) => ({ type, body: '{"a":1}' }),
  );

/** Every field of the body with a value of another type, and lists instead of an object. */
export function otherTypes({ body }: RouteContract): Malformed[] {
  const names = fieldsOf(body);
  const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  // An order is delivered with no more than an empty note; everywhere else something must be said.
  const emptyTexts = body?.safeParse(all('')).success ? [] : [''];
  return [
    ...[{ $gt: '' }, [[]], { a: { b: [] } }, null, [null], ...emptyTexts, 'x'.repeat(40_000)].map((value) => ({
      type: json,
      body: JSON.stringify(all(value)),
    })),
    { type: json, body: '[]' },
    { type: json, body: '[{}]' },
  ];
}

/** More than a route reads, and a character set that there is not. */
export const unreadable = (): Malformed[] => [
  { type: json, body: JSON.stringify({ a: 'x'.repeat(1_100_000) }) },
  { type: `${json}; charset=klingon`, body: '{}' },
];

/** Routes that take JSON; the text fields of an upload come as a form. */
export const takesJson = ({ body, upload }: RouteContract): boolean => body !== undefined && upload === undefined;
/** Routes that name objects in their path; a product type is any text, and one that nobody has described is no fault. */
export const namesObjects = ({ params, path }: RouteContract): boolean =>
  params !== undefined && !path.endsWith('/:productType');

export const oddIds = (contract: RouteContract): Malformed[] =>
  [
    '0',
    'x',
    'null',
    'undefined',
    `${id}0`,
    id.slice(1),
    'g'.repeat(24),
    '-1',
    '1e9',
    'a'.repeat(3_000),
    '%00',
    '%E0%A4%A',
    '%ff',
    '%7B%22$gt%22:%22%22%7D',
    '..%2f..%2fetc',
    '%20',
    '{}',
    "'--",
    '%F0%9F%96%A8',
  ].map((value) => ({
    path: pathOf(contract, value),
    type: json,
    ...(contract.body ? { body: '{}' } : {}),
  }));

export function badQueries({ query }: RouteContract): Malformed[] {
  const known = fieldsOf(query);
  const numbers = known.filter((name) => ['page', 'limit'].includes(name));
  const bad = ['0', '-1', 'abc', '1.5', '1e99', 'NaN', 'Infinity', '%00', '1%27', '%7B%7D'];
  return [
    ...numbers.flatMap((name) => [...bad.map((value) => `?${name}=${value}`), `?${name}=1&${name}=2`]),
    ...known
      .filter((name) => !numbers.includes(name))
      .flatMap((name) => [`?${name}=a&${name}=b`, `?${name}=${'x'.repeat(3_000)}`]),
  ].map((text) => ({ query: text }));
}

/** Odd text that a query may hold, and an unknown field: whatever the answer, it is no failure. */
export const oddQueries = ({ query }: RouteContract): Malformed[] =>
  [...fieldsOf(query), 'unknown'].flatMap((name) =>
    ['%00', '(((', '%5B%5C', '$where', '.*%2B', '%ED%A0%80', '%F0%9F%96%A8'].map((value) => ({
      query: `?${name}=${value}`,
    })),
  );

/** Headers that sign nobody in, made from a valid token of staff. */
export function badTokens(valid: string): Malformed[] {
  const [head = '', claims = '', signature = ''] = valid.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const asAdmin = Buffer.from(JSON.stringify({ sub: id, isAdmin: true, jti: 'x', iat: 1, exp: 9e9 })).toString(
    'base64url',
  );
  const tokens = [
    'x',
    'a.b.c',
    'null',
    `${none}.${claims}.`,
    `${none}.${asAdmin}.x`,
    `${head}.${asAdmin}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
    `${head}.${claims}`,
    `${valid}x`,
    'x'.repeat(6_000),
  ];
  const schemes = ['Bearer', 'Basic eDp5', 'bearer', `Token ${valid}`, valid];
  return [...tokens.map((token) => `Bearer ${token}`), ...schemes].map((authorization) => ({ authorization }));
}

/** A body that is no upload, or one that is too large. */
export function badUploads({ upload }: RouteContract): Malformed[] {
  const form = (field: string, content: BlobPart) => {
    const made = new FormData();
    made.set(field, new Blob([content]), 'a.png');
    return made;
  };
  const cut = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\ncut';
  return [
    {},
    { type: json, body: '{}' },
    { type: 'multipart/form-data', body: 'x' },
    { type: 'multipart/form-data; boundary=b', body: cut },
    { type: 'multipart/form-data; boundary=b', body: 'no part at all' },
    { body: form('other', 'x') },
    { body: form(upload?.field ?? '', '') },
    { body: form(upload?.field ?? '', 'not a picture') },
    { body: form(upload?.field ?? '', new Uint8Array((upload?.maxBytes ?? 0) + 100_000)) },
  ];
}

/** Bytes that no provider has signed and that belong to no upload, and more of them than the route reads. */
export const badBytes = ({ rawBody }: RouteContract): Malformed[] =>
  ['', 'x', 'x'.repeat((rawBody?.maxBytes ?? 0) + 1)].map((body) => ({ type: 'application/octet-stream', body }));
