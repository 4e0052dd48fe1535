import type { Product } from '@print-shop/contracts';
import { Button, Rating, Select, Skeleton, toast } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { type Sort, useOwnReview, useReviews } from './api/use-reviews.ts';
import { useText } from './messages/index.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewCard } from './review-card.tsx';
import { StarBars } from './star-bars.tsx';

const SORTS: readonly Sort[] = ['newest', 'best', 'worst'];

/** The buyers' opinions of a product: stars, the counts of each, the reviews themselves, and the visitor's own. */
export function Reviews({ product }: { product: Product }) {
  const text = useText();
  const [sort, setSort] = useState<Sort>('newest');
  const query = useReviews(product._id, sort);
  const counts = query.data?.pages[0]?.starCounts ?? [];
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? [];
  const own = useOwnReview(product._id).data?.review;
  // The visitor's own is shown beside them.
  const others = reviews.filter(({ _id }) => _id !== own?._id);
  const isRated = product.rating !== undefined && !product.hasDefaultRating;
  return (
    <section aria-labelledby="reviews" className="page pb-20">
      <h2 id="reviews" className="headline mb-6 border-rule border-t pt-10 text-title">
        {text.title}
      </h2>
      <div className="grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-5">
          {isRated && <Rating value={product.rating ?? 0} count={product.reviewCount ?? 0} />}
          {reviews.length > 0 && <StarBars counts={counts} />}
          <div className="min-h-11">
            <OwnReview productId={product._id} />
          </div>
        </div>
        <div className="grid content-start gap-6">
          <Region
            query={query}
            loading={
              <div role="status" aria-label={text.loading}>
                <Skeleton className="h-40" />
              </div>
            }
            failed={text.failed}
          >
            {() => (
              <>
                {reviews.length === 0 && <p className="text-ink-soft">{text.none}</p>}
                {others.length > 1 && (
                  <Select
                    aria-label={text.sort}
                    className="max-w-56"
                    value={sort}
                    onChange={({ target }) => setSort(target.value as Sort)}
                  >
                    {SORTS.map((name) => (
                      <option key={name} value={name}>
                        {text.sorts[name]}
                      </option>
                    ))}
                  </Select>
                )}
                {others.length > 0 && (
                  <ul className="grid gap-8">
                    {others.map((review) => (
                      <li key={review._id}>
                        <ReviewCard review={review} />
                      </li>
                    ))}
                  </ul>
                )}
                {query.hasNextPage && (
                  <Button
                    tone="outline"
                    className="justify-self-start"
                    isBusy={query.isFetchingNextPage}
                    busyLabel={text.loadingMore}
                    onClick={async () => {
                      const { isError } = await query.fetchNextPage();
                      if (isError) toast(text.failed, 'bad');
                    }}
                  >
                    {text.more}
                  </Button>
                )}
              </>
            )}
          </Region>
        </div>
      </div>
    </section>
  );
}
