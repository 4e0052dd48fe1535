import { deleteProduct, listProducts, type Product, updateProduct } from '@print-shop/contracts';
import { type CallInput, call, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const PAGE_SIZE = 100;

export const useProducts = (search: string, page: number) =>
  useQuery({
    queryKey: [listProducts.id, 'staff', search, page],
    queryFn: ({ signal }) =>
      callWithTotal(listProducts, { query: { search: search || undefined, page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

type ProductPage = { data: Product[]; total: number | null };

/** Saves a product and puts the answer in its place in the list. */
export function useUpdateProduct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, product }: { id: string; product: CallInput<typeof updateProduct>['body'] }) =>
      call(updateProduct, { params: { id }, body: product }),
    onSuccess: (saved) =>
      queries.setQueriesData<ProductPage>(
        { queryKey: [listProducts.id, 'staff'] },
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
        { queryKey: [listProducts.id, 'staff'] },
        (page) => page && { data: page.data.filter((one) => one._id !== id), total: page.total && page.total - 1 },
      ),
  });
}
