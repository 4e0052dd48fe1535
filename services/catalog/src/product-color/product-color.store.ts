import { conflict, isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface ProductColor {
  id: string;
  name: string;
  /** `#rrggbb` */
  hexCode: string;
}

interface ProductColorDocument extends Omit<ProductColor, 'id'> {
  _id: Types.ObjectId;
  /** `name` in lower case, unique. */
  key: string;
}

const schema = new Schema<ProductColorDocument>(
  {
    name: { type: String, required: true },
    key: { type: String, required: true },
    hexCode: { type: String, required: true },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });

export type ProductColorModel = Model<ProductColorDocument>;

export const productColorModel = (connection: Connection): ProductColorModel =>
  connection.model<ProductColorDocument>('ProductColor', schema, 'product_colors');

const MAX_COLORS = 500;

export type ProductColorStore = ReturnType<typeof createProductColorStore>;

export function createProductColorStore(model: ProductColorModel) {
  return {
    /** All colours, in the order in which they were added. */
    async list(): Promise<ProductColor[]> {
      const all = await model.find().sort({ _id: 1 }).limit(MAX_COLORS).lean<ProductColorDocument[]>();
      return all.map(toProductColor);
    },

    async find(id: string): Promise<ProductColor | undefined> {
      const found = await model.findById(id).lean<ProductColorDocument>();
      return found ? toProductColor(found) : undefined;
    },

    /** Throws conflict when the name is taken. */
    async create(color: Omit<ProductColor, 'id'>): Promise<ProductColor> {
      const created = await model.create({ ...color, key: color.name.toLowerCase() }).catch(nameTaken);
      return toProductColor(created.toObject());
    },

    /** `undefined` when there is no such colour. Throws conflict when the name is taken. */
    async update(id: string, color: Omit<ProductColor, 'id'>): Promise<ProductColor | undefined> {
      const saved = await model
        .findByIdAndUpdate(id, { $set: { ...color, key: color.name.toLowerCase() } }, { returnDocument: 'after' })
        .lean<ProductColorDocument>()
        .catch(nameTaken);
      return saved ? toProductColor(saved) : undefined;
    },

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}

function nameTaken(error: unknown): never {
  if (isDuplicateKey(error)) throw conflict('A colour of this name exists already.', 'product-color-exists');
  throw error;
}

function toProductColor({ _id, key: _, ...rest }: ProductColorDocument): ProductColor {
  return { id: String(_id), ...rest };
}
