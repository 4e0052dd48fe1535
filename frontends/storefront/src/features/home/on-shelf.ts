import type { Product } from '@print-shop/contracts';

export const SHELF_SIZE = 4;

/** The products that the home page shows: best sellers first, then as the catalogue lists them. */
export const onShelf = (products: readonly Product[]): Product[] =>
  [...products].sort((a, b) => Number(b.isBestSeller) - Number(a.isBestSeller)).slice(0, SHELF_SIZE);
