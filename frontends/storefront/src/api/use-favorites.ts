import { addFavorite, listFavorites, removeFavorite } from '@print-shop/contracts/client';
import { call, queryFor, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** The favourites of the signed-in user. Nothing while signed out. */
export function useFavorites() {
  const user = useUser();
  const query = useQuery({
    ...queryFor(listFavorites, { params: { userId: user?._id ?? '' } }),
    enabled: user !== null,
  });
  const liked = new Set(query.data?.filter((favorite) => favorite.isLike).map((favorite) => favorite.productId));
  return { ...query, liked };
}

/** Adds or removes a favorite; the list changes only after the server has confirmed. */
export function useSetFavorite() {
  const user = useUser();
  const queries = useQueryClient();
  const userId = user?._id ?? '';
  return useMutation({
    mutationFn: async ({ productId, isLike }: { productId: string; isLike: boolean }) => {
      await call(isLike ? addFavorite : removeFavorite, { body: { userId, productId, isLike } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryFor(listFavorites, { params: { userId } }).queryKey }),
  });
}
