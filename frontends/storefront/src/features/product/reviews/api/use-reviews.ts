import { getOwnReview, getProduct, listReviews, removeOwnReview } from '@print-shop/contracts/client';
import { type CallResult, call, queryFor, startingWith, urlOf, useUser } from '@print-shop/web-kit';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { en } from '../messages/en.ts';

export type Sort = keyof typeof en.sorts;
type ReviewPage = CallResult<typeof listReviews>;

/** The first page in the order that a visitor sees first, which comes with the page. */
export const firstReviews = (id: string) => urlOf(listReviews, { params: { id } });

const inputOf = (id: string, sort: Sort, page: number) => ({
  params: { id },
  query: { ...(sort === 'newest' ? {} : { sort }), ...(page === 1 ? {} : { page }) },
});

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export function useReviews(id: string, sort: Sort) {
  const first = startingWith(firstReviews(id), ({ body }) => ({ pages: [body as ReviewPage], pageParams: [1] }));
  return useInfiniteQuery({
    queryKey: [listReviews.id, id, sort],
    queryFn: ({ pageParam, signal }) => call(listReviews, inputOf(id, sort, pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ starCounts }: ReviewPage, pages: ReviewPage[]) =>
      sum(starCounts) > pages.flatMap(({ reviews }) => reviews).length ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    ...(sort === 'newest' ? first : {}),
  });
}

/** The visitor's own review, if there is one, and whether they may write one. */
export function useOwnReview(id: string) {
  const user = useUser();
  return useQuery({ ...queryFor(getOwnReview, { params: { id } }), enabled: user !== null });
}

/** Reloads all that shows a product's reviews and stars. */
export function useRefreshReviews(id: string) {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [[listReviews.id, id], [getOwnReview.id], [getProduct.id, { params: { id } }]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** Removes the visitor's own review; `onRemoved` runs once the reviews are read again. */
export function useRemoveOwnReview(id: string, onRemoved: () => void, onError: (error: Error) => void) {
  const refresh = useRefreshReviews(id);
  return useMutation({
    mutationFn: () => call(removeOwnReview, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      onRemoved();
    },
    onError,
  });
}
