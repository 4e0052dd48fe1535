import { dayOf, type StaffKind } from '@print-shop/contracts';
import { inBatches, insertNew } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** Something that happened, for the daily emails of staff. */
export interface News {
  cause: string;
  kind: StaffKind;
  at: Date;
}

interface NewsDocument extends Omit<News, 'cause'> {
  _id: string;
}

/** Longer than any daily email looks back. */
const KEPT_SECONDS = 8 * 24 * 3600;

const DAY_MS = 24 * 3_600_000;

/** The 24 hours that the daily email of `now` is about: they end at the last 08:00 in India. */
export function digestSpan(now: Date): { from: Date; until: Date } {
  const today = new Date(`${dayOf(now)}T08:00:00+05:30`);
  const until = today <= now ? today : new Date(today.getTime() - DAY_MS);
  return { from: new Date(until.getTime() - DAY_MS), until };
}

const schema = new Schema<NewsDocument>({ _id: String, kind: String, at: Date }, { versionKey: false });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type NewsModel = Model<NewsDocument>;
export const newsModel = (connection: Connection): NewsModel =>
  connection.model<NewsDocument>('News', schema, 'staff-news');

export type NewsStore = ReturnType<typeof createNewsStore>;

export function createNewsStore(model: NewsModel) {
  const insert = inBatches<NewsDocument>((news) => insertNew(model, news));
  return {
    /** Stores it once. An event that comes after its daily email counts for the next. */
    async add({ cause, kind, at }: News, now = new Date()): Promise<void> {
      const { until } = digestSpan(now);
      await insert([{ _id: `${cause} ${kind}`, kind, at: at < until ? until : at }]);
    },

    /** How often each kind happened between two moments. */
    async count(from: Date, until: Date): Promise<Partial<Record<StaffKind, number>>> {
      const found = await model.aggregate<{ _id: StaffKind; count: number }>([
        { $match: { at: { $gte: from, $lt: until } } },
        { $group: { _id: '$kind', count: { $sum: 1 } } },
      ]);
      return Object.fromEntries(found.map(({ _id, count }) => [_id, count]));
    },
  };
}
