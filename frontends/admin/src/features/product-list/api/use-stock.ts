import { countStock } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The products of each type by their stock. */
export const useStock = () => useQuery(queryFor(countStock, {}));
