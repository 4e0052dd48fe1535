import { listProductColors } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const productColorsQuery = queryFor(listProductColors, {});

export const useProductColors = () => useQuery({ ...productColorsQuery, select: (reply) => reply.data });
