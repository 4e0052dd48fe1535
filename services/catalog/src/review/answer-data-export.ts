import { catalogPersonalDataCollected, dataExportRequested, exportParts } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { ReceivedStore } from './received.store.ts';
import { toOwnReview } from './review.presenter.ts';
import type { ReviewStore } from './review.store.ts';

async function* reviewsOf(reviews: ReviewStore, userId: string): AsyncGenerator<object> {
  for await (const review of reviews.allOf(userId)) yield { product: review.productId, ...toOwnReview(review) };
}

/** Answers a customer's data export with their reviews and the products that they may review. */
export const answerDataExport = (broker: Broker, reviews: ReviewStore, received: ReceivedStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'catalog.answer-data-export',
    request: dataExportRequested,
    answer: catalogPersonalDataCollected,
    about: exportParts('catalog'),
    sections: ({ userId }) => [
      { section: 'reviews', rows: reviewsOf(reviews, userId) },
      { section: 'receivedProducts', rows: received.allOf(userId) },
    ],
  });
