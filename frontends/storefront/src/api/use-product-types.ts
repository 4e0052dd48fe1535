import { listProductTypes } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The read of the product types. */
export const productTypesQuery = queryFor(listProductTypes, {});

export const useProductTypes = () => useQuery({ ...productTypesQuery, select: (reply) => reply.data });
