import { productTypeRenamed, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { recorded, toWriter } from '../recorded.ts';

export interface ProductType {
  id: string;
  type: string;
  category: string[];
  createdAt: Date;
  updatedAt: Date;
}

export type ProductTypeFields = Pick<ProductType, 'type' | 'category'>;

/** The stored form. A deleted type stays as a tombstone until the record of its deletion is published. */
interface ProductTypeDocument extends Omit<ProductType, 'id'> {
  _id: Types.ObjectId;
  /**
   * `type` in lower case, unique: customers could not tell two types apart that differ only in capitals. A tombstone frees
   * it.
   */
  key: string;
  outbox: OutboxEntry[];
  deletedAt: Date | null;
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<ProductTypeDocument>(
  {
    type: { type: String, required: true },
    key: { type: String, required: true },
    category: [String],
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexOutbox(schema);

export type ProductTypeModel = Model<ProductTypeDocument>;

export const productTypeModel = (connection: Connection): ProductTypeModel =>
  connection.model<ProductTypeDocument>('ProductType', schema, 'product_types');

export type ProductTypeStore = ReturnType<typeof createProductTypeStore>;

export function createProductTypeStore(model: ProductTypeModel, relay: Relay) {
  return {
    /** One page of the types in order of creation, and the number of all. */
    async list({ page, limit }: { page: number; limit: number }): Promise<{ types: ProductType[]; total: number }> {
      const paged = model.find({ deletedAt: null }).sort({ _id: 1 });
      const [rows, total] = await Promise.all([
        paged
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ProductTypeDocument[]>(),
        model.countDocuments({ deletedAt: null }),
      ]);
      return { types: rows.map(toProductType), total };
    },

    async find(id: string): Promise<ProductType | undefined> {
      const found = await model.findOne({ _id: id, deletedAt: null }).lean<ProductTypeDocument>();
      return found ? toProductType(found) : undefined;
    },

    /** Whether there is a type with exactly this name. */
    async hasType(type: string): Promise<boolean> {
      return (await model.exists({ key: keyOf(type), type, deletedAt: null })) !== null;
    },

    /** Throws conflict when the name is taken. */
    async create(fields: ProductTypeFields, by: Writer): Promise<ProductType> {
      const _id = new Types.ObjectId();
      const outbox = [recordedType(by, String(_id), { after: fields })];
      const created = await retryConflicts(() =>
        model.create({ ...fields, _id, key: keyOf(fields.type), outbox }),
      ).catch(nameTaken);
      relay.nudge(model, created);
      return toProductType(created.toObject());
    },

    /**
     * Returns the type before and after the change; `undefined` when there is none. Retries when somebody else has changed
     * the type in between, with a new call of `check`, which throws when the change is not allowed. Throws conflict when the
     * name is taken.
     */
    async update(id: string, fields: ProductTypeFields, by: Writer, check: (before: ProductType) => Promise<void>) {
      for (;;) {
        const before = await this.find(id);
        if (!before) return undefined;
        await check(before);
        const renamed = { id, from: before.type, to: fields.type, by: toWriter(by) };
        const saved = await model
          .findOneAndUpdate(
            { _id: id, deletedAt: null, updatedAt: before.updatedAt },
            {
              $set: { ...fields, key: keyOf(fields.type) },
              $push: {
                outbox: {
                  $each: [
                    recordedType(by, id, { before, after: fields }),
                    ...(before.type === fields.type ? [] : [outboxEntry(productTypeRenamed, renamed)]),
                  ],
                },
              },
            },
            { returnDocument: 'after' },
          )
          .lean<ProductTypeDocument>()
          .catch(nameTaken);
        if (!saved) continue;
        relay.nudge(model, saved);
        return { before, after: toProductType(saved) };
      }
    },

    /** Deletes a type; its name is free again. */
    async remove({ id, ...before }: ProductType, by: Writer): Promise<void> {
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          {
            $set: { deletedAt: new Date(), key: `deleted ${id}` },
            $push: { outbox: recordedType(by, id, { before }) },
          },
          { returnDocument: 'after' },
        )
        .lean<ProductTypeDocument>();
      if (removed) relay.nudge(model, removed);
    },
  };
}

const keyOf = (type: string) => type.toLowerCase();

function recordedType(
  by: Writer,
  id: string,
  { before, after }: { before?: ProductTypeFields; after?: ProductTypeFields },
) {
  const fields = (of: ProductTypeFields | undefined) => of && { type: of.type, category: of.category };
  const label = (after ?? before)?.type ?? '';
  return recorded(by, { kind: 'product-type', id, label, before: fields(before), after: fields(after) });
}

function nameTaken(error: unknown): never {
  if (isDuplicateKey(error))
    throw conflict(
      { en: 'A product type of this name exists already.', hi: 'इस नाम का प्रकार पहले से है।' },
      'product-type-exists',
    );
  throw error;
}

function toProductType({ _id, type, category, createdAt, updatedAt }: ProductTypeDocument): ProductType {
  return { id: String(_id), type, category, createdAt, updatedAt };
}
