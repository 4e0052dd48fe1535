import { listProducts, type Product, similarProducts } from '@print-shop/contracts';
import { call } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 4;

/** Up to four products like this one; products of the same type when the first question fails. */
export const useSimilarProducts = ({ _id, type, category }: Product) =>
  useQuery({
    queryKey: [similarProducts.id, _id],
    queryFn: async () => {
      try {
        return await call(similarProducts, {
          params: { id: _id },
          query: { type, category: category || undefined, limit: LIMIT },
        });
      } catch (error) {
        console.warn('Similar products failed; falling back to the same type', error);
        const sameType = await call(listProducts, { query: { type, limit: LIMIT } });
        return sameType.filter((product) => product._id !== _id).slice(0, LIMIT);
      }
    },
  });
