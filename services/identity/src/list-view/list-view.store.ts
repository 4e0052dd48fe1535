import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { KeptView } from './list-view.ts';

/** All views of one member of staff. */
interface ListViewsDocument {
  /** The account's id. */
  _id: string;
  views: KeptView[];
  /** Grows with each change. */
  version: number;
}

const schema = new Schema<ListViewsDocument>(
  {
    _id: { type: String, required: true },
    views: [
      new Schema<KeptView>(
        { id: String, list: String, name: String, address: String, hidden: [String] },
        { _id: false, id: false },
      ),
    ],
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export type ListViewModel = Model<ListViewsDocument>;
export const listViewModel = (connection: Connection): ListViewModel =>
  connection.model<ListViewsDocument>('ListViews', schema, 'list-views');

export type ListViewStore = ReturnType<typeof createListViewStore>;

export function createListViewStore(model: ListViewModel) {
  const read = async (userId: string) => model.findOne({ _id: userId }).lean<ListViewsDocument>();
  return {
    async list(userId: string): Promise<readonly KeptView[]> {
      return (await read(userId))?.views ?? [];
    },

    /**
     * Changes somebody's views and returns the new ones. `change` may be called several times: it gets the latest views whenever
     * another change came first. Throws what `change` throws.
     */
    async change(userId: string, change: (views: readonly KeptView[]) => KeptView[]): Promise<readonly KeptView[]> {
      for (;;) {
        const before = await read(userId);
        const views = change(before?.views ?? []);
        if (before) {
          const { matchedCount } = await model.updateOne(
            { _id: userId, version: before.version },
            { $set: { views, version: before.version + 1 } },
          );
          if (matchedCount > 0) return views;
          continue;
        }
        try {
          await model.create({ _id: userId, views, version: 1 });
          return views;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },

    async removeAllOf(userId: string): Promise<void> {
      await model.deleteOne({ _id: userId });
    },
  };
}
