import type { Broker } from '@print-shop/messaging';
import { createLimit, type Limit, type Sweep, type Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { ProductStore } from '../product/product.store.ts';
import type { StockStore } from '../stock/stock.store.ts';
import { answerDataExport } from './answer-data-export.ts';
import { countOnReviewChanged } from './count-on-review-changed.ts';
import { forgetOnUserDeleted } from './forget-on-user-deleted.ts';
import { keepReceivedOnOrderDelivered } from './keep-received-on-order-delivered.ts';
import type { ReceivedStore } from './received.store.ts';
import type { ReviewStore } from './review.store.ts';
import type { ReviewPictureStore } from './review-picture.store.ts';

const HOUR_SECONDS = 3600;
/** Reviews that one person writes, changes or removes in an hour, and pictures that they upload. */
const WRITES_PER_HOUR = 30;
const PICTURES_PER_HOUR = 60;
const SWEEP_MS = 10 * 60_000;

export interface ReviewsDeps {
  products: ProductStore;
  stock: StockStore;
  reviews: ReviewStore;
  received: ReceivedStore;
  pictures: ReviewPictureStore;
  broker: Broker;
  redis: Redis;
  works: Works;
}

/** The stores that the routes of reviews work with. */
export interface ReviewParts {
  products: ProductStore;
  reviews: ReviewStore;
  received: ReceivedStore;
  pictures: ReviewPictureStore;
  /** Limit of the reviews that one person writes, changes or removes. */
  writes: Limit;
  uploads: Limit;
}

/** Starts the consumers of reviews and the removal of unused pictures; returns what the routes need. */
export async function startReviews(deps: ReviewsDeps): Promise<ReviewParts & { removal: Sweep<number> }> {
  const { products, stock, reviews, received, pictures, broker, redis, works } = deps;
  const limit = { redis, prefix: 'catalog', seconds: HOUR_SECONDS };
  const writes = createLimit({
    ...limit,
    name: 'review:account',
    points: WRITES_PER_HOUR,
    tooMany: { en: 'Too many changes to reviews.', hi: 'रिव्यू बहुत बार बदले जा चुके हैं।' },
    code: 'too-many-reviews',
  });
  const uploads = createLimit({
    ...limit,
    name: 'review-picture:account',
    points: PICTURES_PER_HOUR,
    tooMany: { en: 'Too many uploads.', hi: 'बहुत सारी फ़ाइलें अपलोड हो चुकी हैं।' },
    code: 'too-many-uploads',
  });
  await keepReceivedOnOrderDelivered(broker, received, stock);
  await countOnReviewChanged(broker, products, reviews);
  await forgetOnUserDeleted(broker, { received, reviews, pictures });
  await answerDataExport(broker, reviews, received);
  const removal = works.start<string>({
    what: 'removing unused pictures of reviews',
    everyMs: SWEEP_MS,
    list: pictures.listDue,
    idOf: (url) => url,
    handle: (url, now) => pictures.removeUnused(url, reviews.usesPicture, now),
  });
  return { products, reviews, received, pictures, writes, uploads, removal };
}
