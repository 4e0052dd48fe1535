import { saveOwnReview } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useRefreshReviews } from './use-reviews.ts';

/** Saves the visitor's own review; `onSaved` runs once the reviews are read again. */
export function useSaveReview(id: string, onSaved: () => void) {
  const refresh = useRefreshReviews(id);
  return useMutation({
    mutationFn: (body: { stars: number; text: string; pictures: string[] }) =>
      call(saveOwnReview, { params: { id }, body }),
    onSuccess: async () => {
      await refresh();
      onSaved();
    },
  });
}
