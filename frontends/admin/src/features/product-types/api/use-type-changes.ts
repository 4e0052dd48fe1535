import type { ProductType } from '@print-shop/contracts';
import { createProductType, deleteProductType, listProducts, updateProductType } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { productTypesQuery } from '../../../api/use-product-types.ts';

export interface TypeDraft {
  /** Empty for a new type. */
  id: string;
  type: string;
  category: { name: string }[];
  /** When the type had changed last as its editor opened it; without it the save overwrites whatever is there. */
  expectedUpdatedAt?: string;
}

export const toDraft = ({ _id, type, category, updatedAt }: ProductType): TypeDraft => ({
  id: _id,
  type,
  category: category.map((name) => ({ name })),
  expectedUpdatedAt: updatedAt,
});

/** Reloads the list after every change; products follow the new name of their type. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: productTypesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: [listProducts.id] }),
    ]);
}

export const useSaveType = () =>
  useMutation({
    mutationFn: ({ id, expectedUpdatedAt, type, category }: TypeDraft) => {
      const body = { type, category: category.map(({ name }) => name) };
      return id
        ? call(updateProductType, { params: { id }, body: { ...body, expectedUpdatedAt } })
        : call(createProductType, { body });
    },
    onSuccess: useRefresh(),
  });

export const useDeleteType = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteProductType, { params: { id } }),
    onSuccess: useRefresh(),
  });
