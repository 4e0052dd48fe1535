import type { PRODUCT_SIZES, ProductSnapshot } from '@print-shop/contracts';
import { ratingOf, type StarCounts } from '../review/star-counts.ts';

/** A product in the catalog. Money is integer paise. `version` grows by one with every change that other services see. */
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
  /** How many reviews gave one, two, ... five stars. */
  starCounts: StarCounts;
  createdAt: Date;
  updatedAt: Date;
}

export type ProductFields = Omit<Product, 'id' | 'version' | 'starCounts' | 'createdAt' | 'updatedAt'>;

/** The copy of a product for other services: enough to show a cart line and to price an order. */
export function toSnapshot(product: Omit<Product, 'createdAt' | 'updatedAt'>): ProductSnapshot {
  const { id: productId, version, name, type, pricePaise, happyHourDiscount, sizes, colors, isCustomizable } = product;
  const image = product.images[0] ?? '';
  const copied = { name, type, image, pricePaise, happyHourDiscount, sizes, colors, isCustomizable };
  return { productId, version, ...copied, ...ratingOf(product.starCounts) };
}

/** Resolves the colours of a form, which may be ids or names of product colours, to names. `unknown` lists the others. */
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
