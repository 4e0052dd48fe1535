import { getPrintAreas, listPrintProfiles } from '@print-shop/contracts/client';
import { findQueryFor, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const usePrintProfiles = () => useQuery(queryFor(listPrintProfiles, {}));

/** The print areas of the product whose page led here, if one did. */
export const useProductAreas = (productId: string | null) =>
  useQuery({
    ...findQueryFor(getPrintAreas, { params: { productId: productId ?? '' } }),
    enabled: productId !== null,
  });
