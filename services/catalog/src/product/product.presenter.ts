import { type Product as ProductReply, toRupees } from '@print-shop/contracts';
import type { Product } from './product.ts';

/** A product as /api answers it (customer spec, section 3). */
export function toProductReply({
  id,
  version: _,
  pricePaise,
  bothSidePaise,
  isNewArrival,
  ...product
}: Product): ProductReply {
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
