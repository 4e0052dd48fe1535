import type { ObjectStore } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { PictureStore } from '../product/picture.store.ts';

interface ReviewPicture {
  /** Its address. */
  _id: string;
  userId: string;
  /** From then on it is removed unless a review uses it. */
  checkAt: Date;
}

const schema = new Schema<ReviewPicture>(
  { _id: String, userId: { type: String, required: true }, checkAt: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ userId: 1 });
schema.index({ checkAt: 1 });

export type ReviewPictureModel = Model<ReviewPicture>;

export const reviewPictureModel = (connection: Connection): ReviewPictureModel =>
  connection.model<ReviewPicture>('ReviewPicture', schema, 'review_pictures');

/** The owner of a picture that is being removed. */
const NOBODY = 'nobody';

const HOUR_MS = 3_600_000;
/** The time that a picture waits for the review that it was uploaded for. */
const UNUSED_MS = 24 * HOUR_MS;
/** A picture in use is checked again after this time, in case a crash kept its review from releasing it. */
const USED_MS = 30 * UNUSED_MS;

export type ReviewPictureStore = ReturnType<typeof createReviewPictureStore>;

/** Pictures of reviews: the files in the object store, and who uploaded them. */
export function createReviewPictureStore(
  model: ReviewPictureModel,
  pictures: PictureStore,
  { client, bucket }: ObjectStore,
) {
  const after = (ms: number) => new Date(Date.now() + ms);
  return {
    async save(upload: string, userId: string): Promise<{ url: string }> {
      const { url } = await pictures.save(upload);
      await model.create({ _id: url, userId, checkAt: after(UNUSED_MS) });
      return { url };
    },

    /** Whether the person uploaded all of these pictures; if so, they are kept for another day. */
    async keep(userId: string, urls: readonly string[]): Promise<boolean> {
      if (urls.length === 0) return true;
      const mine = { _id: { $in: [...urls] }, userId };
      const { matchedCount } = await model.updateMany(mine, { $set: { checkAt: after(UNUSED_MS) } });
      return matchedCount === new Set(urls).size;
    },

    /** Removes these pictures soon, unless a review uses them. */
    async release(urls: readonly string[]): Promise<void> {
      await model.updateMany({ _id: { $in: [...urls] } }, { $set: { checkAt: new Date() } });
    },

    /** Removes all pictures of a person soon, unless a review uses them. */
    async releaseAllOf(userId: string): Promise<void> {
      await model.updateMany({ userId }, { $set: { checkAt: new Date() } });
    },

    /** Addresses of pictures that are due for a check, the longest due first. */
    async listDue(now: Date, limit: number, except: readonly string[]): Promise<string[]> {
      const due = { checkAt: { $lte: now }, _id: { $nin: except } };
      const found = await model.find(due, { _id: 1 }).sort({ checkAt: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    /** Removes a picture that is due for a check, unless it is in use. */
    async removeUnused(_id: string, isUsed: (url: string) => Promise<boolean>, now: Date): Promise<void> {
      if (await isUsed(_id)) {
        await model.updateOne({ _id }, { $set: { checkAt: new Date(now.getTime() + USED_MS) } });
        return;
      }
      const folder = _id.slice('/media/'.length, _id.lastIndexOf('/') + 1);
      // From here nobody can use it for a review; if somebody has in the meantime, it is not due any more.
      const { matchedCount } = await model.updateOne({ _id, checkAt: { $lte: now } }, { $set: { userId: NOBODY } });
      if (matchedCount === 0) return;
      const files: { name?: string }[] = await client.listObjects(bucket, folder).toArray();
      await Promise.all(files.flatMap(({ name }) => (name ? [client.removeObject(bucket, name)] : [])));
      await model.deleteOne({ _id });
    },
  };
}
