import {
  getOwnReview,
  listReviews,
  type OwnReview,
  removeOwnReview,
  saveOwnReview,
  uploadReviewPicture,
} from '@print-shop/contracts';
import { allow, type ContractRouter, forbidden, invalidInput, notFound } from '@print-shop/service-kit';
import { NO_STARS } from '../product/star-counts.ts';
import { toOwnReview, toReviewResponse } from './review.presenter.ts';
import { firstNameOf } from './review.ts';
import type { ReviewParts } from './start-reviews.ts';

/** Registers the reviews of a product. Everybody reads them, and a customer who received the product writes one. */
export function reviewRoutes(router: ContractRouter, deps: ReviewParts): void {
  const { products, reviews, received, pictures, writes, uploads } = deps;
  const recount = (id: string) => products.recount(id, () => reviews.countStars(id));

  router
    .on(listReviews, allow.anyone, async ({ params: { id }, query }) => {
      const product = await products.find(id);
      if (!product) throw noSuchProduct();
      const { reviews: found, total } = await reviews.list(product.id, query);
      const starCounts = [...(product.starCounts ?? NO_STARS)];
      const body = { starCounts, reviews: found.map(toReviewResponse) };
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(getOwnReview, allow.signedIn, async ({ params, user }) => {
      const id = params.id.toLowerCase();
      const [mayReview, review] = await Promise.all([received.has(user.id, id), reviews.findOwn(user.id, id)]);
      const body: { mayReview: boolean; review?: OwnReview } = { mayReview };
      if (review) body.review = toOwnReview(review);
      return { status: 200, body };
    })
    .on(saveOwnReview, allow.signedIn, async ({ params, body: { stars, text, pictures: urls }, user }) => {
      const product = await products.find(params.id);
      if (!product) throw noSuchProduct();
      if (!(await received.has(user.id, product.id))) throw notReceived();
      await writes.take(user.id);
      if (!(await pictures.keep(user.id, urls))) throw notYourPictures();
      const fields = { name: firstNameOf(user.name), stars, text, pictures: [...new Set(urls)] };
      const { review, dropped } = await reviews.save(user.id, product.id, fields);
      await pictures.release(dropped);
      await recount(product.id);
      return { status: 200, body: toOwnReview(review) };
    })
    .on(removeOwnReview, allow.signedIn, async ({ params, user }) => {
      await writes.take(user.id);
      const id = params.id.toLowerCase();
      const dropped = await reviews.remove(user.id, id);
      if (!dropped) throw noReview();
      await pictures.release(dropped);
      await recount(id);
      return { status: 200, body: { message: 'Review removed' } };
    })
    .on(uploadReviewPicture, allow.signedIn, async ({ upload, user }) => {
      await uploads.take(user.id);
      return { status: 201, body: await pictures.save(upload.path, user.id) };
    });
}

const noSuchProduct = () =>
  notFound(
    { en: 'The product you are looking for does not exist.', hi: 'जो प्रोडक्ट आप ढूँढ रहे हैं, वह नहीं है।' },
    'product-not-found',
  );

const noReview = () =>
  notFound({ en: 'You have not reviewed this product.', hi: 'आपने इस प्रोडक्ट का रिव्यू नहीं लिखा है।' }, 'review-not-found');

const notReceived = () =>
  forbidden(
    {
      en: 'You can review this product once you have received it.',
      hi: 'यह प्रोडक्ट मिल जाने के बाद आप इसका रिव्यू लिख सकते हैं।',
    },
    'not-received',
  );

const notYourPictures = () =>
  invalidInput({ en: 'Please upload the pictures again.', hi: 'तस्वीरें फिर से अपलोड कीजिए।' }, 'unknown-review-picture');
