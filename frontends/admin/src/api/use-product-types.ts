import type { ProductType } from '@print-shop/contracts';
import { listProductTypes } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const productTypesQuery = queryFor(listProductTypes, {});

/** The product types; a plain array is understood as well. */
export const useProductTypes = () =>
  useQuery({ ...productTypesQuery, select: (reply): ProductType[] => (Array.isArray(reply) ? reply : reply.data) });
