import { listFavorites, removeFavorites } from '@print-shop/contracts/client';
import { call, queryFor, useUser } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Removes all favorites of the signed-in user at once; the list changes only after the server has confirmed. */
export function useRemoveFavorites() {
  const userId = useUser()?._id ?? '';
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeFavorites, { params: { userId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryFor(listFavorites, { params: { userId } }).queryKey }),
  });
}
