import type { Names } from './names.ts';

/**
 * The values that filters and orders read, by slot: one array of plain numbers for each trait. So thousands of products are
 * read one after the other, and no object is visited for each. Types, categories and sets of colours are numbers of
 * `Names`.
 */
export interface Columns {
  type: Uint32Array;
  category: Uint32Array;
  colorSet: Uint32Array;
  /** One bit for each size. */
  sizes: Uint8Array;
  pricePaise: Float64Array;
  /** Place of `pricePaise` among `PRICE_BANDS`. */
  band: Uint8Array;
  stock: Float64Array;
  isCustomizable: Uint8Array;
  isBestSeller: Uint8Array;
  /** In milliseconds. */
  createdAt: Float64Array;
  /** Words of the name: of two equal matches the shorter name is nearer. */
  nameLength: Uint8Array;
}

export type Traits = Record<keyof Columns, number>;

/** Columns that grow with the number of products. */
export function createColumns() {
  let size = 1024;
  const empty = (): Columns => ({
    type: new Uint32Array(size),
    category: new Uint32Array(size),
    colorSet: new Uint32Array(size),
    sizes: new Uint8Array(size),
    pricePaise: new Float64Array(size),
    band: new Uint8Array(size),
    stock: new Float64Array(size),
    isCustomizable: new Uint8Array(size),
    isBestSeller: new Uint8Array(size),
    createdAt: new Float64Array(size),
    nameLength: new Uint8Array(size),
  });
  let columns = empty();
  const keys = Object.keys(columns) as (keyof Columns)[];

  return {
    /** The columns as they are; `put` may replace them by longer ones. */
    all: (): Columns => columns,
    /** Returns whether a trait has changed. */
    put(slot: number, traits: Traits): boolean {
      if (slot >= size) {
        size = 2 * (slot + 1);
        const longer = empty();
        for (const key of keys) longer[key].set(columns[key]);
        columns = longer;
      }
      let isChanged = false;
      for (const key of keys) {
        if (columns[key][slot] === traits[key]) continue;
        columns[key][slot] = traits[key];
        isChanged = true;
      }
      return isChanged;
    },
  };
}

/** Numbers for the sets of colours of products. A shop has few sets, so they are counted in place of the colours. */
export function createColorSets(colors: Names) {
  const numbers = new Map<string, number>();
  const members: (readonly number[])[] = [];
  return {
    members: members as readonly (readonly number[])[],
    add(names: readonly string[]): number {
      const key = names.join('\n');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, members.length);
      return members.push(names.map(colors.add)) - 1;
    },
  };
}
