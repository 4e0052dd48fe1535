import { notFound } from '@print-shop/service-kit';
import type { ProductStore } from './product.store.ts';
import type { Product } from './product.ts';

/**
 * Up to `limit` products similar to the given one, without it: first of its category, then others of its type. The query may
 * name another type and category than the product's own.
 */
export async function findSimilar(
  products: ProductStore,
  id: string,
  query: { type?: string | undefined; category?: string | undefined; limit: number },
): Promise<Product[]> {
  const product = await products.find(id);
  if (!product)
    throw notFound(
      { en: 'The product you are looking for does not exist.', hi: 'जो प्रोडक्ट आप ढूँढ रहे हैं, वह नहीं है।' },
      'product-not-found',
    );
  const { type = product.type, category = product.category, limit } = query;
  const newest = { sort: 'newest', page: 1, limit: limit + 1 } as const;
  const sameCategory = category ? (await products.list({ type, category }, newest)).products : [];
  const enough = pickOthers(sameCategory, id, limit);
  if (enough.length === limit) return enough;
  const { products: sameType } = await products.list({ type }, { ...newest, limit: 2 * limit + 1 });
  return pickOthers([...enough, ...sameType], id, limit);
}

/** The first `limit` different products that are not `id`. */
export function pickOthers<P extends { id: string }>(products: readonly P[], id: string, limit: number): P[] {
  const others = new Map(products.filter((product) => product.id !== id).map((product) => [product.id, product]));
  return [...others.values()].slice(0, limit);
}
