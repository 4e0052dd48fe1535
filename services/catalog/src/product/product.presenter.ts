import { type PriceRules, type Product as ProductResponse, toRupees } from '@print-shop/contracts';
import { type Product, type ProductFields, rulesOf } from './product.ts';
import { ratingOf } from './star-counts.ts';

/** The stars of a product without reviews. */
const DEFAULT_RATING = { rating: 4, reviewCount: 24, hasDefaultRating: true };

export type ToProductResponse = (product: Product) => ProductResponse;

/** The presenter of a shop that shows `DEFAULT_RATING` before the first review, or nothing. */
export const productPresenter =
  (showDefaultRating: boolean): ToProductResponse =>
  (product) =>
    toProductResponse(product, showDefaultRating ? DEFAULT_RATING : { reviewCount: 0 });

function toProductResponse(
  { id, version: _, pricePaise, bothSidePaise, isNewArrival, starCounts, priceRules, hsn, ...product }: Product,
  defaultRating: object,
): ProductResponse {
  return {
    _id: id,
    ...product,
    ...rulesOf({ priceRules }),
    ...(hsn ? { hsn } : {}),
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
    ...(ratingOf(starCounts) ?? defaultRating),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** The fields of a product with the names and units that staff use, for the change record. */
export function toAudited({
  pricePaise,
  bothSidePaise,
  isNewArrival,
  images,
  priceRules = {},
  ...fields
}: ProductFields): object {
  return {
    ...fields,
    images: images.map(pictureName),
    price: toRupees(pricePaise),
    bothSide: toRupees(bothSidePaise),
    isNew: isNewArrival,
    ...auditedRules(priceRules),
  };
}

const auditedRules = ({
  breaks = [],
  sizeSurcharges = [],
  placementSurcharges = [],
  setUp = 0,
  happyHour,
  festival,
}: PriceRules) => ({
  priceBreaks: breaks.map(({ from, price, per }) => `${from} ${per === 'block' ? '=' : '×'} ₹${price}`),
  sizeSurcharges: sizeSurcharges.map(({ size, rupees }) => `${size}: ₹${rupees}`),
  placementSurcharges: placementSurcharges.map(({ placement, rupees }) => `${placement}: ₹${rupees}`),
  setUp,
  happyHour: happyHour && [`${happyHour.from}–${happyHour.until}`, ...(happyHour.days ?? [])].join(' '),
  festival: festival && `${festival.from}–${festival.until}`,
});

/** The beginning of a stored picture's id, which is enough to show which pictures were added, removed or moved. */
const pictureName = (url: string): string => /^\/media\/products\/(\w{8})/.exec(url)?.[1] ?? url;
