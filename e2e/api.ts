import { login, type RouteContract, type RouteResult, type User } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { shop } from './shop.ts';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Calls a route by its contract, through the gateway. The reply is whatever came: for refusals and their looks. */
export async function call(contract: RouteContract, options: CallOptions = {}): Promise<Reply> {
  const { params = {}, query, body, token, headers = {} } = options;
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const res = await fetch(`${shop().url}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: contract.method.toUpperCase(),
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return { status: res.status, headers: res.headers, body: await readJson(res) };
}

/** Calls a route that must succeed, and holds the answer to its contract. */
export async function ask<R extends RouteContract>(contract: R, options: CallOptions = {}): Promise<RouteResult<R>> {
  const { status, body } = await call(contract, options);
  const schema = contract.responses[status];
  if (!schema) throw new Error(`${contract.id} answered ${status}: ${JSON.stringify(body)}`);
  return schema.parse(body) as RouteResult<R>;
}

/** Signs in to an account without a second factor. */
export async function signedIn(account: { login: string; password: string }): Promise<{ user: User; token: string }> {
  const answer = await ask(login, { body: account });
  if ('secondFactor' in answer) throw new Error(`${account.login} is asked for a second factor`);
  return answer;
}

/** The form that uploads a file to a route that takes one. */
export const uploadOf = (contract: RouteContract, content: Buffer, filename: string): FormData => {
  const form = new FormData();
  form.set(contract.upload?.field ?? '', new Blob([new Uint8Array(content)]), filename);
  return form;
};

/** Returns the answer that shows an uploaded design, once the shop has checked the file. */
export const openDesign = (url: string): Promise<Response> =>
  eventually(
    async () => {
      const answer = await fetch(shop().url + url);
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeoutMs: 60_000 },
  );

async function readJson(res: Response): Promise<unknown> {
  const text = await res.text();
  try {
    return JSON.parse(text);
  } catch {
    return text; // not what any route answers: the test that looks at it shows it
  }
}
