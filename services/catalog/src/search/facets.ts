import { PRICE_BANDS, PRODUCT_SIZES } from '@print-shop/contracts';

/** What a search narrows its results by. Absent fields narrow nothing; a price is in paise, from `fromPaise` up to but not including `belowPaise`. */
export interface Narrowing {
  type?: string | undefined;
  category?: string | undefined;
  color?: string | undefined;
  size?: (typeof PRODUCT_SIZES)[number] | undefined;
  fromPaise?: number | undefined;
  belowPaise?: number | undefined;
  inStock?: boolean | undefined;
  /** Stock of at most so many pieces. */
  stockAtMost?: number | undefined;
  isCustomizable?: boolean | undefined;
}

/** A product as filters see it. Names are numbers of `Names`; `sizes` has one bit for each size. */
export interface Traits {
  type: number;
  category: number;
  colors: readonly number[];
  sizes: number;
  pricePaise: number;
  /** Of `pricePaise`, among `PRICE_BANDS`. */
  band: number;
  stock: number;
  isCustomizable: boolean;
}

export type Names = ReturnType<typeof createNames>;

/** Numbers for names, so that counting compares no texts. */
export function createNames() {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    numberOf: (name: string): number | undefined => numbers.get(name),
    add(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      return names.push(name) - 1;
    },
  };
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

/**
 * Applies the filters to products and counts what each value of each filter would find. The count of a value ignores the
 * filter that it belongs to; the count of a type ignores the category too, because choosing a type resets it.
 */
export function createCounter(wanted: Narrowing, names: { types: Names; categories: Names; colors: Names }) {
  const number = (of: Names, name: string | undefined) => (name === undefined ? undefined : (of.numberOf(name) ?? -1));
  const type = number(names.types, wanted.type);
  const category = number(names.categories, wanted.category);
  const color = number(names.colors, wanted.color);
  const size = wanted.size && 1 << PRODUCT_SIZES.indexOf(wanted.size);
  const { fromPaise = 0, belowPaise = Number.POSITIVE_INFINITY, stockAtMost = Number.POSITIVE_INFINITY } = wanted;
  const leastStock = wanted.inStock ? 1 : 0;
  const counts = {
    types: new Uint32Array(names.types.names.length),
    categories: new Uint32Array(names.categories.names.length),
    colors: new Uint32Array(names.colors.names.length),
    /** By combination of sizes, of which products have few. */
    sizes: new Uint32Array(1 << PRODUCT_SIZES.length),
    prices: new Uint32Array(PRICE_BANDS.length),
  };
  let [inStock, customizable] = [0, 0];

  const isOpen = Object.values(wanted).every((value) => value === undefined || value === false);
  const failed = (one: Traits): number =>
    isOpen
      ? 0
      : (type !== undefined && one.type !== type ? TYPE : 0) |
        (category !== undefined && one.category !== category ? CATEGORY : 0) |
        (color !== undefined && !one.colors.includes(color) ? COLOR : 0) |
        (size !== undefined && (one.sizes & size) === 0 ? SIZE : 0) |
        (one.pricePaise < fromPaise || one.pricePaise >= belowPaise ? PRICE : 0) |
        (one.stock < leastStock || one.stock > stockAtMost ? STOCK : 0) |
        (wanted.isCustomizable && !one.isCustomizable ? CUSTOM : 0);

  const add = (to: Uint32Array, at: number) => {
    to[at] = (to[at] ?? 0) + 1;
  };

  return {
    /** Counts one product, and says whether it passes all filters. */
    count(one: Traits): boolean {
      const mask = failed(one);
      if ((mask & ~(TYPE | CATEGORY)) === 0) add(counts.types, one.type);
      if ((mask & ~CATEGORY) === 0) add(counts.categories, one.category);
      if ((mask & ~COLOR) === 0) for (const each of one.colors) add(counts.colors, each);
      if ((mask & ~SIZE) === 0 && one.sizes > 0) add(counts.sizes, one.sizes);
      if ((mask & ~PRICE) === 0) add(counts.prices, one.band);
      if ((mask & ~STOCK) === 0 && one.stock > 0) inStock += 1;
      if ((mask & ~CUSTOM) === 0 && one.isCustomizable) customizable += 1;
      return mask === 0;
    },

    facets: (): Facets => ({
      types: ranked(counts.types, names.types.names, wanted.type),
      categories: ranked(counts.categories, names.categories.names, wanted.category).filter(({ value }) => value),
      colors: ranked(counts.colors, names.colors.names, wanted.color),
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

const PAISE = 100;
/** The number of the price band of a product. */
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
