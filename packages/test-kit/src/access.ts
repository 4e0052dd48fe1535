import type { IncomingMessage, Server } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  isForOrderCustomer,
  may,
  ORDER_LINK_HEADER,
  ROLES,
  type Role,
  type RouteContract,
} from '@print-shop/contracts';
import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';
import type { TestTokens } from './tokens.ts';

/** Those who call a route. The valid request of each row concerns `customer`. */
export const callers = {
  anonymous: undefined,
  customer: { id: 'c0ffee00c0ffee00c0ffee01', name: 'Asha', email: 'asha@example.com' },
  other: { id: 'c0ffee00c0ffee00c0ffee02', name: 'Ravi', email: 'ravi@example.com' },
  owner: { id: 'c0ffee00c0ffee00c0ffee03', role: 'owner', name: 'Meera', email: 'meera@example.com' },
  manager: { id: 'c0ffee00c0ffee00c0ffee04', role: 'manager', name: 'Sunil', email: 'sunil@example.com' },
  catalogue: { id: 'c0ffee00c0ffee00c0ffee05', role: 'catalogue', name: 'Tara', email: 'tara@example.com' },
  production: { id: 'c0ffee00c0ffee00c0ffee06', role: 'production', name: 'Karim', email: 'karim@example.com' },
} as const;
type Caller = keyof typeof callers;

interface AccessRow {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  /** The body of a route that takes the exact bytes. */
  bytes?: Buffer;
  /** The file of an upload route, whose text fields are in `body`. */
  file?: { content: Buffer; name: string };
  /** Statuses that differ from what the contract's access implies, e.g. where only the handler knows the owner. */
  expected?: Partial<Record<Caller | 'staff', number>>;
}

const isStaff = (caller: Caller): caller is Role => ROLES.some((role) => role === caller);

/** The result that a contract's access and permission imply for a caller. */
function meaningOf({ access, permission }: RouteContract, caller: Caller): 401 | 403 | 'let in' {
  if (access === 'anyone' || access === 'guest') return 'let in';
  if (caller === 'anonymous') return 401;
  if (access === 'signed-in') return 'let in';
  if (caller === 'customer') return access === 'staff' ? 403 : 'let in';
  return permission && isStaff(caller) && may(caller, permission) ? 'let in' : 403;
}

const expectedOf = (contract: RouteContract, { expected }: AccessRow, caller: Caller) =>
  expected?.[caller] ?? (isStaff(caller) ? expected?.staff : undefined) ?? meaningOf(contract, caller);

export interface AccessOptions {
  /** All contracts of the service; a contract without a row fails. */
  routes: readonly RouteContract[];
  /** Rows by contract id. A function is called before each request, to create the data that the request needs. */
  rows: Record<string, AccessRow | (() => AccessRow | Promise<AccessRow>)>;
  /** Called after `beforeAll`. */
  app: () => Express | Server;
  tokens: () => Pick<TestTokens, 'for'>;
}

/** The callers whose results may differ: everyone without a role, one role with the permission and one without, and each that the row names. */
function callersOf(contract: RouteContract, row: AccessRow): Caller[] {
  const isLetIn = (role: Role) => expectedOf(contract, row, role) === 'let in';
  const roles = new Set<Role | undefined>([
    ROLES.find(isLetIn),
    ROLES.find((role) => !isLetIn(role)),
    ...ROLES.filter((role) => row.expected?.[role] !== undefined),
  ]);
  return ['anonymous', 'customer', 'other', ...ROLES.filter((role) => roles.has(role))];
}

/**
 * Declares a test per route, in which every caller whose result may differ sends the row's valid request. "Let in" means any answer
 * except 401, 403, 429 and 5xx. That malformed tokens, addresses and bodies are rejected is the router's, and tested there.
 */
export function describeAccess({ routes, rows, app, tokens }: AccessOptions): void {
  const rowOf = async (contract: RouteContract): Promise<AccessRow> => {
    const row = rows[contract.id];
    if (!row) throw new Error(`no row for ${contract.id}`);
    return typeof row === 'function' ? row() : row;
  };
  const tokenOf = (caller: Caller) => (callers[caller] ? tokens().for(callers[caller]) : undefined);

  describe('access', () => {
    it('has a row for every contract and for nothing else', () => {
      expect(Object.keys(rows).sort()).toEqual(routes.map(({ id }) => id).sort());
    });

    it.each(routes)('$method $path ($access $permission)', async (contract) => {
      let row = await rowOf(contract);
      const meanings = callersOf(contract, row).map((caller) => ({
        caller,
        expected: expectedOf(contract, row, caller),
      }));
      // Rejected callers change nothing, so the first caller who is let in uses the same data.
      const refused = meanings.filter(({ expected }) => typeof expected === 'number');
      const letIn = meanings.filter(({ expected }) => typeof expected !== 'number');
      for (const [index, { caller, expected }] of [...refused, ...letIn].entries()) {
        if (index > refused.length) row = await rowOf(contract);
        const res = await send(app(), contract, row, tokenOf(caller));
        const isRefused = [401, 403, 429].includes(res.status) || res.status >= 500;
        const answer = isRefused || typeof expected === 'number' ? res.status : 'let in';
        expect({ caller, answer, body: res.body }).toEqual({ caller, answer: expected, body: res.body });
        if (res.status >= 400) expectMessage(res);
      }
      if (isForOrderCustomer(contract)) await expectNoWayByForgedLink(app(), contract, row);
    });
  });
}

/** A forged link of an order opens nothing, also for its customer. */
async function expectNoWayByForgedLink(app: Express | Server, contract: RouteContract, row: AccessRow): Promise<void> {
  const { status, body } = await open(app, contract, row, undefined)
    .set(ORDER_LINK_HEADER, 'of-no-mail')
    .send(row.body ?? {});
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'link-over' });
}

function open(app: Express | Server, contract: RouteContract, row: AccessRow, token: string | undefined) {
  const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = row.params?.[name];
    if (value === undefined) throw new Error(`the row of ${contract.id} lacks the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const opened = request(app)
    [contract.method](path)
    .query(row.query ?? {});
  return token ? opened.set('Authorization', `Bearer ${token}`) : opened;
}

/** Sends a row's request as its contract defines it. */
async function send(app: Express | Server, contract: RouteContract, row: AccessRow, token?: string): Promise<Response> {
  const opened = open(app, contract, row, token);
  if (contract.eventStream) return opened.buffer(true).parse(readNoStream);
  if (contract.upload && row.file) {
    return opened
      .field((row.body ?? {}) as Record<string, string>)
      .attach(contract.upload.field, row.file.content, row.file.name);
  }
  if (row.bytes) return opened.type('application/octet-stream').send(row.bytes);
  return row.body ? opened.send(row.body) : opened;
}

type Parser = Extract<Parameters<Test['parse']>[0], (res: Response, callback: never) => void>;

/** Reads a refusal, and hangs up on a stream of events, which would never end. */
const readNoStream: Parser = (res, done) => {
  const received = res as unknown as IncomingMessage;
  if (!received.headers['content-type']?.startsWith('text/event-stream')) {
    json(received).then(
      (body) => done(null, body),
      (error) => done(error, null),
    );
    return;
  }
  done(null, {});
  received.destroy();
};

function expectMessage(res: Response): void {
  expect(res.body).toEqual(expect.objectContaining({ message: expect.any(String), code: expect.any(String) }));
}
