import type { OwnReview, Review as ReviewResponse, StaffReview } from '@print-shop/contracts';
import type { Review } from './review.ts';

/** A review as anybody may see it. */
export const toReviewResponse = ({ id, name, stars, text, pictures, writtenAt, answer }: Review): ReviewResponse => ({
  _id: id,
  name,
  stars,
  text,
  pictures,
  writtenAt: writtenAt.toISOString(),
  ...(answer ? { answer: { text: answer.text, at: answer.at.toISOString() } } : {}),
});

export const toOwnReview = (review: Review): OwnReview => ({
  ...toReviewResponse(review),
  ...(review.hidden ? { hidden: { reason: review.hidden.reason, at: review.hidden.at.toISOString() } } : {}),
});

export const toStaffReview = (review: Review, productName: string): StaffReview => ({
  ...toOwnReview(review),
  productId: review.productId,
  productName,
});
