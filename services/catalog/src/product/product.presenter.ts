import { type Product as ProductResponse, toRupees } from '@print-shop/contracts';
import type { Product, ProductFields } from './product.ts';

/** A product as /api answers it. */
export function toProductResponse({
  id,
  version: _,
  pricePaise,
  bothSidePaise,
  isNewArrival,
  ...product
}: Product): ProductResponse {
  return {
    _id: id,
    ...product,
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** The fields of a product with the names and units that staff use, for the change record. */
export function toAudited({ pricePaise, bothSidePaise, isNewArrival, images, ...fields }: ProductFields): object {
  return {
    ...fields,
    images: images.map(pictureName),
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
  };
}

/** The beginning of a stored picture's id, which is enough to show which pictures were added, removed or moved. */
const pictureName = (url: string): string => /^\/media\/products\/(\w{8})/.exec(url)?.[1] ?? url;
