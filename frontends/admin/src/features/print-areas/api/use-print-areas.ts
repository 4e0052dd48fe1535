import type { PrintAreas, PrintView } from '@print-shop/contracts';
import { getPrintAreas, getProduct, setPrintAreas } from '@print-shop/contracts/client';
import { call, findQueryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const areasQuery = (productId: string) => findQueryFor(getPrintAreas, { params: { productId } });

/** The areas of a product; null when there is no such product. */
export const usePrintAreas = (productId: string) => useQuery(areasQuery(productId));

/** The product itself, or null. */
export const useProduct = (id: string) => useQuery(findQueryFor(getProduct, { params: { id } }));

export function useSavePrintAreas(productId: string, onDone: (saved: PrintAreas) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (views: PrintView[]) => call(setPrintAreas, { params: { productId }, body: { views } }),
    onSuccess: (saved) => {
      onDone(saved);
      void setAnswer(queries, areasQuery(productId).queryKey, saved);
    },
  });
}
