import { listProductColors } from '@print-shop/contracts';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const useProductColors = () => useQuery({ ...queryFor(listProductColors, {}), select: (reply) => reply.data });
