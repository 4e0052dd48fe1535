import { pipeline } from 'node:stream/promises';
import {
  type AccessRule,
  isForOrderCustomer,
  ORDER_LINK_HEADER,
  type RouteContract,
  type RouteReply,
} from '@print-shop/contracts';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { checkOwner, checkPermission, type Policy } from './allow.ts';
import type { Auth, User } from './auth.ts';
import { LIGHT_BODY_TIMES, MAX_LIGHT_BYTES, parseInTime, readBody } from './body.ts';
import { invalidInput, unauthenticated, unsupportedMedia } from './errors.ts';
import { currentRequestId } from './log.ts';
import { createNamedLock } from './named-lock.ts';
import { accessByLink, linkOver, type OrderAccess, userAccess } from './order-access.ts';
import { originOf } from './origin.ts';
import { answerOtherMethods } from './other-methods.ts';
import type { Upload } from './upload.ts';
import { createUploads, type UploadsOptions } from './uploads.ts';
import { Validation } from './validate.ts';

/** The validated parts of a request; a part that the contract does not name is undefined. */
interface Parts<R extends RouteContract> {
  params: z.output<NonNullable<R['params']>>;
  query: z.output<NonNullable<R['query']>>;
  body: z.output<NonNullable<R['body']>>;
}

/** The input of a handler: validated parts, the caller as the policy guarantees it, and the file of an upload route. */
type HandlerInput<R extends RouteContract, Caller> = Parts<R> & {
  user: Caller;
  /** The caller of an order; only for contracts that let nobody in without a token or the link of an order. */
  access: OrderAccess;
  requestId: string;
  /** The Idempotency-Key of the request; only for contracts that are `repeatable`. */
  key: string | undefined;
  req: Request;
  /** The received file, removed after the answer; only for contracts with `upload`. */
  upload: Upload;
  /**
   * Reads the body as it was sent and hands it to `use`; only for contracts with `rawBody`. A large one is one of the uploads in
   * flight until then, so whatever can be refused without it is refused before.
   */
  withBytes<Result>(use: (bytes: Buffer) => Promise<Result>): Promise<Result>;
};

export interface ContractRouter {
  /**
   * Registers a route. Throws when the policy differs from the contract's. Checks run in this order: token (401), staff and
   * permission (403), all faults of params, query and body (400), ownership (403), then the handler. The fields of an upload
   * are checked after ownership, when the file is there.
   */
  on<R extends RouteContract, Caller extends User | undefined, Status extends number>(
    contract: R,
    policy: Policy<Parts<R>, Caller>,
    handler: (input: HandlerInput<R, Caller>) => Promise<{ status: Status } & RouteReply<R>>,
  ): ContractRouter;
  readonly contracts: readonly RouteContract[];
  readonly handler: Router;
}

export interface RouterOptions {
  auth: Auth;
  /** The id of the order that the token of a link opens, or undefined. Routes for the customers of orders need it. */
  orderOfLink?: (token: string) => string | undefined;
  /** Limits for uploads: how many at a time, and how slow. */
  uploads?: UploadsOptions;
  /**
   * Checks every reply against its schema and answers 500 when it does not match. For tests and development, as it costs
   * time.
   */
  checkReplies?: boolean;
}

type Download = NonNullable<RouteContract['download']>;

const parseJson = express.json({ limit: MAX_LIGHT_BYTES });

