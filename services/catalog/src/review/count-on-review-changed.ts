import { reviewChanged } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ProductStore } from '../product/product.store.ts';
import type { ReviewStore } from './review.store.ts';

const QUEUE = 'catalog.count-on-review-changed';

/** Counts a product's stars again. Requests do so as well; this covers a crash between a review's write and its count. */
export const countOnReviewChanged = (broker: Broker, products: ProductStore, reviews: ReviewStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [reviewChanged],
    handle: ({ data: { productId } }) => products.recount(productId, () => reviews.countStars(productId)),
  });
