import type { ClientRoute, ContractOf, RouteResult } from '@print-shop/contracts';
import { ORDER_LINK_HEADER } from '@print-shop/contracts/client';
import { language } from '@print-shop/i18n';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { startingWith } from './first-data.ts';
import { session } from './session-hooks.ts';
import { noteShopTime } from './shop-time.ts';
import { callMs, FILE_MS, TimeLimitError, withTimeLimit } from './time-limit.ts';

/** A part of a request: absent when the contract has none, optional when all its fields are. */
type Part<Name extends string, Schema> =
  NonNullable<Schema> extends z.ZodUndefined
    ? { [P in Name]?: undefined }
    : object extends z.input<NonNullable<Schema>>
      ? { [P in Name]?: z.input<NonNullable<Schema>> }
      : { [P in Name]: z.input<NonNullable<Schema>> };

export type CallInput<Route extends ClientRoute> = Part<'params', ContractOf<Route>['params']> &
  Part<'query', ContractOf<Route>['query']> &
  Part<'body', ContractOf<Route>['body']>;

export type CallResult<Route extends ClientRoute> = RouteResult<ContractOf<Route>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** With the same key, the server answers a repeated request with the first one's result. */
  idempotencyKey?: string;
  /** Token of the link of a guest's order, sent instead of the session's token. */
  orderLink?: string;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function urlOf(contract: ClientRoute, { params = {}, query = {} }: LooseInput): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * The token to send with a call. Routes that never look at a token get none: their 401 (such as a wrong password at sign-in)
 * is not about the session.
 */
export const tokenFor = ({ access }: ClientRoute): string | null => (access === 'anyone' ? null : session.token());

/** The headers that say who calls, and the token of the session among them, or null. */
export function callerHeaders(contract: ClientRoute, orderLink?: string): { headers: Headers; token: string | null } {
  const token = orderLink === undefined ? tokenFor(contract) : null;
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (orderLink !== undefined) headers.set(ORDER_LINK_HEADER, orderLink);
  return { headers, token };
}

/** Ends the session when the server has refused its token. */
export function checkSession(status: number, sentToken: string | null): void {
  if (status === 401 && sentToken && sentToken === session.token()) session.expire();
}

/** Sends a request and reads the whole answer within the time limit. */
async function send<Answer>(
  contract: ClientRoute,
  input: LooseInput,
  options: CallOptions,
  read: (response: Response) => Promise<Answer>,
  limitMs = callMs(),
): Promise<Answer> {
  const { headers, token } = callerHeaders(contract, options.orderLink);
  headers.set('accept', 'application/json, text/csv');
  headers.set('accept-language', language.read());
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const ask = async (signal: AbortSignal): Promise<Answer> => {
    const response = await fetch(urlOf(contract, input), {
      method: contract.method.toUpperCase(),
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal,
    });
    noteShopTime(response.headers.get('date'));
    if (response.ok) return read(response);
    checkSession(response.status, token);
    throw ApiError.fromBody(response.status, await response.json().catch(() => null));
  };
  try {
    return await withTimeLimit(limitMs, options.signal, ask);
  } catch (error) {
    if (error instanceof ApiError || error instanceof SyntaxError || options.signal?.aborted) throw error;
    if (error instanceof TimeLimitError)
      throw new ApiError(0, 'The shop took too long to answer. Please try again.', 'timeout');
    throw new ApiError(0, 'The shop could not be reached. Please check your connection.', 'unreachable');
  }
}

const json = (response: Response): Promise<unknown> => response.json();

/**
 * Calls one route and returns the body of the answer; throws an `ApiError` unless it is a success. The error's status is 0
 * when the shop could not be reached, or did not answer within 30 s on a desktop or 60 s on a phone.
 */
export async function call<Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  options: CallOptions = {},
): Promise<CallResult<Route>> {
  return (await send(contract, input as LooseInput, options, json)) as CallResult<Route>;
}

/** Calls a list route and returns the page and the number of all matches. */
export async function callWithTotal<Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  options: CallOptions = {},
): Promise<{ data: CallResult<Route>; total: number | null }> {
  return send(contract, input as LooseInput, options, async (response) => {
    const total = response.headers.get('x-total-count');
    return { data: (await json(response)) as CallResult<Route>, total: total === null ? null : Number(total) };
  });
}

/** Calls a download route and returns the whole file, which may take up to 600 s. `read` may look at the bytes on their way. */
export const callForFile = <Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  read = (response: Response) => response.blob(),
  options: CallOptions = {},
): Promise<Blob> => send(contract, input as LooseInput, options, read, FILE_MS);

/** The key of a query. Answers by the link of an order are kept apart from those of the session. */
const keyOf = (contract: ClientRoute, input: unknown, { orderLink }: CallOptions) =>
  orderLink === undefined ? ([contract.id, input] as const) : ([contract.id, input, orderLink] as const);

/**
 * Query options of a route. The contract's id and the input are the key, so that host and remotes share the answer. The
 * initial data is the answer that came with the page, if any.
 */
export const queryFor = <Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  options: CallOptions = {},
) => ({
  queryKey: keyOf(contract, input, options),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(contract, input, { ...options, signal }),
  ...startingWith(urlOf(contract, input as LooseInput), ({ body }) => body as CallResult<Route>),
});

/** The same for objects that may not exist: 404 becomes null instead of an error. */
export const findQueryFor = <Route extends ClientRoute>(
  contract: Route,
  input: CallInput<Route>,
  options: CallOptions = {},
) => ({
  queryKey: keyOf(contract, input, options),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CallResult<Route> | null> => {
    try {
      return await call(contract, input, { ...options, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  ...startingWith<CallResult<Route> | null>(
    urlOf(contract, input as LooseInput),
    ({ body }) => body as CallResult<Route>,
    null,
  ),
});
