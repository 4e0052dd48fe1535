import { answerReview, hideReview, listAllReviews, showReview } from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { ProductStore } from '../product/product.store.ts';
import { toStaffReview } from './review.presenter.ts';
import type { ReviewStore } from './review.store.ts';
import type { Review } from './review.ts';

export interface StaffReviewRoutesDeps {
  products: ProductStore;
  reviews: ReviewStore;
}

/** Registers /api/product-reviews, where staff answer, hide and show reviews. */
export function staffReviewRoutes(router: ContractRouter, { products, reviews }: StaffReviewRoutesDeps): void {
  const present = async (found: readonly Review[]) => {
    const named = await products.findAll([...new Set(found.map(({ productId }) => productId))]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return found.map((review) => toStaffReview(review, names.get(review.productId) ?? ''));
  };
  const changed = async (review: Review | undefined) => {
    const [body] = await present(review ? [review] : []);
    if (!review || !body) throw noSuchReview();
    await products.recount(review.productId, () => reviews.countStars(review.productId));
    return { status: 200 as const, body };
  };

  router
    .on(listAllReviews, allow.staff('reviews:write'), async ({ query: { show, ...page } }) => {
      const { reviews: found, total } = await reviews.listAll(show, page);
      return { status: 200, body: await present(found), headers: { 'X-Total-Count': String(total) } };
    })
    .on(answerReview, allow.staff('reviews:write'), async ({ params, body, user }) =>
      changed(await reviews.answer(params.id, body.text, user)),
    )
    .on(hideReview, allow.staff('reviews:write'), async ({ params, body, user }) =>
      changed(await reviews.hide(params.id, body.reason, user)),
    )
    .on(showReview, allow.staff('reviews:write'), async ({ params, user }) =>
      changed(await reviews.show(params.id, user)),
    );
}

const noSuchReview = () => notFound({ en: 'There is no such review.', hi: 'ऐसा कोई रिव्यू नहीं है।' }, 'review-not-found');
