import { conflict, isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

export interface ProductType {
  id: string;
  type: string;
  category: string[];
  createdAt: Date;
  updatedAt: Date;
}

interface ProductTypeDocument extends Omit<ProductType, 'id'> {
  _id: Types.ObjectId;
  /** `type` in lower case: two types that differ only in that would be one to a customer. */
  key: string;
}

const schema = new Schema<ProductTypeDocument>(
  { type: { type: String, required: true }, key: { type: String, required: true }, category: [String] },
  { timestamps: true, versionKey: false },
);
schema.index({ key: 1 }, { unique: true });

export type ProductTypeModel = Model<ProductTypeDocument>;

export const productTypeModel = (connection: Connection): ProductTypeModel =>
  connection.model<ProductTypeDocument>('ProductType', schema, 'product_types');

/** More types than a menu can show; the list is never longer. */
const MAX_TYPES = 500;

export type ProductTypeStore = ReturnType<typeof createProductTypeStore>;

export function createProductTypeStore(model: ProductTypeModel) {
  return {
    /** All types, in the order in which they were added. */
    async list(): Promise<ProductType[]> {
      const all = await model.find().sort({ _id: 1 }).limit(MAX_TYPES).lean<ProductTypeDocument[]>();
      return all.map(toProductType);
    },

    async find(id: string): Promise<ProductType | undefined> {
      const found = await model.findById(id).lean<ProductTypeDocument>();
      return found ? toProductType(found) : undefined;
    },

    /** Whether there is a type of exactly this name. */
    async hasType(type: string): Promise<boolean> {
      return (await model.exists({ key: type.toLowerCase(), type })) !== null;
    },

    /** Throws conflict when the name is taken. */
    async create(fields: Pick<ProductType, 'type' | 'category'>): Promise<ProductType> {
      const created = await model.create({ ...fields, key: fields.type.toLowerCase() }).catch(nameTaken);
      return toProductType(created.toObject());
    },

    /** `undefined` when there is no such type. Throws conflict when the name is taken. */
    async update(id: string, fields: Pick<ProductType, 'type' | 'category'>): Promise<ProductType | undefined> {
      const saved = await model
        .findByIdAndUpdate(id, { $set: { ...fields, key: fields.type.toLowerCase() } }, { returnDocument: 'after' })
        .lean<ProductTypeDocument>()
        .catch(nameTaken);
      return saved ? toProductType(saved) : undefined;
    },

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}

function nameTaken(error: unknown): never {
  if (isDuplicateKey(error)) throw conflict('A product type of this name exists already.', 'product-type-exists');
  throw error;
}

function toProductType({ _id, key: _, ...rest }: ProductTypeDocument): ProductType {
  return { id: String(_id), ...rest };
}
