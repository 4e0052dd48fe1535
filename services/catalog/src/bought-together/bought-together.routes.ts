import { boughtTogether } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { ToProductResponse } from '../product/product.presenter.ts';
import type { ProductStore } from '../product/product.store.ts';
import type { CompanionsStore } from './companions.store.ts';

const SHOWN = 4;

export interface BoughtTogetherRoutesDeps {
  products: ProductStore;
  companions: CompanionsStore;
  toProductResponse: ToProductResponse;
}

/** Registers /api/product/:id/bought-together: products that exist and are in stock. */
export function boughtTogetherRoutes(router: ContractRouter, deps: BoughtTogetherRoutesDeps): void {
  const { products, companions, toProductResponse } = deps;
  router.on(boughtTogether, allow.anyone, async ({ params }) => {
    const found = await products.findAll(await companions.of(params.id.toLowerCase()));
    const inStock = found.filter(({ stock }) => stock > 0).slice(0, SHOWN);
    return { status: 200, body: inStock.map(toProductResponse) };
  });
}
