import { routesByService } from '@print-shop/contracts';
import type { Config } from './config.ts';

/** The service that answers a path, by its first two segments: `/api/cart/...` is cart's. Made from the contracts. */
const serviceBySegment = new Map(
  Object.entries(routesByService).flatMap(([service, routes]) =>
    routes.map((route) => [route.path.split('/')[2] ?? '', service] as const),
  ),
);

export function serviceOf(path: string): string | undefined {
  return serviceBySegment.get(path.split('/', 3)[2] ?? '');
}

/** Addresses of the services by name. */
export function upstreamUrls(config: Config): Record<string, string> {
  return {
    identity: config.IDENTITY_URL,
    catalog: config.CATALOG_URL,
    cart: config.CART_URL,
    ordering: config.ORDERING_URL,
    'bulk-order': config.BULK_ORDER_URL,
    favorites: config.FAVORITES_URL,
    pricing: config.PRICING_URL,
  };
}

const uploadPaths = new Set(
  Object.values(routesByService)
    .flat()
    .filter((route) => route.upload)
    .map((route) => route.path),
);

/** Whether a POST to this path carries a file. The services read paths in any case, so these two do too. */
export const isUpload = (path: string): boolean => uploadPaths.has(path.replace(/\/$/, '').toLowerCase());

/** Whether a path signs somebody in or up, or gives them a new password: the ones worth guessing at. */
export const isAuthentication = (path: string): boolean =>
  /^\/api\/users\/(login|google|register|forgot-password|reset-password|undo-change)\/?$/i.test(path);
