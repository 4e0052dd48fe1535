import type { ContractRouter } from '@print-shop/service-kit';
import { type LinkRoutesDeps, linkRoutes } from './link.routes.ts';
import { createLinkSigner } from './sign-link.ts';

/** Creates the signed links to files. Returns their signer; `routes` registers the routes. */
export function createLinks(linkKey: string) {
  const links = createLinkSigner(linkKey);
  return {
    links,
    routes: (router: ContractRouter, parts: Omit<LinkRoutesDeps, 'links'>) => linkRoutes(router, { ...parts, links }),
  };
}
