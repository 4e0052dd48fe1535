import type { PRODUCT_SIZES, ProductSnapshot } from '@print-shop/contracts';

/** A product as the catalog keeps it. Money is integer paise. `version` grows by one with every change others see. */
export interface Product {
  id: string;
  version: number;
  name: string;
  pricePaise: number;
  category: string;
  type: string;
  description: string;
  bothSidePaise: number;
  happyHourDiscount: number;
  festivalHourDiscount: number;
  images: string[];
  sizes: (typeof PRODUCT_SIZES)[number][];
  colors: string[];
  isCustomizable: boolean;
  stock: number;
  isBestSeller: boolean;
  isNewArrival: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export type ProductFields = Omit<Product, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** What the other services keep of a product: enough to show a line of a cart and to price an order. */
export function toSnapshot(product: Omit<Product, 'createdAt' | 'updatedAt'>): ProductSnapshot {
  const { id: productId, version, name, type, pricePaise, happyHourDiscount, sizes, colors, isCustomizable } = product;
  const image = product.images[0] ?? '';
  return { productId, version, name, type, image, pricePaise, happyHourDiscount, sizes, colors, isCustomizable };
}

const MAX_WORDS = 60;

/**
 * The lower-case words a product is found by. Kept beside the product so that a search is a prefix look-up in an index and
 * never a scan of the table.
 */
export function searchWords(...texts: string[]): string[] {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * Colour names for what a form sent: ids of product colours or their names (customer spec, section 3: ids on creation, names
 * on the product page). `unknown` has what is neither.
 */
export function resolveColors(
  sent: readonly string[],
  colors: readonly { id: string; name: string }[],
): { names: string[]; unknown: string[] } {
  const byKey = new Map(colors.flatMap(({ id, name }) => [[id, name] as const, [name.toLowerCase(), name] as const]));
  const found = sent.map((key) => byKey.get(key) ?? byKey.get(key.toLowerCase()));
  return {
    names: [...new Set(found.filter((name) => name !== undefined))],
    unknown: sent.filter((_, index) => found[index] === undefined),
  };
}
