import { type RouteContract, routesByService } from '@print-shop/contracts';
import {
  badBytes,
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
import { inParallel } from '../deploy/demo/client.ts';
import { newCustomer } from './customers.ts';
import { adminToken } from './mini-catalogue.ts';
import { type ProcessState, processes, shop } from './shop.ts';

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

/** The requests of one shape: the routes that take it, what is sent to them, and the statuses that they may answer. */
interface Shape {
  takes: (contract: RouteContract) => boolean;
  make: (contract: RouteContract) => Malformed[];
  isRight: (status: number) => boolean;
}

const oneOf =
  (...statuses: number[]) =>
  (status: number) =>
    statuses.includes(status);
const isRefusal = (status: number) => status >= 400 && status < 500;

const takesQuery = ({ query }: RouteContract) => query !== undefined;
const takesUpload = ({ upload }: RouteContract) => upload !== undefined;
const takesBytes = ({ rawBody }: RouteContract) => rawBody !== undefined;
const asksWho = ({ access }: RouteContract) => access !== 'anyone';

const shapes: Record<string, Shape> = {
  'what is not JSON': { takes: takesJson, make: notJson, isRight: oneOf(400) },
  'other types of content': { takes: takesJson, make: otherContentTypes, isRight: oneOf(415) },
  'fields of other types': { takes: takesJson, make: otherTypes, isRight: oneOf(400) },
  'more than it reads, and an odd character set': { takes: takesJson, make: unreadable, isRight: isRefusal },
  'malformed ids': { takes: namesObjects, make: oddIds, isRight: oneOf(400, 404) },
  'malformed queries': { takes: takesQuery, make: badQueries, isRight: oneOf(400) },
  'what is no upload': { takes: takesUpload, make: badUploads, isRight: oneOf(400, 413, 415) },
  'bytes of nobody': { takes: takesBytes, make: badBytes, isRight: isRefusal },
  'tokens that are none': { takes: asksWho, make: () => badTokens(admin), isRight: oneOf(401) },
};

const errorBody = { message: expect.stringMatching(/\w/), code: expect.stringMatching(/^[\w-]+$/) };

/** Sends the requests and returns the answers that are not a refusal with a message and a code. */
async function wrongAnswers(contract: RouteContract, all: Malformed[], isRight: Shape['isRight']): Promise<unknown[]> {
  expect(all.length).toBeGreaterThan(0);
  const wrong: unknown[] = [];
  for (const sent of all) {
    const { status, answer } = await send(contract, sent);
    const hasError = expect.objectContaining(errorBody).asymmetricMatch(answer);
    if (!isRight(status) || !hasError) wrong.push({ route: contract.id, sent: shown(sent), status, answer });
  }
  return wrong;
}

const shown = (sent: Malformed) => JSON.stringify(sent).slice(0, 300);

/** The first route of each service that takes a shape: every service reads a shape by the same code for all its routes. */
const firstOfEach = (takes: Shape['takes']): RouteContract[] =>
  Object.values(routesByService).flatMap((routes) => routes.find(takes) ?? []);

it.each(Object.entries(shapes))('every service refuses %s', async (_name, { takes, make, isRight }) => {
  const routes = firstOfEach(takes);
  expect(routes).not.toEqual([]);
  const wrong = await Promise.all(routes.map((route) => wrongAnswers(route, make(route), isRight)));
  expect(wrong.flat()).toEqual([]);
});

it('every service survives odd text in queries', async () => {
  const wrong = await Promise.all(
    firstOfEach(takesQuery).map(async (route) => {
      const failed: unknown[] = [];
      for (const sent of oddQueries(route)) {
        const { status, answer } = await send(route, sent);
        if (status >= 500) failed.push({ route: route.id, sent, status, answer });
      }
      return failed;
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

describe('afterwards', () => {
  it('every process lives on, and none was restarted', async () => {
    expect(await processes()).toEqual(before.map((one) => ({ ...one, isReady: true })));
  });

  it('staff’s calls are still closed to customers, whatever the body', async () => {
    const sent = { authorization: `Bearer ${customer}`, type: 'application/json' };
    const staffOnly = Object.values(routesByService)
      .flat()
      .filter(({ access }) => access === 'staff');
    const wrong = await inParallel(staffOnly, 4, (route) => wrongAnswers(route, [sent], oneOf(403)));
    expect(wrong.flat()).toEqual([]);
  });
});
