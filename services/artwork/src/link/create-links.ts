import type { ContractRouter } from '@print-shop/service-kit';
import { type LinkRoutesDeps, linkRoutes } from './link.routes.ts';
import { createLinkSigner } from './sign-link.ts';

export interface LinksDeps extends Omit<LinkRoutesDeps, 'links'> {
  /** `ARTWORK_LINK_KEY` of the settings. */
  linkKey: string;
}

/** Creates the signed links to files, and registers their routes. Returns their signer. */
export function createLinks(router: ContractRouter, { linkKey, ...deps }: LinksDeps) {
  const links = createLinkSigner(linkKey);
  linkRoutes(router, { ...deps, links });
  return { links };
}
