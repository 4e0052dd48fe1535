import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import { synonymRoutes } from './synonyms.routes.ts';
import { createSynonymStore } from './synonyms.store.ts';

interface SynonymGroupsDeps {
  models: Pick<CatalogModels, 'synonyms'>;
  relay: Relay;
}

/** Creates the groups of synonyms. Returns their store; `routes` registers the routes, which call `onChange` after each change. */
export function createSynonymGroups({ models, relay }: SynonymGroupsDeps) {
  const synonyms = createSynonymStore(models.synonyms, relay);
  return {
    synonyms,
    routes: (router: ContractRouter, onChange: () => Promise<void>) => synonymRoutes(router, synonyms, onChange),
  };
}