/** A router for contracts, from which validation, access and the types of input and reply are derived. */
export function createRouter(options: RouterOptions) {
  const { auth, orderOfLink, checkReplies = process.env.NODE_ENV !== 'production' } = options;
  const received = createUploads(options.uploads);
  const quota = options.uploads?.quota;
  const routes = Router();
  const contracts: RouteContract[] = [];

  /** Lets the handler answer, once the file of an upload is here. */
  const answerTo = async <Reply>(
    contract: RouteContract,
    req: Request,
    res: Response,
    user: User | undefined,
    answer: (part?: object) => Promise<Reply>,
  ) => {
    const { upload: spec, rawBody, body } = contract;
    if (spec) {
      await quota?.check(user, req.ip);
      return received.take(req, specOf(contract, spec), async (upload) => {
        await quota?.count(user, req.ip, upload.bytes);
        return answer({ upload, ...(body ? { body: readFields(body, upload) } : {}) });
      });
    }
    if (!rawBody) return answer();
    const isLarge = rawBody.maxBytes > MAX_LIGHT_BYTES;
    const withBytes = async <Result>(use: (bytes: Buffer) => Promise<Result>): Promise<Result> => {
      const read = () => readBody(req, res, { maxBytes: rawBody.maxBytes, stallMs: received.stallMs });
      if (!isLarge) return use(await read());
      await quota?.check(user, req.ip);
      return received.hold(async () => {
        const bytes = await read();
        await quota?.count(user, req.ip, bytes.length);
        return use(bytes);
      });
    };
    return answer({ withBytes });
  };

  /** The caller of a route. A link is looked at before a token: its holder may be signed in as somebody else. */
  const identify = async (contract: RouteContract, req: Request): Promise<{ user?: User; access?: OrderAccess }> => {
    if (contract.access === 'anyone') return {};
    const link = isForOrderCustomer(contract) ? req.get(ORDER_LINK_HEADER) : undefined;
    if (link !== undefined) {
      const order = orderOfLink?.(link);
      if (order === undefined) throw linkOver();
      return { access: accessByLink(order) };
    }
    const found = await auth.userOf(req.headers.authorization);
    if (!found && contract.access !== 'guest')
      throw unauthenticated({ en: 'Please sign in.', hi: 'पहले साइन इन कीजिए।' }, 'sign-in-required');
    if (!found) return {};
    if (contract.access === 'staff') checkPermission(found, contract.permission);
    const user = { ...found, from: originOf(req) };
    return { user, access: userAccess(user, contract.permission) };
  };

  const withLock = createNamedLock();
  const router: ContractRouter = {
    contracts,
    get handler() {
      const { before, after } = answerOtherMethods(contracts);
      return Router().use(before, routes, after);
    },
    on(contract, policy, handle) {
      if (nameOf(policy) !== nameOf(contract)) {
        throw new Error(
          `${contract.id} promises access "${nameOf(contract)}" but is registered as "${nameOf(policy)}"`,
        );
      }
      if (isForOrderCustomer(contract) && !orderOfLink) throw new Error(`${contract.id} needs \`orderOfLink\``);
      contracts.push(contract);
      routes[contract.method](contract.path, async (req, res) => {
        res.locals.route = contract.id;
        // No cache may store an answer that depends on the caller or follows a change.
        if (contract.access !== 'anyone' || contract.method !== 'get') res.set('Cache-Control', 'no-store');
        const { user, access } = await identify(contract, req);
        const input = await readParts(contract, req, res);
        if (policy.ownerOf && user) checkOwner(user, policy.ownerOf(input as never, user), contract.permission);
        const requestId = currentRequestId() ?? '';
        const key = contract.repeatable ? idempotencyKeyOf(req) : undefined;
        const answer = (part: object = {}) => handle({ ...input, user, access, requestId, key, req, ...part } as never);
        const answerNow = () => answerTo(contract, req, res, user, answer);
        // Equal requests take turns: at the same moment the database would refuse all but one, some of them after seconds.
        const sender = user?.id ?? access?.linkedOrder;
        const reply = await (key ? withLock(`${contract.id} ${sender} ${key}`, answerNow) : answerNow());
        if (contract.download) return sendFile(contract.download, reply, res);
        if (contract.eventStream) return sendEvents(reply.body as AsyncIterable<string>, res);
        if (checkReplies) checkReply(contract, reply);
        if (contract.redirect) return res.redirect(reply.status, String(reply.body));
        res.status(reply.status).set(reply.headers ?? {});
        res.json(reply.body);
      });
      return router;
    },
  };
  return router;
}

