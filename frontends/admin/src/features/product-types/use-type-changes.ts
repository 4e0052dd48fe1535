import { createProductType, deleteProductType, updateProductType } from '@print-shop/contracts';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productTypesQuery } from '../../api/use-product-types.ts';

export interface TypeDraft {
  /** Empty for a new type. */
  id: string;
  type: string;
  category: string[];
}

export function useSaveType() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: TypeDraft) =>
      id ? call(updateProductType, { params: { id }, body }) : call(createProductType, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: productTypesQuery.queryKey }),
  });
}

export function useDeleteType() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProductType, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: productTypesQuery.queryKey }),
  });
}
