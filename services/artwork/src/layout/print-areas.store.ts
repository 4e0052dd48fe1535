import { artworkChangeRecorded, changeRecord, type PrintView, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

interface PrintAreasDocument {
  /** The product's id. */
  _id: Types.ObjectId;
  /** Empty where staff went back to the areas of the product's type. */
  views: PrintView[];
  updatedAt: Date;
  outbox: OutboxEntry[];
}

const schema = new Schema<PrintAreasDocument>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    // Their shape is the contract's, which every write has passed.
    views: { type: Schema.Types.Mixed, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
indexOutbox(schema);

export type PrintAreasModel = Model<PrintAreasDocument>;

export const printAreasModel = (connection: Connection): PrintAreasModel =>
  connection.model<PrintAreasDocument>('PrintAreas', schema, 'print-areas');

/** The views that staff drew for a product. */
export interface DrawnAreas {
  views: PrintView[];
  updatedAt: Date;
}

export type PrintAreasStore = ReturnType<typeof createPrintAreasStore>;

export function createPrintAreasStore(model: PrintAreasModel, relay: Relay) {
  const find = async (productId: string): Promise<DrawnAreas | undefined> => {
    const found = await model.findById(productId, { outbox: 0 }).lean<PrintAreasDocument>();
    return found ? { views: found.views, updatedAt: found.updatedAt } : undefined;
  };
  return {
    /** `undefined` for a product for which nobody has drawn any. */
    find,

    /** Sets the areas of a product, with the record of the change. */
    async set(product: { id: string; name: string }, views: PrintView[], by: Writer, now: Date): Promise<DrawnAreas> {
      const before = await find(product.id);
      const record = changeRecord(
        by,
        {
          kind: 'print-areas',
          id: product.id,
          label: product.name,
          action: before ? 'updated' : 'created',
          ...(before ? { before: recordedViews(before.views) } : {}),
          after: recordedViews(views),
        },
        now,
      );
      const saved = await model
        .findOneAndUpdate(
          { _id: product.id },
          { $set: { views, updatedAt: now }, $push: { outbox: outboxEntry(artworkChangeRecorded, record) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<PrintAreasDocument>();
      relay.nudge(model, saved);
      return { views, updatedAt: now };
    },
  };
}

/** Views as the record of their changes has them: a line for each area. */
const recordedViews = (views: PrintView[]): Record<string, string> =>
  Object.fromEntries(
    views.flatMap((view) =>
      view.areas.map(({ id, name, widthMm, heightMm, shape, cutOuts }) => [
        `${view.id}.${id}`,
        `${view.name}, ${name}: ${widthMm} × ${heightMm} mm, ${JSON.stringify(shape)}${cutOuts?.length ? `, ${cutOuts.length} cut out` : ''}`,
      ]),
    ),
  );
