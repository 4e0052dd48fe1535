import { type Product as ProductResponse, toRupees } from '@print-shop/contracts';
import type { Product, ProductFields } from './product.ts';

/** A product as /api answers it (customer spec, section 3). */
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

/** The fields of a product in the names and units in which staff know them, for the record of changes. */
export function toAudited({ pricePaise, bothSidePaise, isNewArrival, images, ...fields }: ProductFields): object {
  return {
    ...fields,
    images: images.map(pictureName),
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
  };
}

/** A stored picture by the beginning of its id: enough to tell which ones came, went or changed places. */
const pictureName = (url: string): string => /^\/media\/products\/(\w{8})/.exec(url)?.[1] ?? url;
