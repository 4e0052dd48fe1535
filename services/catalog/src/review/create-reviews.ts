import type { Relay } from '@print-shop/messaging';
import type { ContractRouter, ObjectStore } from '@print-shop/service-kit';
import type { CatalogModels, QuietModels } from '../models.ts';
import { createPictureStore } from '../product/picture.store.ts';
import { createReceivedStore } from './received.store.ts';
import { reviewRoutes } from './review.routes.ts';
import { createReviewStore } from './review.store.ts';
import { createReviewPictureStore } from './review-picture.store.ts';
import { staffReviewRoutes } from './staff-review.routes.ts';
import { type ReviewsDeps, startReviews } from './start-reviews.ts';

interface CreateDeps extends Omit<ReviewsDeps, 'reviews' | 'received' | 'pictures'> {
  models: Pick<CatalogModels, 'reviews'>;
  quietModels: Pick<QuietModels, 'received' | 'reviewPictures'>;
  relay: Relay;
  objects: ObjectStore;
}

/** Creates the reviews and their routes, and starts their consumers and the removal of unused pictures. */
export async function createReviews(router: ContractRouter, deps: CreateDeps): Promise<void> {
  const { models, quietModels, relay, objects, products, stock, broker, redis, works } = deps;
  const { received, reviewPictures } = quietModels;
  const reviews = await startReviews({
    products,
    stock,
    broker,
    redis,
    works,
    reviews: createReviewStore(models.reviews, relay),
    received: createReceivedStore(received),
    pictures: createReviewPictureStore(reviewPictures, createPictureStore(objects, 'reviews'), objects),
  });
  reviewRoutes(router, reviews);
  staffReviewRoutes(router, reviews);
}
