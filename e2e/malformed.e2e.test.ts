import { type RouteContract, routesByService } from '@print-shop/contracts';
import { z } from 'zod';
import { newCustomer } from './customers.ts';
import { adminToken } from './mini-catalogue.ts';
import { type ProcessState, processes, shop } from './shop.ts';

const contracts = Object.values(routesByService).flat();
const id = '65f0c0ffee65f0c0ffee65f0';
let admin: string;
let customer: string;
let before: ProcessState[];

beforeAll(async () => {
  admin = await adminToken();
  customer = (await newCustomer()).token;
  before = await processes();
});

interface Sent {
  path?: string;
  query?: string;
  type?: string | undefined;
  body?: string | FormData;
  authorization?: string;
}

/** Where a valid request to a route would go. */
const pathOf = ({ path }: RouteContract, value = id) => path.replace(':section', 'paper').replace(/:\w+/g, value);

async function send(contract: RouteContract, sent: Sent) {
  const { path = pathOf(contract), query = '', type, body, authorization = `Bearer ${admin}` } = sent;
  const headers = { Authorization: authorization, ...(type ? { 'Content-Type': type } : {}) };
  const method = contract.method.toUpperCase();
  const res = await fetch(shop().url + path + query, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await res.text();
  return { status: res.status, answer: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Every one of these requests must get a 4xx with a message and a code. */
async function expectRefused(contract: RouteContract, all: Sent[], among?: number[]): Promise<void> {
  expect(all.length).toBeGreaterThan(0);
  for (const sent of all) {
    const { status, answer } = await send(contract, sent);
    const isRefused = among ? among.includes(status) : status >= 400 && status < 500;
    const shown = JSON.stringify(sent).slice(0, 300);
    expect({ shown, status, answer, isRefused }).toEqual({
      ...{ shown, status, isRefused: true },
      answer: expect.objectContaining({
        message: expect.stringMatching(/\w/),
        code: expect.stringMatching(/^[\w-]+$/),
      }),
    });
  }
}

const withBody = contracts.filter(({ body }) => body);
const withParams = contracts.filter(({ params }) => params);
const withQuery = contracts.filter(({ query }) => query);
const withUpload = contracts.filter(({ upload }) => upload);
const withToken = contracts.filter(({ access }) => access !== 'anyone');

describe.each(withBody)('$method $path refuses', (contract) => {
  const json = 'application/json';
  const fields = () =>
    Object.keys(z.toJSONSchema(contract.body ?? z.any(), { io: 'input', unrepresentable: 'any' }).properties ?? {});
  const all = (value: unknown) => Object.fromEntries(fields().map((name) => [name, value]));
  /** An order is delivered with no more than an empty note; everywhere else something must be said. */
  const emptyTexts = () => (contract.body?.safeParse(all('')).success ? [] : ['']);

  it('what is not JSON', () =>
    expectRefused(
      contract,
      ['{"broken', '{"a":1,}', 'a=1', '{} {}', '\u0000', '"text"', '5', 'null', 'true'].map((body) => ({
        type: json,
        body,
      })),
      [400],
    ));

  it('other types of content', () =>
    expectRefused(
      contract,
      ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map(
        (type) => ({
          ...{ type, body: '{"a":1}' },
        }),
      ),
      [415],
    ));

  it('fields of other types', () =>
    expectRefused(
      contract,
      [
        ...[{ $gt: '' }, [[]], { a: { b: [] } }, null, [null], ...emptyTexts(), 'x'.repeat(40_000)].map((value) => ({
          type: json,
          body: JSON.stringify(all(value)),
        })),
        { type: json, body: '[]' },
        { type: json, body: '[{}]' },
      ],
      [400],
    ));

  it('more than it reads, an odd character set, and a body that is not compressed as it says', () =>
    expectRefused(contract, [
      { type: json, body: JSON.stringify({ a: 'x'.repeat(1_100_000) }) },
      { type: `${json}; charset=klingon`, body: '{}' },
    ]));
});

describe.each(withParams)('$method $path refuses', (contract) => {
  it('malformed ids', () =>
    expectRefused(
      contract,
      [
        ...['0', 'x', 'null', 'undefined', `${id}0`, id.slice(1), 'g'.repeat(24), '-1', '1e9', 'a'.repeat(3_000)],
        ...['%00', '%E0%A4%A', '%ff', '%7B%22$gt%22:%22%22%7D', '..%2f..%2fetc', '%20', '{}', "'--", '%F0%9F%96%A8'],
      ].map((value) => ({
        path: pathOf(contract, value),
        type: 'application/json',
        ...(contract.body ? { body: '{}' } : {}),
      })),
      [400, 404],
    ));
});

describe.each(withQuery)('$method $path refuses', (contract) => {
  it('malformed queries', () => {
    const known = Object.keys(
      z.toJSONSchema(contract.query ?? z.any(), { io: 'input', unrepresentable: 'any' }).properties ?? {},
    );
    const numbers = known.filter((name) => ['page', 'limit'].includes(name));
    const bad = ['0', '-1', 'abc', '1.5', '1e99', 'NaN', 'Infinity', '%00', '1%27', '%7B%7D'];
    const queries = [
      ...numbers.flatMap((name) => [...bad.map((value) => `?${name}=${value}`), `?${name}=1&${name}=2`]),
      ...known
        .filter((name) => !numbers.includes(name))
        .flatMap((name) => [`?${name}=a&${name}=b`, `?${name}=${'x'.repeat(3_000)}`]),
    ];
    return expectRefused(
      contract,
      queries.map((query) => ({ query })),
      [400],
    );
  });
});

describe.each(withQuery)('$method $path survives', (contract) => {
  it('odd text in queries', async () => {
    const fields = z.toJSONSchema(contract.query ?? z.any(), { io: 'input', unrepresentable: 'any' }).properties ?? {};
    for (const name of [...Object.keys(fields), 'unknown']) {
      for (const value of ['%00', '(((', '%5B%5C', '$where', '.*%2B', '%ED%A0%80', '%F0%9F%96%A8']) {
        const { status } = await send(contract, { query: `?${name}=${value}` });
        expect({ name, value, status, isFailure: status >= 500 }).toMatchObject({ name, value, isFailure: false });
      }
    }
  });
});

describe.each(withToken)('$method $path refuses', (contract) => {
  it('tokens that are none', () => {
    const [head = '', claims = '', signature = ''] = admin.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const asAdmin = Buffer.from(JSON.stringify({ sub: id, isAdmin: true, jti: 'x', iat: 1, exp: 9e9 })).toString(
      'base64url',
    );
    const tokens = [
      ...['x', 'a.b.c', 'null', `${none}.${claims}.`, `${none}.${asAdmin}.x`, `${head}.${asAdmin}.${signature}`],
      ...[`${head}.${claims}.${signature.slice(0, -4)}AAAA`, `${head}.${claims}`, `${admin}x`, 'x'.repeat(6_000)],
    ];
    const schemes = ['Bearer', 'Basic eDp5', 'bearer', `Token ${admin}`, admin];
    return expectRefused(
      contract,
      [...tokens.map((token) => `Bearer ${token}`), ...schemes].map((authorization) => ({ authorization })),
      [401],
    );
  });
});

describe.each(withUpload)('$method $path refuses', (contract) => {
  const form = (field: string, content: BlobPart) => {
    const made = new FormData();
    made.set(field, new Blob([content]), 'a.png');
    return made;
  };

  it('what is no upload', () =>
    expectRefused(
      contract,
      [
        {},
        { type: 'application/json', body: '{}' },
        { type: 'multipart/form-data', body: 'x' },
        {
          type: 'multipart/form-data; boundary=b',
          body: '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\ncut',
        },
        { type: 'multipart/form-data; boundary=b', body: 'no part at all' },
        { body: form('other', 'x') },
        { body: form(contract.upload?.field ?? '', '') },
        { body: form(contract.upload?.field ?? '', 'not a picture') },
        { body: form(contract.upload?.field ?? '', new Uint8Array((contract.upload?.maxBytes ?? 0) + 100_000)) },
      ],
      [400, 413, 415],
    ));
});

describe('afterwards', () => {
  it('every process lives on, and none was restarted', async () => {
    expect(await processes()).toEqual(before.map((one) => ({ ...one, isReady: true })));
  });

  it('staff’s calls are still closed to customers, whatever the body', async () => {
    for (const contract of contracts.filter(({ access }) => access === 'admin')) {
      await expectRefused(contract, [{ authorization: `Bearer ${customer}`, type: 'application/json' }], [403]);
    }
  });
});
