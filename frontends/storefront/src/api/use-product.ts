import { getProduct } from '@print-shop/contracts/client';
import { findQueryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** An id that no product can have is not asked for. */
export const isId = (id: string): boolean => /^[0-9a-f]{24}$/i.test(id);

/** One product; null when there is none with this id, or the id is malformed. */
export const useProduct = (id: string) =>
  useQuery({
    ...findQueryFor(getProduct, { params: { id } }),
    ...(isId(id) ? {} : { initialData: null, enabled: false }),
    retry: 1,
  });
