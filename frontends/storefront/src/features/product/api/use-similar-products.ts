import type { Product } from '@print-shop/contracts';
import { listProducts, similarProducts } from '@print-shop/contracts/client';
import { call, startingWith, urlOf } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 4;

export const inputOf = ({ _id, type, category }: Product) => ({
  params: { id: _id },
  query: { type, category: category || undefined, limit: LIMIT },
});

/** Up to four products like this one; products of the same type when the first question fails. */
export const useSimilarProducts = (product: Product) =>
  useQuery({
    queryKey: [similarProducts.id, product._id],
    queryFn: async () => {
      try {
        return await call(similarProducts, inputOf(product));
      } catch (error) {
        console.warn('Similar products failed; falling back to the same type', error);
        const sameType = await call(listProducts, { query: { type: product.type, limit: LIMIT } });
        return sameType.filter(({ _id }) => _id !== product._id).slice(0, LIMIT);
      }
    },
    ...startingWith(urlOf(similarProducts, inputOf(product)), ({ body }) => body as Product[]),
  });
