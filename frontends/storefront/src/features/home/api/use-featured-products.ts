import { listProducts } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The number of newest products that the home page chooses from. */
export const LOOKED_AT = 200;

/** The products that the home page chooses from. */
export const useFeaturedProducts = () => useQuery(queryFor(listProducts, { query: { limit: LOOKED_AT } }));
