import { type RouteContract, routesByService } from '@print-shop/contracts';
import {
  badQueries,
  badTokens,
  badUploads,
  type Malformed,
  namesObjects,
  notJson,
  oddIds,
  oddQueries,
  otherContentTypes,
  otherTypes,
  pathOf,
  takesJson,
  unreadable,
} from '../deploy/attack/malformed.ts';
import { newCustomer } from './customers.ts';
import { adminToken } from './mini-catalogue.ts';
import { type ProcessState, processes, shop } from './shop.ts';

const contracts = Object.values(routesByService).flat();
let admin: string;
let customer: string;
let before: ProcessState[];

beforeAll(async () => {
  admin = await adminToken();
  customer = (await newCustomer()).token;
  before = await processes();
});

async function send(contract: RouteContract, sent: Malformed) {
  const { path = pathOf(contract), query = '', type, body, authorization = `Bearer ${admin}` } = sent;
  const headers = { Authorization: authorization, ...(type ? { 'Content-Type': type } : {}) };
  const method = contract.method.toUpperCase();
  const res = await fetch(shop().url + path + query, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await res.text();
  return { status: res.status, answer: text.startsWith('{') ? JSON.parse(text) : text };
}

/** Every one of these requests must get a 4xx with a message and a code. */
async function expectRefused(contract: RouteContract, all: Malformed[], among?: number[]): Promise<void> {
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

const withBody = contracts.filter(takesJson);
const withParams = contracts.filter(namesObjects);
const withQuery = contracts.filter(({ query }) => query);
const withUpload = contracts.filter(({ upload }) => upload);
const withToken = contracts.filter(({ access }) => access !== 'anyone');

describe.each(withBody)('$method $path refuses', (contract) => {
  it('what is not JSON', () => expectRefused(contract, notJson(), [400]));
  it('other types of content', () => expectRefused(contract, otherContentTypes(), [415]));
  it('fields of other types', () => expectRefused(contract, otherTypes(contract), [400]));
  it('more than it reads, and an odd character set', () => expectRefused(contract, unreadable()));
});

describe.each(withParams)('$method $path refuses', (contract) => {
  it('malformed ids', () => expectRefused(contract, oddIds(contract), [400, 404]));
});

describe.each(withQuery)('$method $path refuses', (contract) => {
  it('malformed queries', () => expectRefused(contract, badQueries(contract), [400]));
});

describe.each(withQuery)('$method $path survives', (contract) => {
  it('odd text in queries', async () => {
    for (const sent of oddQueries(contract)) {
      const { status } = await send(contract, sent);
      expect({ ...sent, status, isFailure: status >= 500 }).toMatchObject({ ...sent, isFailure: false });
    }
  });
});

describe.each(withToken)('$method $path refuses', (contract) => {
  it('tokens that are none', () => expectRefused(contract, badTokens(admin), [401]));
});

describe.each(withUpload)('$method $path refuses', (contract) => {
  it('what is no upload', () => expectRefused(contract, badUploads(contract), [400, 413, 415]));
});

describe('afterwards', () => {
  it('every process lives on, and none was restarted', async () => {
    expect(await processes()).toEqual(before.map((one) => ({ ...one, isReady: true })));
  });

  it('staff’s calls are still closed to customers, whatever the body', async () => {
    for (const contract of contracts.filter(({ access }) => access === 'staff')) {
      await expectRefused(contract, [{ authorization: `Bearer ${customer}`, type: 'application/json' }], [403]);
    }
  });
});
