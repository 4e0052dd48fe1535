import { type Product as ProductResponse, toRupees } from '@print-shop/contracts';
import { ratingOf } from '../review/star-counts.ts';
import type { Product, ProductFields } from './product.ts';

/** What a product without reviews shows. */
const DEFAULT_RATING = { rating: 4, reviewCount: 24, hasDefaultRating: true };

export type ToProductResponse = (product: Product) => ProductResponse;

/** The presenter of a shop that shows `DEFAULT_RATING` before the first review, or nothing. */
export const productPresenter =
  (showDefaultRating: boolean): ToProductResponse =>
  (product) =>
    toProductResponse(product, showDefaultRating ? DEFAULT_RATING : { reviewCount: 0 });

/** A product as /api answers it. */
function toProductResponse(
  { id, version: _, pricePaise, bothSidePaise, isNewArrival, starCounts, ...product }: Product,
  defaultRating: object,
): ProductResponse {
  return {
    _id: id,
    ...product,
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
    ...(ratingOf(starCounts) ?? defaultRating),
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
