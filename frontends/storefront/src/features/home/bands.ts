import type { Product, ProductType } from '@print-shop/contracts';

interface Words {
  title: string;
  text: string;
}

/** A band as the settings have it, in one language. */
interface ChosenBand extends Words {
  picture?: string | undefined;
  /** Ids of product types. */
  types: readonly string[];
  /** Categories, each by the id of its product type. */
  categories: readonly { type: string; category: string }[];
}

export interface Band extends Words {
  picture?: string | undefined;
  isIn: (product: Pick<Product, 'type' | 'category'>) => boolean;
}

type KnownType = Pick<ProductType, '_id' | 'type' | 'category'>;

/** The bands of a shop that has set none. */
const USUAL_BANDS = 3;
const NAMED_CATEGORIES = 4;

/**
 * Returns the three bands of a shop that has set none. Its first product types come first, then their categories. Bands without
 * products fill the rest, with the words of the page.
 */
function usualBands(types: readonly KnownType[], words: readonly Words[]): ChosenBand[] {
  const names = new Set(types.map(({ type }) => type));
  const ofTypes = types.map(({ _id, type, category }) => ({
    title: type,
    text: category.slice(0, NAMED_CATEGORIES).join(', ') + (category.length > NAMED_CATEGORIES ? '...' : ''),
    types: [_id],
    categories: [],
  }));
  const ofCategories = types.flatMap(({ _id, type, category: categories }) =>
    categories
      .filter((category) => categories.length > 1 && !names.has(category))
      .map((category) => ({ title: category, text: type, types: [], categories: [{ type: _id, category }] })),
  );
  const withoutGoods = words.map(({ title, text }) => ({ title, text, types: [], categories: [] }));
  return [...ofTypes, ...ofCategories, ...withoutGoods].slice(0, USUAL_BANDS);
}

/** Returns the bands of the settings, or the usual ones where there are none. `types` are the product types of the shop. */
export function bandsOf(
  chosen: readonly ChosenBand[] | undefined,
  types: readonly KnownType[],
  words: readonly Words[],
): Band[] {
  const names = new Map(types.map(({ _id, type }) => [_id, type]));
  return (chosen ?? usualBands(types, words)).map(({ title, text, picture, types: ids, categories }) => ({
    title,
    text,
    picture,
    isIn: (product) =>
      ids.some((id) => names.get(id) === product.type) ||
      categories.some(({ type, category }) => names.get(type) === product.type && category === product.category),
  }));
}
