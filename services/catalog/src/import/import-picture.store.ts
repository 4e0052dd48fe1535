import { type Connection, type Model, Schema } from 'mongoose';

interface ImportPictureDocument {
  /** The address, or the fingerprint of the file. */
  _id: string;
  /** Where the shop has it. */
  url: string;
}

const schema = new Schema<ImportPictureDocument>({ _id: String, url: String }, { versionKey: false });

export type ImportPictureModel = Model<ImportPictureDocument>;
export const importPictureModel = (connection: Connection): ImportPictureModel =>
  connection.model<ImportPictureDocument>('ImportPicture', schema, 'import-pictures');

export type ImportPictureStore = ReturnType<typeof createImportPictureStore>;

/** Remembers which pictures were imported, so that a second import of the same one stores and changes nothing. */
export function createImportPictureStore(model: ImportPictureModel) {
  return {
    /** The shop's addresses of these pictures, by their keys. */
    async findAll(keys: readonly string[]): Promise<Map<string, string>> {
      if (keys.length === 0) return new Map();
      const found = await model.find({ _id: { $in: keys } }).lean<ImportPictureDocument[]>();
      return new Map(found.map(({ _id, url }) => [_id, url]));
    },

    async keep(key: string, url: string): Promise<void> {
      await model.updateOne({ _id: key }, { $set: { url } }, { upsert: true });
    },
  };
}
