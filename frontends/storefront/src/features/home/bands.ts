import type { Product, ProductType } from '@print-shop/contracts';

/** A band as the settings have it, in one language. */
interface OwnBand {
  title: string;
  text: string;
  picture?: string | undefined;
  /** Ids of product types. */
  types: readonly string[];
  /** Categories, each by the id of its product type. */
  categories: readonly { type: string; category: string }[];
}

export interface Band {
  title: string;
  text: string;
  picture?: string | undefined;
  /** Whether a product belongs to it. */
  isIn: (product: Pick<Product, 'type' | 'category'>) => boolean;
}

/** The bands of a shop that has set none. */
const USUAL_BANDS = 3;

/** Returns the bands of the settings; where there are none, the first product types of the shop, each as a band. */
export function bandsOf(own: readonly OwnBand[] | undefined, types: readonly ProductType[]): Band[] {
  if (!own)
    return types.slice(0, USUAL_BANDS).map(({ type }) => ({
      title: type,
      text: '',
      isIn: (product) => product.type === type,
    }));
  const names = new Map(types.map(({ _id, type }) => [_id, type]));
  return own.map((band) => ({
    ...band,
    isIn: (product) =>
      band.types.some((id) => names.get(id) === product.type) ||
      band.categories.some(({ type, category }) => names.get(type) === product.type && category === product.category),
  }));
}
