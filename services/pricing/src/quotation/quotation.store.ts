import { changeRecord, dayOf, pricingChangeRecorded, type QuotationBody, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { createListing, newestFirst, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { composed, type Quotation, quotationNumber, searchWords, termsOf } from './quotation.ts';

interface QuotationDocument extends Omit<Quotation, 'id'> {
  _id: Types.ObjectId;
  words: string[];
  /** When the customer's name was taken out. */
  forgottenAt?: Date;
  outbox: OutboxEntry[];
}

const schema = new Schema<QuotationDocument>(
  {
    number: { type: String, required: true },
    customerName: { type: String, required: true },
    validUntil: { type: String, required: true },
    items: [{ type: Schema.Types.Mixed, required: true }],
    grandTotal: { type: Number, required: true },
    totalItems: { type: Number, required: true },
    createdBy: { id: String, name: String },
    createdAt: { type: Date, required: true },
    words: [String],
    forgottenAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
schema.index({ words: 1 });
schema.index({ forgottenAt: 1, createdAt: 1 });
indexOutbox(schema);

/** The number of quotations in a year so far. */
interface CounterDocument {
  _id: string;
  count: number;
}
const counterSchema = new Schema<CounterDocument>({ _id: String, count: Number }, { versionKey: false });

export type QuotationModel = Model<QuotationDocument>;
export const quotationModel = (connection: Connection): QuotationModel =>
  connection.model<QuotationDocument>('Quotation', schema, 'quotations');

export type QuotationStore = ReturnType<typeof createQuotationStore>;

/** Stores quotations. Numbers count from 1 every year; a number may be skipped when a process dies between two writes. */
export function createQuotationStore(model: QuotationModel, relay: Relay) {
  const counters = model.db.model<CounterDocument>('QuotationCounter', counterSchema, 'quotation-counters');
  const nextNumber = async (year: string): Promise<string> => {
    const counter = await retryConflicts(() =>
      counters
        .findOneAndUpdate({ _id: year }, { $inc: { count: 1 } }, { upsert: true, returnDocument: 'after' })
        .lean<CounterDocument>(),
    );
    return quotationNumber(year, counter.count);
  };

  const listing = createListing(model, { hidden: { ...bare, items: 0 } });

  return {
    async create(body: QuotationBody, by: Writer, now: Date): Promise<Quotation> {
      const _id = new Types.ObjectId();
      const number = await nextNumber(dayOf(now).slice(0, 4));
      const fields = { ...composed(body), number };
      // The audit trail cannot be changed later, so it does not get the customer's name.
      const { customerName: _name, ...after } = fields;
      const what = { kind: 'quotation', id: String(_id), label: number, action: 'created', after } as const;
      const record = changeRecord(by, what, now);
      const created = await model.create({
        ...fields,
        _id,
        createdAt: now,
        createdBy: record.by,
        words: searchWords(fields),
        outbox: [outboxEntry(pricingChangeRecorded, record)],
      });
      relay.nudge(model, created);
      return toQuotation(created.toObject());
    },

    async find(id: string): Promise<Quotation | undefined> {
      const found = await model.findById(id, bare).lean<QuotationDocument>();
      return found ? toQuotation(found) : undefined;
    },

    /** One page, newest first, and the number of all matches, which may be a minute old when there are many. */
    async list({ search = '', page, limit }: { search?: string | undefined; page: number; limit: number }) {
      const $and = termsOf(search).map((term) => ({ words: { $regex: `^${RegExp.escape(term)}` } }));
      const { rows, total } = await listing.page($and.length > 0 ? { $and } : {}, {
        order: newestFirst,
        pinned: {},
        page,
        limit,
      });
      return { quotations: rows.map(toSummary), total };
    },
  };
}

const bare = { words: 0, forgottenAt: 0, outbox: 0 } as const;

function toQuotation({ _id, words: _w, forgottenAt: _f, outbox: _o, ...quotation }: QuotationDocument): Quotation {
  return { id: String(_id), ...quotation };
}

function toSummary(document: QuotationDocument): Omit<Quotation, 'items'> {
  const { items: _, ...summary } = toQuotation(document);
  return summary;
}
