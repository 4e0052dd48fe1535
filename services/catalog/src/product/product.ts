import { breakFault, type PRODUCT_SIZES, type PriceRules, type ProductSnapshot } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit';
import { ratingOf, type StarCounts } from './star-counts.ts';

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
  /** Products of earlier releases have none. */
  priceRules?: PriceRules;
  images: string[];
  sizes: (typeof PRODUCT_SIZES)[number][];
  colors: string[];
  isCustomizable: boolean;
  stock: number;
  isBestSeller: boolean;
  isNewArrival: boolean;
  /** Empty or missing where that of the tax rule counts. */
  hsn?: string;
  starCounts: StarCounts;
  createdAt: Date;
  updatedAt: Date;
}

export type ProductFields = Omit<Product, 'id' | 'version' | 'starCounts' | 'createdAt' | 'updatedAt'>;

/** Grows when `toSnapshot` gets a field, so that products which other services copied before are published again. */
export const SNAPSHOT = 2;

/** The copy of a product for other services: enough to show a cart line and to price an order. */
export function toSnapshot(product: Omit<Product, 'createdAt' | 'updatedAt'>): ProductSnapshot {
  const { id: productId, version, name, type, pricePaise, happyHourDiscount, sizes, colors, isCustomizable } = product;
  const image = product.images[0] ?? '';
  const copied = { name, type, image, pricePaise, happyHourDiscount, sizes, colors, isCustomizable };
  const { bothSidePaise, festivalHourDiscount, hsn } = product;
  const more = { bothSidePaise, festivalHourDiscount, ...rulesOf(product), ...(hsn ? { hsn } : {}) };
  return { productId, version, ...copied, ...more, ...ratingOf(product.starCounts) };
}

/** The rules of a product that has some, as a field. */
export const rulesOf = ({ priceRules }: Pick<Product, 'priceRules'>): Pick<Product, 'priceRules'> =>
  priceRules && Object.keys(priceRules).length > 0 ? { priceRules } : {};

/** Throws invalid-input where the breaks of a product do not fit each other or its price. */
export function checkBreaks({ pricePaise, priceRules }: Pick<Product, 'pricePaise' | 'priceRules'>): void {
  const fault = breakFault(pricePaise, priceRules?.breaks ?? []);
  if (!fault) return;
  const { kind, from, before } = fault;
  const sentences = {
    'not-more-pieces': {
      en: `The price from ${from} pieces on must stand after one for fewer pieces.`,
      hi: `${from} पीस से शुरू होने वाला दाम कम पीस वाले दाम के बाद होना चाहिए।`,
    },
    'not-cheaper': {
      en: `From ${from} pieces on, a piece must cost less than before.`,
      hi: `${from} पीस से एक पीस का दाम पहले से कम होना चाहिए।`,
    },
    'less-in-all': {
      en: `${from} pieces must not cost less in all than ${before}.`,
      hi: `${from} पीस का कुल दाम ${before} पीस से कम नहीं हो सकता।`,
    },
  };
  throw invalidInput(sentences[kind], 'price-breaks');
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
