import type { StaffReview } from '@print-shop/contracts';
import { answerReview, hideReview, listAllReviews, showReview } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type ReviewAction = 'answer' | 'hide' | 'show';

/** Answers, hides or shows one review; `words` are the answer or the reason. */
export function useReviewChange({ _id }: StaffReview) {
  const queries = useQueryClient();
  const params = { id: _id };
  return useMutation({
    mutationFn: ({ action, words }: { action: ReviewAction; words: string }): Promise<StaffReview> => {
      if (action === 'answer') return call(answerReview, { params, body: { text: words } });
      if (action === 'hide') return call(hideReview, { params, body: { reason: words } });
      return call(showReview, { params });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [listAllReviews.id] }),
  });
}

/** Shows several hidden reviews, one by one; the list is read again once all were tried. */
export function useShowEach() {
  const queries = useQueryClient();
  return {
    act: ({ _id }: { _id: string }) => call(showReview, { params: { id: _id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listAllReviews.id] }),
  };
}
