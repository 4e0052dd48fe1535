import { createProduct as contract, listProducts } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useCreateProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (product: CallInput<typeof contract>['body']) => call(contract, { body: product }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listProducts.id] }),
  });
}
