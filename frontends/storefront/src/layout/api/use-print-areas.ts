import { getPrintAreas } from '@print-shop/contracts/client';
import { findQueryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The areas of a product that can be printed; null where it has none. */
export const usePrintAreas = (productId: string) => useQuery(findQueryFor(getPrintAreas, { params: { productId } }));