const MAX_KEY = 200;

function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get('Idempotency-Key')?.trim() || undefined;
  if (key && key.length > MAX_KEY)
    throw invalidInput({ en: 'The Idempotency-Key is too long.', hi: 'Idempotency-Key बहुत लंबी है।' }, 'invalid-input');
  return key;
}

/** Access and permission of a policy or contract as text, for comparison and messages. */
const nameOf = ({ access, permission }: AccessRule): string => [access, permission].filter(Boolean).join(' ');

async function readParts(contract: RouteContract, req: Request, res: Response) {
  const hasJson = contract.body && !contract.upload;
  if (hasJson) await readJson(req, res);
  const validation = new Validation();
  const parts = {
    params: validation.read(contract.params, 'params', req.params),
    query: validation.read(contract.query, 'query', req.query),
    body: hasJson ? validation.read(contract.body, 'body', req.body) : undefined,
  };
  const error = validation.error();
  if (error) throw error;
  return parts;
}

/** How the file of a route is received, and the names of the text fields beside it. */
const specOf = ({ body }: RouteContract, { field, maxBytes }: NonNullable<RouteContract['upload']>) => ({
  field,
  maxBytes,
  fieldNames: body instanceof z.ZodObject ? Object.keys(body.shape) : [],
});

/** The text fields of an upload; throws all their faults. */
function readFields(schema: z.ZodType, { fields }: Upload): unknown {
  const validation = new Validation();
  const read = validation.read(schema, 'body', { ...fields });
  const error = validation.error();
  if (error) throw error;
  return read;
}

async function readJson(req: Request, res: Response): Promise<void> {
  // `is` returns null when there is no body; then the schema reports what is missing.
  if (req.is('json') === false && Number(req.headers['content-length'] ?? 1) > 0) {
    throw unsupportedMedia({ en: 'Please send the request as JSON.', hi: 'रिक्वेस्ट JSON में भेजिए।' });
  }
  await parseInTime(parseJson, req, res, LIGHT_BODY_TIMES);
}

/**
 * Streams a file while it is read, under the contract's name or the handler's own. A file with a name is saved. An error aborts the answer, so that
 * nobody takes a part for the whole.
 */
function sendFile(
  { contentType, filename, inline }: Download,
  reply: { body: unknown; filename?: string; headers?: Record<string, string> },
  res: Response,
): Promise<void> {
  if (!inline || reply.filename) res.attachment(reply.filename ?? filename);
  res.type(contentType).set({ 'Cache-Control': 'no-store', ...reply.headers });
  return pipeline(reply.body as AsyncIterable<string | Uint8Array>, res).catch(ignoreHangUp);
}

/** Sends events as they come. The headers keep proxies from gathering or packing them. */
function sendEvents(events: AsyncIterable<string>, res: Response): Promise<void> {
  res.set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  return pipeline(events, res).catch(ignoreHangUp);
}

function ignoreHangUp(error: unknown): void {
  const isHungUp = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
  if (!isHungUp) throw error;
}

/** A reply must match its schema exactly: nothing missing, different or extra. */
function checkReply(contract: RouteContract, reply: { status: number; body: unknown }): void {
  const schema: z.ZodType | undefined = contract.responses[reply.status];
  if (!schema) throw new Error(`${contract.id} answered ${reply.status}, which its contract does not know`);
  const sent: unknown = reply.body === undefined ? undefined : JSON.parse(JSON.stringify(reply.body));
  const read = schema.safeParse(sent);
  if (!read.success) throw new Error(`${contract.id} answered what its contract forbids: ${read.error.message}`);
  const odd = differences(sent, read.data);
  if (odd.length > 0) throw new Error(`${contract.id} answered more or less than its contract: ${odd.join(', ')}`);
}

/** Paths at which two JSON values differ; never the values, which may be secrets. */
function differences(a: unknown, b: unknown, path = 'body'): string[] {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path];
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].flatMap((key) => differences(left.get(key), right.get(key), `${path}.${key}`));
}
