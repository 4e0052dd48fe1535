import { productColorRenamed, productColorSet, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { recorded, toWriter } from '../recorded.ts';

export interface ProductColor {
  id: string;
  name: string;
  /** `#rrggbb` */
  hexCode: string;
}

export type ProductColorFields = Omit<ProductColor, 'id'>;

/** The stored form. A deleted colour stays as a tombstone until the record of its deletion is published. */
interface ProductColorDocument extends ProductColorFields {
  _id: Types.ObjectId;
  /** `name` in lower case, unique. A tombstone frees it. */
  key: string;
  outbox: OutboxEntry[];
  deletedAt: Date | null;
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<ProductColorDocument>(
  {
    name: { type: String, required: true },
    key: { type: String, required: true },
    hexCode: { type: String, required: true },
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexOutbox(schema);

export type ProductColorModel = Model<ProductColorDocument>;

export const productColorModel = (connection: Connection): ProductColorModel =>
  connection.model<ProductColorDocument>('ProductColor', schema, 'product_colors');

export type ProductColorStore = ReturnType<typeof createProductColorStore>;

export function createProductColorStore(model: ProductColorModel, relay: Relay) {
  return {
    /** One page of the colours in order of creation, and the number of all. */
    async list({ page, limit }: { page: number; limit: number }): Promise<{ colors: ProductColor[]; total: number }> {
      const paged = model.find({ deletedAt: null }).sort({ _id: 1 });
      const [rows, total] = await Promise.all([
        paged
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ProductColorDocument[]>(),
        model.countDocuments({ deletedAt: null }),
      ]);
      return { colors: rows.map(toProductColor), total };
    },

    async findAmong(idsOrNames: readonly string[]): Promise<ProductColor[]> {
      const ids = idsOrNames.filter((one) => Types.ObjectId.isValid(one));
      const among = { $or: [{ _id: { $in: ids } }, { key: { $in: idsOrNames.map(keyOf) } }] };
      const found = await model.find({ ...among, deletedAt: null }).lean<ProductColorDocument[]>();
      return found.map(toProductColor);
    },

    async find(id: string): Promise<ProductColor | undefined> {
      const found = await model.findOne({ _id: id, deletedAt: null }).lean<ProductColorDocument>();
      return found ? toProductColor(found) : undefined;
    },

    /** Throws conflict when the name is taken. */
    async create(fields: ProductColorFields, by: Writer): Promise<ProductColor> {
      const _id = new Types.ObjectId();
      const outbox = [setColor(fields), recordedColor(by, String(_id), { after: fields })];
      const created = await retryConflicts(() =>
        model.create({ ...fields, _id, key: keyOf(fields.name), outbox }),
      ).catch(nameTaken);
      relay.nudge(model, created);
      return toProductColor(created.toObject());
    },

    /** The colour before and after the change; `undefined` when there is none. Throws conflict when the name is taken. */
    async update(id: string, fields: ProductColorFields, by: Writer) {
      for (;;) {
        const before = await this.find(id);
        if (!before) return undefined;
        const { name, hexCode } = before;
        const saved = await model
          .findOneAndUpdate(
            { _id: id, deletedAt: null, name, hexCode },
            {
              $set: { ...fields, key: keyOf(fields.name) },
              $push: {
                outbox: {
                  $each: [
                    setColor(fields),
                    recordedColor(by, id, { before, after: fields }),
                    ...(name === fields.name
                      ? []
                      : [outboxEntry(productColorRenamed, { id, from: name, by: toWriter(by) })]),
                  ],
                },
              },
            },
            { returnDocument: 'after' },
          )
          .lean<ProductColorDocument>()
          .catch(nameTaken);
        if (!saved) continue;
        relay.nudge(model, saved);
        return { before, after: toProductColor(saved) };
      }
    },

    /** Deletes a colour; its name is free again. */
    async remove({ id, ...before }: ProductColor, by: Writer): Promise<void> {
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          {
            $set: { deletedAt: new Date(), key: `deleted ${id}` },
            $push: { outbox: recordedColor(by, id, { before }) },
          },
          { returnDocument: 'after' },
        )
        .lean<ProductColorDocument>();
      if (removed) relay.nudge(model, removed);
    },
  };
}

const setColor = ({ name, hexCode }: ProductColorFields) => outboxEntry(productColorSet, { name, hexCode });

const keyOf = (name: string) => name.toLowerCase();

const recordedColor = (
  by: Writer,
  id: string,
  { before, after }: { before?: ProductColorFields; after?: ProductColorFields },
) => recorded(by, { kind: 'product-color', id, label: (after ?? before)?.name ?? '', before, after });

function nameTaken(error: unknown): never {
  if (isDuplicateKey(error))
    throw conflict(
      { en: 'A colour of this name exists already.', hi: 'इस नाम का रंग पहले से है।' },
      'product-color-exists',
    );
  throw error;
}

function toProductColor({ _id, name, hexCode }: ProductColorDocument): ProductColor {
  return { id: String(_id), name, hexCode };
}
