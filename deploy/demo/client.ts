/** An unexpected answer of the shop. */
export class ShopRefused extends Error {
  readonly status: number;
  constructor(method: string, path: string, status: number, body: string) {
    super(`${method} ${path} answered ${status}: ${body.slice(0, 400)}`);
    this.status = status;
  }
}

export interface Call {
  token?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

const ATTEMPTS = 6;
/** Too many requests, or a service that is just starting. */
const NOT_NOW = [429, 502, 503, 504];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A customer of the public API: JSON in and out, patient with "not now" (429, 502, 503, 504). */
export class Shop {
  readonly url: string;
  constructor(url: string) {
    this.url = url.replace(/\/$/, '');
  }

  get = <T>(path: string, token?: string): Promise<T> => this.call<T>('GET', path, token ? { token } : {});
  post = <T>(path: string, call: Call): Promise<T> => this.call<T>('POST', path, call);
  put = <T>(path: string, call: Call): Promise<T> => this.call<T>('PUT', path, call);
  delete = <T>(path: string, token: string): Promise<T> => this.call<T>('DELETE', path, { token });

  protected async call<T>(method: string, path: string, call: Call): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const last = attempt === ATTEMPTS;
      let response: Response;
      try {
        response = await this.send(method, path, call);
      } catch (fault) {
        if (last || !mayRepeat(method, call, fault)) throw unreachable(method, path, fault);
        await pause(attempt * 1000);
        continue;
      }
      const text = await response.text();
      if (response.ok) return JSON.parse(text) as T;
      if (last || !NOT_NOW.includes(response.status)) throw new ShopRefused(method, path, response.status, text);
      const wait = Number(response.headers.get('retry-after')) || attempt;
      await pause(Math.min(wait, 15) * 1000);
    }
  }

  private send(method: string, path: string, { token, body, form, headers }: Call): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal: AbortSignal.timeout(60_000),
    });
  }
}

const codeOf = (fault: unknown): unknown =>
  fault instanceof Error && fault.cause instanceof Error && 'code' in fault.cause ? fault.cause.code : undefined;

/** A call that never arrived may always be repeated; one that broke off only where twice is as good as once. */
const mayRepeat = (method: string, { form }: Call, fault: unknown): boolean =>
  codeOf(fault) === 'ECONNREFUSED' || method !== 'POST' || form !== undefined;

const unreachable = (method: string, path: string, fault: unknown): Error =>
  new Error(`${method} ${path} got no answer (${String(codeOf(fault) ?? fault)})`, { cause: fault });

/** Runs `work` over the list, at most `width` at once, keeping the order of the answers. */
export async function inParallel<T, R>(list: readonly T[], width: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = new Array(list.length);
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      const index = next++;
      answers[index] = await work(list[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, worker));
  return answers;
}
