import {
  changeRecord,
  dayOf,
  pricingChangeRecorded,
  type QuotationBody,
  quotationAccepted,
  quotationAnswered,
  quotationCodeAsked,
  quotationSent,
  quoteName,
  toPaise,
  type Writer,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { createListing, type Language, newestFirst, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, type QueryFilter, Schema, Types, type UpdateQuery } from 'mongoose';
import { composed, type Quotation, quotationNumber, searchWords, termsOf } from './quotation.ts';

interface QuotationDocument extends Omit<Quotation, 'id'> {
  _id: Types.ObjectId;
  words: string[];
  /** The code that was mailed last, by the nonce that it follows from. */
  challenge?: { nonce: string; expiresAt: Date; tries: number };
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
    state: { type: String, enum: ['sent', 'seen', 'accepted', 'declined'] },
    sentTo: String,
    language: { type: String, enum: ['en', 'hi'] },
    sentAt: Date,
    seenAt: Date,
    decidedAt: Date,
    decidedBy: String,
    reason: String,
    orderId: String,
    challenge: { nonce: String, expiresAt: Date, tries: Number },
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

const OPEN = ['sent', 'seen'] as const;
const ANSWERED = ['accepted', 'declined'] as const;
/** Wrong codes after which a right one is no good either. */
const CODE_TRIES = 5;

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

  /** Changes a quotation and sends its events; `undefined` where the filter finds none. */
  const write = async (filter: QueryFilter<QuotationDocument>, update: UpdateQuery<QuotationDocument>) => {
    const written = await model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<QuotationDocument>();
    if (!written) return undefined;
    relay.nudge(model, written);
    return toQuotation(written);
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

    /** Marks a quotation as sent to an address and tells so; `undefined` once it is answered. */
    async send(
      id: string,
      to: { email: string; language: Language },
      by: Writer,
      now: Date,
    ): Promise<Quotation | undefined> {
      const found = await model.findById(id, bare).lean<QuotationDocument>();
      if (!found) return undefined;
      const { email: sentTo, language } = to;
      const { number } = found;
      // The audit trail cannot be changed later, so it does not get the customer's address.
      const what = {
        kind: 'quotation',
        id,
        label: number,
        action: 'sent',
        before: {},
        after: { validUntil: found.validUntil },
      } as const;
      const events = [
        outboxEntry(quotationSent, eventOf({ ...toQuotation(found), sentTo, language })),
        outboxEntry(pricingChangeRecorded, changeRecord(by, what, now)),
      ];
      return write(
        { _id: id, state: { $nin: ANSWERED } },
        {
          $set: { state: 'sent', sentTo, language, sentAt: now },
          $unset: { seenAt: 1, challenge: 1 },
          $push: { outbox: { $each: events } },
        },
      );
    },

    /** Remembers that the link was opened; only the first time counts. */
    async markSeen(id: string, sentTo: string, now: Date): Promise<Quotation | undefined> {
      return write({ _id: id, sentTo, state: 'sent' }, { $set: { state: 'seen', seenAt: now } });
    },

    /** Replaces the code by which it is accepted, and asks for the mail that has it. */
    async challenge(quotation: Quotation, nonce: string, expiresAt: Date): Promise<void> {
      await write(
        { _id: quotation.id, sentTo: quotation.sentTo, state: { $in: OPEN } },
        {
          $set: { challenge: { nonce, expiresAt, tries: 0 } },
          $push: { outbox: outboxEntry(quotationCodeAsked, { ...eventOf(quotation), nonce }) },
        },
      );
    },

    /** Counts a try of the code and gives its nonce, of which there is none after five tries, or when it is over. */
    async tryCode(id: string, now: Date): Promise<string | undefined> {
      const tried = await model
        .findOneAndUpdate(
          { _id: id, 'challenge.tries': { $lt: CODE_TRIES }, 'challenge.expiresAt': { $gt: now } },
          { $inc: { 'challenge.tries': 1 } },
          { returnDocument: 'after', projection: { challenge: 1 } },
        )
        .lean<QuotationDocument>();
      return tried?.challenge?.nonce;
    },

    /** Stores the customer's answer and tells so, once; `undefined` when it was answered meanwhile. */
    async answer(
      quotation: Quotation,
      { answer, by = '', reason = '' }: { answer: 'accepted' | 'declined'; by?: string; reason?: string },
      now: Date,
    ): Promise<Quotation | undefined> {
      const told = [
        outboxEntry(quotationAnswered, { ...eventOf(quotation), answer, by, reason }),
        ...(answer === 'accepted' ? [acceptedEvent(quotation, by, now)] : []),
      ];
      return write(
        { _id: quotation.id, sentTo: quotation.sentTo, state: { $in: OPEN } },
        {
          $set: { state: answer, decidedAt: now, decidedBy: by, reason },
          $unset: { challenge: 1 },
          $push: { outbox: { $each: told } },
        },
      );
    },

    /** Remembers the order that an accepted quotation has become. */
    async keepOrder(id: string, orderId: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { orderId } });
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

const bare = { words: 0, forgottenAt: 0, outbox: 0, challenge: 0 } as const;

const eventOf = ({
  id: quotationId,
  number,
  customerName: name,
  sentTo = '',
  language = 'en',
  ...rest
}: Quotation) => ({
  ...{ quotationId, number, name, email: sentTo, language },
  ...{ totalPaise: toPaise(rest.grandTotal), validUntil: rest.validUntil },
});

/** What was accepted, as it was offered. */
const acceptedEvent = (quotation: Quotation, by: string, at: Date): OutboxEntry =>
  outboxEntry(quotationAccepted, {
    ...eventOf(quotation),
    by,
    acceptedAt: at.toISOString(),
    lines: quotation.items.map(({ details, price, quantity }) => ({
      name: quoteName(details),
      quantity,
      totalPaise: toPaise(price) * quantity,
    })),
    deliveryPaise: 0,
  });

function toQuotation({
  _id,
  words: _w,
  forgottenAt: _f,
  outbox: _o,
  challenge: _c,
  ...quotation
}: QuotationDocument): Quotation {
  return { id: String(_id), ...quotation };
}

function toSummary(document: QuotationDocument): Omit<Quotation, 'items'> {
  const { items: _, ...summary } = toQuotation(document);
  return summary;
}
