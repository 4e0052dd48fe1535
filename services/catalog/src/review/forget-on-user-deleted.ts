import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ReceivedStore } from './received.store.ts';
import type { ReviewStore } from './review.store.ts';
import type { ReviewPictureStore } from './review-picture.store.ts';

const QUEUE = 'catalog.forget-reviews-on-user-deleted';

interface Forgotten {
  received: ReceivedStore;
  reviews: ReviewStore;
  pictures: ReviewPictureStore;
}

/** Removes the reviews of a deleted account, their pictures, and what its owner received. */
export const forgetOnUserDeleted = (broker: Broker, { received, reviews, pictures }: Forgotten): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [userDeleted],
    async handle({ data: { userId } }) {
      await received.forget(userId);
      for await (const { productId } of reviews.allOf(userId)) await reviews.remove(userId, productId);
      await pictures.releaseAllOf(userId);
    },
  });
