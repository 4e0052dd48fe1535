import { PRICE_BANDS, PRODUCT_SIZES } from '@print-shop/contracts';
import type { Columns } from './columns.ts';
import type { Names } from './names.ts';

/**
 * The filters of a search. Absent fields narrow nothing; a price is in paise, from `fromPaise` up to but not including
 * `belowPaise`.
 */
export interface Narrowing {
  type?: string | undefined;
  category?: string | undefined;
  color?: string | undefined;
  size?: (typeof PRODUCT_SIZES)[number] | undefined;
  fromPaise?: number | undefined;
  belowPaise?: number | undefined;
  inStock?: boolean | undefined;
  /** Stock of at most this number of pieces. */
  stockAtMost?: number | undefined;
  isCustomizable?: boolean | undefined;
}

const [TYPE, CATEGORY, COLOR, SIZE, PRICE, STOCK, CUSTOM] = [1, 2, 4, 8, 16, 32, 64] as const;
/** At most this many values of a filter are answered, those with most products. */
const MOST_VALUES = 100;

export interface Count {
  value: string;
  count: number;
}
export interface Facets {
  types: Count[];
  categories: Count[];
  colors: Count[];
  sizes: Count[];
  /** Products by price in rupees: `from` is included, `to` is not. */
  prices: { from: number; to: number | null; count: number }[];
  inStock: number;
  customizable: number;
}

interface CountedNames {
  types: Names;
  categories: Names;
  colors: Names;
  colorSets: readonly (readonly number[])[];
}

/**
 * Applies the filters to products and counts what each value of each filter would find. The count of a value ignores the
 * filter that it belongs to; the count of a type ignores the category too, because choosing a type resets it.
 */
export function createCounter(wanted: Narrowing, columns: Columns, names: CountedNames) {
  const { type: types, category: categories, colorSet, sizes, pricePaise, band, stock, isCustomizable } = columns;
  const number = (of: Names, name: string | undefined) => (name === undefined ? undefined : (of.numberOf(name) ?? -1));
  const type = number(names.types, wanted.type);
  const category = number(names.categories, wanted.category);
  const color = number(names.colors, wanted.color);
  const size = wanted.size && 1 << PRODUCT_SIZES.indexOf(wanted.size);
  const hasColor = Uint8Array.from(names.colorSets, (set) => Number(color !== undefined && set.includes(color)));
  const { fromPaise = 0, belowPaise = Number.POSITIVE_INFINITY, stockAtMost = Number.POSITIVE_INFINITY } = wanted;
  const leastStock = wanted.inStock ? 1 : 0;
  const counts = {
    types: new Uint32Array(names.types.names.length),
    categories: new Uint32Array(names.categories.names.length),
    colorSets: new Uint32Array(names.colorSets.length),
    /** By combination of sizes. Products have few of these. */
    sizes: new Uint32Array(1 << PRODUCT_SIZES.length),
    prices: new Uint32Array(PRICE_BANDS.length),
  };
  let [inStock, customizable] = [0, 0];

  const isOpen = Object.values(wanted).every((value) => value === undefined || value === false);
  const failed = (slot: number): number =>
    (type !== undefined && types[slot] !== type ? TYPE : 0) |
    (category !== undefined && categories[slot] !== category ? CATEGORY : 0) |
    (color !== undefined && hasColor[colorSet[slot] as number] === 0 ? COLOR : 0) |
    (size !== undefined && ((sizes[slot] as number) & size) === 0 ? SIZE : 0) |
    ((pricePaise[slot] as number) < fromPaise || (pricePaise[slot] as number) >= belowPaise ? PRICE : 0) |
    ((stock[slot] as number) < leastStock || (stock[slot] as number) > stockAtMost ? STOCK : 0) |
    (wanted.isCustomizable && isCustomizable[slot] === 0 ? CUSTOM : 0);

  return {
    /** Counts the product of a slot, and says whether it passes all filters. */
    count(slot: number): boolean {
      const mask = isOpen ? 0 : failed(slot);
      if ((mask & ~(TYPE | CATEGORY)) === 0) add(counts.types, types[slot]);
      if ((mask & ~CATEGORY) === 0) add(counts.categories, categories[slot]);
      if ((mask & ~COLOR) === 0) add(counts.colorSets, colorSet[slot]);
      if ((mask & ~SIZE) === 0) add(counts.sizes, sizes[slot]);
      if ((mask & ~PRICE) === 0) add(counts.prices, band[slot]);
      if ((mask & ~STOCK) === 0 && (stock[slot] as number) > 0) inStock += 1;
      if ((mask & ~CUSTOM) === 0 && isCustomizable[slot] === 1) customizable += 1;
      return mask === 0;
    },

    facets: (): Facets => ({
      types: ranked(counts.types, names.types.names, wanted.type),
      categories: ranked(counts.categories, names.categories.names, wanted.category).filter(({ value }) => value),
      colors: ranked(byColor(counts.colorSets, names), names.colors.names, wanted.color),
      sizes: PRODUCT_SIZES.map((value, at) => ({ value, count: withBit(counts.sizes, at) })).filter(
        ({ value, count }) => count > 0 || value === wanted.size,
      ),
      prices: PRICE_BANDS.map((from, at) => ({
        from,
        to: PRICE_BANDS[at + 1] ?? null,
        count: counts.prices[at] ?? 0,
      })),
      inStock,
      customizable,
    }),
  };
}

const add = (to: Uint32Array, at: number | undefined): void => {
  if (at !== undefined) to[at] = (to[at] as number) + 1;
};

function byColor(sets: Uint32Array, { colors, colorSets }: CountedNames): Uint32Array {
  const counts = new Uint32Array(colors.names.length);
  for (const [at, members] of colorSets.entries()) {
    for (const color of members) counts[color] = (counts[color] as number) + (sets[at] as number);
  }
  return counts;
}

const PAISE = 100;
export const bandOf = (paise: number): number => PRICE_BANDS.findLastIndex((from) => paise >= from * PAISE);

const withBit = (counts: Uint32Array, bit: number): number =>
  counts.reduce((sum, count, bits) => ((bits >> bit) & 1 ? sum + count : sum), 0);

/** Values with products, most first; the chosen one also when it has none. */
function ranked(counts: Uint32Array, names: readonly string[], chosen: string | undefined): Count[] {
  const found = names.map((value, at) => ({ value, count: counts[at] ?? 0 }));
  return found
    .filter(({ value, count }) => count > 0 || value === chosen)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES);
}
