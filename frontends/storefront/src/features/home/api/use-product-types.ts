import type { ProductType } from '@print-shop/contracts';
import { listProductTypes } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The product types, which the header reads on every page. */
export const useProductTypes = () =>
  useQuery({
    ...queryFor(listProductTypes, {}),
    select: (reply): ProductType[] => (Array.isArray(reply) ? reply : reply.data),
  });
