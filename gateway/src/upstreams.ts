import { type RouteContract, routesByService } from '@print-shop/contracts';
import { MAX_LIGHT_BYTES } from '@print-shop/service-kit';
import { z } from 'zod';

const pathPrefix = (path: string): string => path.split('/', 3).join('/');

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

const owned = Object.entries(routesByService).flatMap(([service, routes]) =>
  routes.map(({ path }) => ({ service, path })),
);
/** The service that owns a path, by its first two segments (`/api/cart/...` is cart's): the first in the contracts. */
const serviceByBeginning = new Map(owned.map(({ service, path }) => [pathPrefix(path), service] as const).reverse());
/** Paths that belong to another service than others with the same beginning. */
const strayed = owned
  .filter(({ service, path }) => serviceByBeginning.get(pathPrefix(path)) !== service)
  .map(({ service, path }) => ({ service, pattern: patternOf(path) }));

export const serviceOf = (path: string): string | undefined =>
  strayed.find(({ pattern }) => pattern.test(path))?.service ?? serviceByBeginning.get(pathPrefix(path));

const streamPaths = new Set(
  Object.values(routesByService).flatMap((routes) =>
    routes.flatMap(({ path, eventStream }) => (eventStream ? [path] : [])),
  ),
);

/** Whether a path answers with server-sent events. Their contracts have no parameters in the path. */
export const isEventStream = (path: string): boolean => streamPaths.has(path.toLowerCase().replace(/\/+$/, ''));

const uploads = Object.values(routesByService)
  .flat()
  .filter(({ upload, rawBody }) => upload || (rawBody && rawBody.maxBytes > MAX_LIGHT_BYTES))
  .map(({ method, path }) => ({ method: method.toUpperCase(), pattern: patternOf(path) }));

/** Whether a request carries a file, which is streamed to its service. */
export const isUpload = (method: string, path: string): boolean =>
  uploads.some((one) => one.method === method && one.pattern.test(path));

/** The setting with a service's address: `BULK_ORDER_URL`. */
const settingOf = (service: string) => `${service.replaceAll('-', '_').toUpperCase()}_URL`;

/** A setting for the address of each service that has routes. */
export const upstreamSettings: Record<string, z.ZodType<string>> = Object.fromEntries(
  Object.keys(routesByService).map((service) => [
    settingOf(service),
    z.url().meta({ description: `Address of the ${service} service` }),
  ]),
);

export const upstreamUrls = (config: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.keys(routesByService).map((service) => [service, String(config[settingOf(service)])]));

const fixedFirst = (a: RouteContract, b: RouteContract) => Number(a.path.includes(':')) - Number(b.path.includes(':'));
const publicReads = Object.values(routesByService)
  .flat()
  .filter(({ method, access }) => method === 'get' && access === 'anyone')
  .sort(fixedFirst)
  .map(({ path, query }) => ({
    pattern: patternOf(path),
    names: query instanceof z.ZodObject ? Object.keys(query.shape) : [],
  }));

/**
 * The canonical address of a public read: lower case, with the parameters of its contract in order. Other parameters do not
 * change the answer, so they must not create further cache entries.
 */
export function canonicalUrl(originalUrl: string): string {
  const [given = '', ...rest] = originalUrl.split('?');
  const path = given.toLowerCase().replace(/\/+$/, '');
  const names = publicReads.find(({ pattern }) => pattern.test(path))?.names ?? [];
  const known = [...new URLSearchParams(rest.join('?'))].filter(([name]) => names.includes(name));
  const query = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString();
  return query ? `${path}?${query}` : path;
}

/** Whether a path signs somebody in or up or resets a password: the paths that attackers try to guess at. */
export const isAuthentication = (path: string): boolean =>
  /^\/api\/(users\/(login|login\/second-factor|google|register|forgot-password|reset-password|undo-change)|staff\/join)\/?$/i.test(
    path,
  );
