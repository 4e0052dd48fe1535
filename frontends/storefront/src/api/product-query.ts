import { getProduct } from '@print-shop/contracts/client';
import { findQueryFor } from '@print-shop/web-kit';

/** An id that no product can have is not asked for. */
export const isId = (id: string): boolean => /^[0-9a-f]{24}$/i.test(id);

/** The read of one product; null when there is none with this id. */
export const productQuery = (id: string) => ({ ...findQueryFor(getProduct, { params: { id } }), retry: 1 });
