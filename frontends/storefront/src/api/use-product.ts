import { getProduct } from '@print-shop/contracts';
import { findQueryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** One product; null when there is none of that id (a malformed id is none, too). */
export const useProduct = (id: string) => useQuery({ ...findQueryFor(getProduct, { params: { id } }), retry: 1 });
