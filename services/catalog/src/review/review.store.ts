import { type ReviewSort, reviewChanged, type Writer } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { createListing, indexOf, isDuplicateKey, type ListOrder, retryConflicts } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { NO_STARS, type StarCounts } from '../product/star-counts.ts';
import { recorded } from '../recorded.ts';
import type { ReviewDocument, ReviewModel } from './review.schema.ts';
import type { Review, ReviewFields } from './review.ts';

const LOW_STARS = 2;
const latest: ListOrder = { field: 'writtenAt', direction: -1 };
const orders: Record<ReviewSort, ListOrder> = {
  newest: latest,
  best: { field: 'stars', direction: -1 },
  worst: { field: 'stars', direction: 1 },
};
const staffFilters = {
  all: { isRemoved: false },
  unanswered: { isUnanswered: true },
  hidden: { isHidden: true },
  low: { isLow: true },
};
export type StaffFilter = keyof typeof staffFilters;

interface Paged {
  page: number;
  limit: number;
}

type State = Pick<Review, 'stars' | 'answer' | 'hidden'> & { removedAt: Date | null };

/** The fields that lists are read by, which follow from the others. */
const flagsOf = ({ stars, answer, hidden, removedAt }: State) => {
  const isRemoved = removedAt !== null;
  const isShown = !isRemoved && !hidden;
  return {
    isRemoved,
    isShown,
    isHidden: !isRemoved && hidden !== null,
    isUnanswered: isShown && !answer,
    isLow: !isRemoved && stars <= LOW_STARS,
  };
};

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** Stores reviews, one per person and product; each change and its events are one single-document write. */
export function createReviewStore(model: ReviewModel, relay: Relay) {
  const listing = createListing<ReviewDocument>(model, { hidden: { outbox: 0 } });

  /**
   * Changes a stored review, also a removed one; `undefined` when there is none. `change` is called again with the new state
   * when somebody else has changed the review in between; it returns `undefined` to change nothing.
   */
  const change = async (
    filter: object,
    toChange: (before: ReviewDocument) => { set: Partial<ReviewDocument>; by?: Writer; action?: string } | undefined,
  ): Promise<Review | undefined> => {
    for (;;) {
      const before = await model.findOne(filter, { outbox: 0 }).lean<ReviewDocument>();
      if (!before) return undefined;
      const changed = toChange(before);
      if (!changed) return toReview(before);
      const { set, by, action } = changed;
      const after = { ...before, ...set };
      const { _id, productId, version } = before;
      const saved = await model
        .findOneAndUpdate(
          { _id, version },
          {
            $set: { ...set, ...flagsOf(after) },
            $inc: { version: 1 },
            $push: {
              outbox: {
                $each: [
                  outboxEntry(reviewChanged, { productId, reviewId: String(_id) }),
                  ...(by ? [record(by, { before, after, action })] : []),
                ],
              },
            },
          },
          { returnDocument: 'after' },
        )
        .lean<ReviewDocument>();
      if (!saved) continue;
      relay.nudge(model, saved);
      return toReview(saved);
    }
  };

  const byStaff = (id: string, set: Partial<ReviewDocument>, by: Writer, action: string) =>
    change({ _id: id, isRemoved: false }, () => ({ set, by, action }));

  return {
    /** One page of a product's shown reviews, and the number of all. */
    async list(productId: string, { sort, ...page }: Paged & { sort: ReviewSort }) {
      const pinned = { isShown: true, productId };
      const order = orders[sort];
      const { rows, total } = await listing.page(pinned, { order, pinned, narrow: indexOf(pinned, order), ...page });
      return { reviews: rows.map(toReview), total };
    },

    /** One page of all reviews for staff, newest first, and the number of all. */
    async listAll(show: StaffFilter, page: Paged) {
      const pinned = staffFilters[show];
      const narrow = indexOf(pinned, latest);
      const { rows, total } = await listing.page(pinned, { order: latest, pinned, narrow, ...page });
      return { reviews: rows.map(toReview), total };
    },

    /** How many shown reviews gave one to five stars. */
    async countStars(productId: string): Promise<StarCounts> {
      const found = await model.aggregate<{ _id: number; count: number }>([
        { $match: { isShown: true, productId } },
        { $group: { _id: '$stars', count: { $sum: 1 } } },
      ]);
      return NO_STARS.map((_, index) => found.find(({ _id }) => _id === index + 1)?.count ?? 0);
    },

    async findOwn(userId: string, productId: string): Promise<Review | undefined> {
      const found = await model.findOne({ userId, productId, isRemoved: false }, { outbox: 0 }).lean<ReviewDocument>();
      return found ? toReview(found) : undefined;
    },

    /** Writes or changes a person's review of a product, and returns it with the pictures that it no longer uses. */
    async save(
      userId: string,
      productId: string,
      fields: ReviewFields,
    ): Promise<{ review: Review; dropped: string[] }> {
      for (;;) {
        let dropped: string[] = [];
        const review = await change({ userId, productId }, ({ pictures, removedAt }) => {
          dropped = pictures.filter((picture) => !fields.pictures.includes(picture));
          const answer = removedAt ? { answer: null } : {};
          return { set: { ...fields, ...answer, writtenAt: new Date(), removedAt: null } };
        });
        if (review) return { review, dropped };
        const _id = new Types.ObjectId();
        const state = { ...fields, answer: null, hidden: null, removedAt: null };
        const outbox = [outboxEntry(reviewChanged, { productId, reviewId: String(_id) })];
        const added = { _id, userId, productId, ...state, ...flagsOf(state), writtenAt: new Date(), outbox };
        try {
          const created = await retryConflicts(() => model.create(added));
          relay.nudge(model, created);
          return { review: toReview(created.toObject()), dropped };
        } catch (error) {
          // The same person was faster in another window: change that review.
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },

    /** Removes a person's review of a product and empties it; returns its pictures, `undefined` when there is none. */
    async remove(userId: string, productId: string): Promise<string[] | undefined> {
      let pictures: string[] | undefined;
      await change({ userId, productId }, (before) => {
        pictures = before.removedAt ? undefined : before.pictures;
        if (!pictures) return undefined;
        return { set: { name: '', text: '', pictures: [], answer: null, removedAt: new Date() } };
      });
      return pictures;
    },

    /** Sets the shop's answer; an empty text removes it. `undefined` when there is no such review. */
    answer: (id: string, text: string, by: Writer): Promise<Review | undefined> =>
      byStaff(id, { answer: text ? { text, at: new Date() } : null }, by, text ? 'answered' : 'answer-removed'),

    /** Hides a review from all but its writer and staff. `undefined` when there is no such review. */
    hide: (id: string, reason: string, by: Writer): Promise<Review | undefined> =>
      byStaff(id, { hidden: { reason, at: new Date() } }, by, 'hidden'),

    /** Shows a hidden review again. `undefined` when there is no such review. */
    show: (id: string, by: Writer): Promise<Review | undefined> => byStaff(id, { hidden: null }, by, 'shown'),

    usesPicture: async (picture: string): Promise<boolean> => (await model.exists({ pictures: picture })) !== null,

    /** All reviews of a person, in order of the ids of the products. */
    async *allOf(userId: string): AsyncGenerator<Review> {
      const rows = model.find({ userId, isRemoved: false }, { outbox: 0 }).sort({ productId: 1 });
      for await (const row of rows.lean<ReviewDocument>().cursor({ batchSize: 100 }))
        yield toReview(row as ReviewDocument);
    },
  };
}

/** The change of staff, in words for staff. */
function record(
  by: Writer,
  { before, after, action }: { before: ReviewDocument; after: ReviewDocument; action?: string | undefined },
) {
  const told = ({ answer, hidden }: ReviewDocument) => ({
    answer: answer?.text ?? '',
    hidden: hidden !== null,
    reason: hidden?.reason ?? '',
  });
  // The audit trail cannot be changed later, so it does not get the writer's name.
  const label = '★'.repeat(before.stars);
  return recorded(by, {
    kind: 'review',
    id: String(before._id),
    label,
    before: told(before),
    after: told(after),
    action,
  });
}

function toReview({
  _id,
  productId,
  userId,
  name,
  stars,
  text,
  pictures,
  writtenAt,
  answer,
  hidden,
}: ReviewDocument): Review {
  return { id: String(_id), productId, userId, name, stars, text, pictures, writtenAt, answer, hidden };
}
