import { Button, FormMessage, Spinner, toast } from '@print-shop/ui';
import { messageOf, useUser } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useOwnReview, useRemoveOwnReview } from './api/use-reviews.ts';
import { useText } from './messages/index.ts';
import { ReviewCard } from './review-card.tsx';

const ReviewForm = lazy(() => import('./review-form.tsx'));

/** The visitor's own review: written, changed and removed here, or why it cannot be written. */
export function OwnReview({ productId }: { productId: string }) {
  const text = useText();
  const user = useUser();
  const { pathname } = useLocation();
  const query = useOwnReview(productId);
  const { data } = query;
  const [isWriting, setIsWriting] = useState(false);
  const removal = useRemoveOwnReview(
    productId,
    () => toast(text.removed, 'good'),
    (error) => toast(messageOf(error, text.removeFailed), 'bad'),
  );

  if (!user) {
    return (
      <p className="text-ink-soft text-small">
        <Link to="/login" state={{ from: pathname }} className="underline">
          {text.logIn}
        </Link>
      </p>
    );
  }
  if (query.isLoadingError) return <LoadFailed query={query}>{text.ownFailed}</LoadFailed>;
  const review = data?.review;
  if (isWriting) {
    return (
      <Suspense fallback={<Spinner label={text.loadingMore} />}>
        <ReviewForm productId={productId} review={review} onClose={() => setIsWriting(false)} />
      </Suspense>
    );
  }
  if (review) {
    return (
      <section aria-labelledby="own-review" className="grid gap-3 rounded border border-rule bg-sheet p-4">
        <h3 id="own-review" className="font-semibold">
          {text.yours}
        </h3>
        <ReviewCard review={review} />
        {review.hidden && <FormMessage>{text.hidden(review.hidden.reason)}</FormMessage>}
        <div className="flex flex-wrap gap-3">
          <Button tone="outline" size="small" onClick={() => setIsWriting(true)}>
            {text.edit}
          </Button>
          <Button
            tone="outline"
            size="small"
            isBusy={removal.isPending}
            onClick={() => window.confirm(text.removeYours) && removal.mutate()}
          >
            {text.remove}
          </Button>
        </div>
      </section>
    );
  }
  if (!data?.mayReview) return <p className="text-ink-soft text-small">{data && text.notReceived}</p>;
  return (
    <Button tone="outline" onClick={() => setIsWriting(true)}>
      {text.write}
    </Button>
  );
}
