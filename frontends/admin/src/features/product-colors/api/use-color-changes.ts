import { createProductColor, deleteProductColor, listProducts, updateProductColor } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productColorsQuery } from '../../../api/use-product-colors.ts';

export interface ColorDraft {
  /** Empty for a new colour. */
  id: string;
  name: string;
  hexCode: string;
}

/** Reloads the list after every change; products follow the new name of their colour. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: productColorsQuery.queryKey }),
      queries.invalidateQueries({ queryKey: [listProducts.id] }),
    ]);
}

export const useSaveColor = () =>
  useMutation({
    mutationFn: ({ id, name, hexCode }: ColorDraft) => {
      const body = { name: name.trim(), hexCode };
      return id ? call(updateProductColor, { params: { id }, body }) : call(createProductColor, { body });
    },
    onSuccess: useRefresh(),
  });

export const useDeleteColor = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteProductColor, { params: { id } }),
    onSuccess: useRefresh(),
  });
