import { z } from 'zod';
import { PICTURE_KINDS, PRODUCT_IMAGE_MAX_BYTES } from '../picture-kinds.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, isoDate, messageSchema, objectId, pageQuery, withinReach } from '../shared.ts';
import { reviewPictureAddress } from '../stored-files.ts';
import { MAX_REVIEW_CHARACTERS, MAX_REVIEW_PICTURES } from './product-limits.ts';

const stars = z.number().int().min(1).max(5);

const reviewSchema = z
  .object({
    _id: objectId,
    name: z.string().meta({ description: "The writer's first name; empty when the account has none" }),
    stars,
    text: z.string(),
    pictures: z.array(z.string()),
    writtenAt: isoDate,
    answer: z.object({ text: z.string(), at: isoDate }).optional().meta({ description: "The shop's answer" }),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof reviewSchema>;

/** The fields that only its writer and staff see. */
const hidden = z
  .object({ reason: z.string(), at: isoDate })
  .optional()
  .meta({ description: 'Staff have hidden the review, for this reason' });

const ownReviewSchema = reviewSchema.extend({ hidden }).meta({ id: 'OwnReview' });
export type OwnReview = z.output<typeof ownReviewSchema>;

const staffReviewSchema = reviewSchema
  .extend({ hidden, productId: objectId, productName: z.string() })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.output<typeof staffReviewSchema>;

export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const listReviews = defineRoute({
  id: 'listReviews',
  method: 'get',
  path: '/api/product/:id/reviews',
  access: 'anyone',
  summary: 'Reviews of a product by its buyers, a page at a time, and how many gave one to five stars',
  tag: 'product reviews',
  params: byId,
  query: withinReach(pageQuery(5, 50).extend({ sort: z.enum(REVIEW_SORTS).default('newest') })),
  responses: {
    200: z.object({
      starCounts: z.array(z.number().int().min(0)).length(5).meta({ description: 'From one star to five' }),
      reviews: z.array(reviewSchema),
    }),
  },
});

const STARS = sentence('Please choose one to five stars.');

export const reviewBody = z.object({
  stars: z.number({ error: STARS }).int(STARS).min(1, STARS).max(5, STARS),
  text: z.string().trim().max(MAX_REVIEW_CHARACTERS).default(''),
  pictures: z.array(reviewPictureAddress).max(MAX_REVIEW_PICTURES).default([]),
});

export const getOwnReview = defineRoute({
  id: 'getOwnReview',
  method: 'get',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
  summary: "The signed-in user's review of a product, and whether they may write one",
  tag: 'product reviews',
  params: byId,
  responses: {
    200: z.object({
      mayReview: z.boolean().meta({ description: 'Whether the user has received the product' }),
      review: ownReviewSchema.optional(),
    }),
  },
});

export const saveOwnReview = defineRoute({
  id: 'saveOwnReview',
  method: 'put',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
  summary: 'Write or change the review of a product that the signed-in user has received',
  tag: 'product reviews',
  params: byId,
  body: reviewBody,
  responses: { 200: ownReviewSchema },
});

export const removeOwnReview = defineRoute({
  id: 'removeOwnReview',
  method: 'delete',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
  summary: "Remove the signed-in user's review of a product",
  tag: 'product reviews',
  params: byId,
  responses: { 200: messageSchema },
});

export const uploadReviewPicture = defineRoute({
  id: 'uploadReviewPicture',
  method: 'post',
  path: '/api/product-reviews/pictures',
  access: 'signed-in',
  summary:
    'Upload one picture for a review; it is re-encoded to web sizes, and removed when no review uses it within a day',
  tag: 'product reviews',
  upload: { field: 'image', maxBytes: PRODUCT_IMAGE_MAX_BYTES, kinds: PICTURE_KINDS },
  responses: { 201: z.object({ url: z.string() }) },
});

const permission = 'reviews:write' as const;

export const listAllReviews = defineRoute({
  id: 'listAllReviews',
  method: 'get',
  path: '/api/product-reviews',
  access: 'staff',
  permission,
  summary: 'Reviews of all products, newest first',
  tag: 'product reviews',
  query: withinReach(
    pageQuery(20, 100).extend({
      show: z
        .enum(['all', 'unanswered', 'hidden', 'low'])
        .default('all')
        .meta({ description: '`unanswered`: shown and without an answer; `low`: one or two stars' }),
    }),
  ),
  responses: { 200: z.array(staffReviewSchema) },
});

export const answerReview = defineRoute({
  id: 'answerReview',
  method: 'put',
  path: '/api/product-reviews/:id/answer',
  access: 'staff',
  permission,
  summary: "Set the shop's answer to a review; an empty text removes it",
  tag: 'product reviews',
  params: byId,
  body: z.object({ text: z.string().trim().max(MAX_REVIEW_CHARACTERS) }),
  responses: { 200: staffReviewSchema },
});

export const hideReview = defineRoute({
  id: 'hideReview',
  method: 'put',
  path: '/api/product-reviews/:id/hide',
  access: 'staff',
  permission,
  summary: 'Hide a review from customers; its writer sees the reason',
  tag: 'product reviews',
  params: byId,
  body: z.object({ reason: z.string().trim().min(1, sentence('Please give a reason.')).max(300) }),
  responses: { 200: staffReviewSchema },
});

export const showReview = defineRoute({
  id: 'showReview',
  method: 'put',
  path: '/api/product-reviews/:id/show',
  access: 'staff',
  permission,
  summary: 'Show a hidden review again',
  tag: 'product reviews',
  params: byId,
  responses: { 200: staffReviewSchema },
});
