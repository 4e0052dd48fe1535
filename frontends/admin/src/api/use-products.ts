import type { Product } from '@print-shop/contracts';
import { deleteProduct, getProduct, listProducts, updateProduct } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type ProductPage = { data: Product[]; total: number | null };
const listed = { queryKey: [listProducts.id, 'list'] };

/** The product as it is at this moment. */
export const readProduct = (id: string): Promise<Product> => call(getProduct, { params: { id } });

/** Saves a product and puts the answer in its place in the list. */
export function useUpdateProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, product }: { id: string; product: CallInput<typeof updateProduct>['body'] }) =>
      call(updateProduct, { params: { id }, body: product }),
    onSuccess: (saved) =>
      queries.setQueriesData<ProductPage>(
        listed,
        (page) => page && { ...page, data: page.data.map((one) => (one._id === saved._id ? saved : one)) },
      ),
  });
}

/** Removes a product and takes it out of the list. */
export function useDeleteProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProduct, { params: { id } }),
    onSuccess: (_, id) =>
      queries.setQueriesData<ProductPage>(
        listed,
        (page) => page && { data: page.data.filter((one) => one._id !== id), total: page.total && page.total - 1 },
      ),
  });
}
