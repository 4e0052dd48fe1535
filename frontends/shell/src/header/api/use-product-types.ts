import { listProductTypes } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const useProductTypes = () => useQuery(queryFor(listProductTypes, {}));
