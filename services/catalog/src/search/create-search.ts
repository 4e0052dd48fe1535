import type { Broker } from '@print-shop/messaging';
import type { ContractRouter, Logger } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { SynonymStore } from '../synonyms/synonyms.store.ts';
import { followChanges } from './follow-changes.ts';
import { createProductIndex } from './product-index.ts';
import { remembering } from './remember.ts';
import { type SearchRoutesDeps, searchRoutes } from './search.routes.ts';

interface SearchDeps {
  models: Pick<CatalogModels, 'products'>;
  broker: Broker;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/**
 * Creates the search. Returns its index. `follow` fills the index and keeps it current, and returns what applies a change of
 * synonyms; `routes` registers the routes.
 */
export function createSearch({ models, broker, logger, onClose }: SearchDeps) {
  const index = remembering(createProductIndex());
  return {
    index,
    async follow(synonyms: SynonymStore): Promise<() => Promise<void>> {
      const { readSynonyms, close } = await followChanges({
        index,
        products: models.products,
        synonyms,
        broker,
        logger,
      });
      onClose('search', close);
      return readSynonyms;
    },
    routes: (router: ContractRouter, { products, toProductResponse }: Omit<SearchRoutesDeps, 'index'>) =>
      searchRoutes(router, { index, products, toProductResponse }),
  };
}
