import type { Upstream } from './proxy.ts';
import type { PublicCache } from './public-cache.ts';
import { canonicalUrl, serviceOf } from './upstreams.ts';

/** The longest time that a page waits for optional data, in milliseconds. */
const PATIENCE_MS = 2_000;

export interface PublicAnswer {
  status: number;
  text: string;
  /** `X-Total-Count` of a list. */
  total: number | null;
}

/** Reads public data from the cache or from the owning service. Rejects when that service is away or slow. */
export type Read = (url: string, ip?: string) => Promise<PublicAnswer>;

export function createRead(upstreams: Record<string, Upstream>, cache: PublicCache): Read {
  return async (url, ip) => {
    const upstream = upstreams[serviceOf(url.split('?')[0] ?? '') ?? ''];
    if (!upstream) throw new Error(`no service answers ${url}`);
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, PATIENCE_MS, new Error(`no answer within ${PATIENCE_MS} ms`));
    const answer = await Promise.race([
      cache.read(canonicalUrl(url), () => upstream.get({ originalUrl: url, ip })),
      late,
    ]).finally(() => clearTimeout(timer));
    const total = answer.headers['x-total-count'];
    return {
      status: answer.status,
      text: answer.body.toString('utf8'),
      total: total === undefined ? null : Number(total),
    };
  };
}
