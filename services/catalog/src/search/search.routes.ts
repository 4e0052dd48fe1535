import { type ProductSearch, searchProducts, suggestProducts, toPaise } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { ToProductResponse } from '../product/product.presenter.ts';
import type { ProductStore } from '../product/product.store.ts';
import type { RememberingIndex } from './remember.ts';

export interface SearchRoutesDeps {
  index: RememberingIndex;
  products: ProductStore;
  toProductResponse: ToProductResponse;
}

/** A visitor's search may miss the changes of the last second, as it does when another process answers. */
const BEHIND_MS = 1_000;

/** Registers /api/product/search and /api/product/suggestions. Results are read from the database, so their stock is current. */
export function searchRoutes(router: ContractRouter, { index, products, toProductResponse }: SearchRoutesDeps): void {
  router
    .on(searchProducts, allow.anyone, async ({ query }) => {
      const { q: text, priceFrom, priceBelow, inStock, customizable, ...rest } = query;
      const { ids, ...found } = index.search(
        {
          ...rest,
          text,
          fromPaise: priceFrom === undefined ? undefined : toPaise(priceFrom),
          belowPaise: priceBelow === undefined ? undefined : toPaise(priceBelow),
          inStock: inStock === 'true',
          isCustomizable: customizable === 'true',
        },
        BEHIND_MS,
      );
      const body: ProductSearch = { ...found, products: (await products.findAll(ids)).map(toProductResponse) };
      return { status: 200, body };
    })
    .on(suggestProducts, allow.anyone, async ({ query }) => ({
      status: 200,
      body: { suggestions: index.suggest(query.q, BEHIND_MS) },
    }));
}
