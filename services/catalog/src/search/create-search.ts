import type { Broker } from '@print-shop/messaging';
import type { ContractRouter, Logger } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { SynonymStore } from '../synonyms/synonyms.store.ts';
import { followChanges } from './follow-changes.ts';
import { createProductIndex } from './product-index.ts';
import { remembering } from './remember.ts';
import { type SearchRoutesDeps, searchRoutes } from './search.routes.ts';

export interface SearchDeps {
  models: Pick<CatalogModels, 'products'>;
  broker: Broker;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

interface OpenDeps extends Omit<SearchRoutesDeps, 'index'> {
  synonyms: SynonymStore;
}

/**
 * Creates the search. Returns its index. `open` fills the index, keeps it current and registers the routes; it returns what
 * applies a change of synonyms.
 */
export function createSearch({ models, broker, logger, onClose }: SearchDeps) {
  const index = remembering(createProductIndex());
  return {
    index,
    async open(
      router: ContractRouter,
      { synonyms, products, toProductResponse }: OpenDeps,
    ): Promise<() => Promise<void>> {
      const { readSynonyms, close } = await followChanges({
        index,
        products: models.products,
        synonyms,
        broker,
        logger,
      });
      onClose('search', close);
      searchRoutes(router, { index, products, toProductResponse });
      return readSynonyms;
    },
  };
}
