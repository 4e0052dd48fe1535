import { listProducts } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The number of newest products that the home page chooses from. */
export const LOOKED_AT = 200;

/** The read of the products that the home page chooses from. */
export const featuredProducts = queryFor(listProducts, { query: { limit: LOOKED_AT } });

export const useFeaturedProducts = () => useQuery(featuredProducts);
