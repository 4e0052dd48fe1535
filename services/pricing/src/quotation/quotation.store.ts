import {
  type Buyer,
  changeRecord,
  dayOf,
  MOST_QUOTATION_NOTES,
  type NewQuotationBody,
  pricingChangeRecorded,
  type QuotationBody,
  quotationAnswered,
  quotationAsked,
  quotationCodeAsked,
  quotationEndsSoon,
  quotationReplied,
  quotationSent,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import {
  createListing,
  isDuplicateKey,
  type Language,
  newestFirst,
  newMailedCode,
  retryConflicts,
  tryMailedCode,
} from '@print-shop/service-kit';
import { type QueryFilter, Schema, Types, type UpdateQuery } from 'mongoose';
import { acceptedEvent, eventOf } from './quotation.events.ts';
import { bare, type QuotationDocument, type QuotationModel, toQuotation } from './quotation.schema.ts';
import {
  composed,
  type Note,
  type Quotation,
  quotationNumber,
  replacedOffer,
  searchWords,
  termsOf,
} from './quotation.ts';

/** The number of quotations in a year so far. */
interface CounterDocument {
  _id: string;
  count: number;
}
const counterSchema = new Schema<CounterDocument>({ _id: String, count: Number }, { versionKey: false });

interface Answer {
  answer: 'accepted' | 'declined';
  by?: string;
  reason?: string;
  /** The buyer on the invoice, where the customer has named one instead of staff. */
  buyer?: Buyer | undefined;
}

const DAY_MS = 24 * 3_600_000;
const OPEN = ['sent', 'seen'] as const;
const ANSWERED = ['accepted', 'declined'] as const;

interface QuotationListQuery {
  search?: string | undefined;
  state?: 'unanswered' | undefined;
  page: number;
  limit: number;
}
/** Openings within this time are one: a page that is loaded again, or a second look at the total. */
const SAME_OPENING_MS = 10 * 60_000;

export type QuotationStore = ReturnType<typeof createQuotationStore>;

/** The person is in it, so that nobody gets what somebody else has made. */
const requestKeyOf = ({ id }: Writer, key: string): string => `${id}:${key}`;

const UNREMINDED = { state: { $in: OPEN }, remindedAt: null };

/** The offer that was read; quotations of earlier releases have no number of their revision. */
const atRevision = ({ revision }: Quotation) => ({ revision: revision === 1 ? { $in: [1, null] } : revision });
/** The same while nobody has answered it. */
const unanswered = (quotation: Quotation) => ({
  _id: quotation.id,
  state: { $nin: ANSWERED },
  ...atRevision(quotation),
});

/** Stores quotations. Numbers count from 1 every year; a number may be skipped when a process dies between two writes. */
export function createQuotationStore(model: QuotationModel, relay: Relay) {
  const counters = model.db.model<CounterDocument>('QuotationCounter', counterSchema, 'quotation-counters');
  const nextNumber = async (year: string): Promise<string> => {
    const counter = await counters
      .findOneAndUpdate({ _id: year }, { $inc: { count: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<CounterDocument>();
    return quotationNumber(year, counter.count);
  };

  /** Changes a quotation and sends its events; `undefined` where the filter finds none. */
  const write = async (filter: QueryFilter<QuotationDocument>, update: UpdateQuery<QuotationDocument>) => {
    const written = await model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<QuotationDocument>();
    if (!written) return undefined;
    relay.nudge(model, written);
    return toQuotation(written);
  };
  const findByKey = async (requestKey: string): Promise<Quotation | undefined> => {
    const found = await model.findOne({ requestKey }, bare).lean<QuotationDocument>();
    return found ? toQuotation(found) : undefined;
  };
  const listing = createListing(model, { hidden: { ...bare, items: 0, replaced: 0, notes: 0, terms: 0 } });

  return {
    /** The quotation that the same request of the same person has made before. */
    findMade: async (by: Writer, key: string | undefined): Promise<Quotation | undefined> =>
      key ? findByKey(requestKeyOf(by, key)) : undefined,

    /** A new quotation, or the one that the same request has made at the same time. */
    async create(
      { bulkOrderId, ...body }: NewQuotationBody,
      by: Writer,
      { now, key }: { now: Date; key: string | undefined },
    ): Promise<Quotation> {
      const requestKey = key && requestKeyOf(by, key);
      const _id = new Types.ObjectId();
      const number = await nextNumber(dayOf(now).slice(0, 4));
      const fields = { ...composed(body), number };
      // The audit trail cannot be changed later, so it does not get who the customer is.
      const { customerName: _name, buyer: _buyer, ...after } = fields;
      const what = { kind: 'quotation', id: String(_id), label: number, action: 'created', after } as const;
      const record = changeRecord(by, what, now);
      const kept = {
        ...fields,
        _id,
        revision: 1,
        ...(bulkOrderId ? { bulkOrderId } : {}),
        createdAt: now,
        createdBy: record.by,
        words: searchWords(fields),
        ...(requestKey ? { requestKey } : {}),
        outbox: [outboxEntry(pricingChangeRecorded, record)],
      };
      try {
        const created = await retryConflicts(() => model.create(kept));
        relay.nudge(model, created);
        return toQuotation(created.toObject());
      } catch (error) {
        const first = isDuplicateKey(error) && requestKey ? await findByKey(requestKey) : undefined;
        if (!first) throw error;
        return first;
      }
    },

    /** Marks an offer as sent to an address and publishes that; `undefined` when it was answered or revised meanwhile. */
    async send(
      quotation: Quotation,
      to: { email: string; language: Language },
      by: Writer,
      now: Date,
    ): Promise<Quotation | undefined> {
      const { email: sentTo, language } = to;
      const { id, number, validUntil } = quotation;
      // The audit trail cannot be changed later, so it does not get the customer's address.
      const what = {
        kind: 'quotation',
        id,
        label: number,
        action: 'sent',
        before: {},
        after: { validUntil },
      } as const;
      const events = [
        outboxEntry(quotationSent, eventOf({ ...quotation, sentTo, language })),
        outboxEntry(pricingChangeRecorded, changeRecord(by, what, now)),
      ];
      return write(unanswered(quotation), {
        $set: { state: 'sent', sentTo, language, sentAt: now },
        $unset: { seenAt: 1, lastSeenAt: 1, seenCount: 1, challenge: 1 },
        $push: { outbox: { $each: events } },
      });
    },

    /**
     * Replaces the offer under the number by another, which is not sent yet; `undefined` when it was accepted or revised
     * meanwhile.
     */
    async revise(quotation: Quotation, body: QuotationBody, by: Writer, now: Date): Promise<Quotation | undefined> {
      const { id, number: label, revision } = quotation;
      const fields = composed(body);
      // The audit trail cannot be changed later, so it does not get the customer's name.
      const before = { revision, grandTotal: quotation.grandTotal, validUntil: quotation.validUntil };
      const after = { revision: revision + 1, grandTotal: fields.grandTotal, validUntil: fields.validUntil };
      const record = changeRecord(by, { kind: 'quotation', id, label, action: 'revised', before, after }, now);
      return write(
        { _id: id, state: { $ne: 'accepted' }, ...atRevision(quotation) },
        {
          $set: { ...fields, revision: revision + 1, offeredAt: now, words: searchWords({ ...fields, number: label }) },
          $unset: {
            state: 1,
            sentAt: 1,
            seenAt: 1,
            decidedAt: 1,
            decidedBy: 1,
            reason: 1,
            challenge: 1,
            remindedAt: 1,
            lastSeenAt: 1,
            seenCount: 1,
            ...(fields.buyer ? {} : { buyer: 1 }),
          },
          $push: { replaced: replacedOffer(quotation, now), outbox: outboxEntry(pricingChangeRecorded, record) },
        },
      );
    },

    /** Ends an offer: it was valid until yesterday. `undefined` when it was answered or revised meanwhile. */
    async withdraw(quotation: Quotation, by: Writer, now: Date) {
      const { id, number, validUntil } = quotation;
      const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
      const [before, after] = [{ validUntil }, { validUntil: yesterday }];
      const record = changeRecord(
        by,
        { kind: 'quotation', id, label: number, action: 'withdrawn', before, after },
        now,
      );
      return write(unanswered(quotation), {
        $set: after,
        $unset: { challenge: 1 },
        $push: { outbox: outboxEntry(pricingChangeRecorded, record) },
      });
    },

    /** Adds a question or an answer, and tells the other side; `undefined` when there are too many. */
    async addNote(quotation: Quotation, note: Note): Promise<Quotation | undefined> {
      const event = note.by === 'customer' ? quotationAsked : quotationReplied;
      return write(
        { _id: quotation.id, [`notes.${MOST_QUOTATION_NOTES - 1}`]: { $exists: false } },
        { $push: { notes: note, outbox: outboxEntry(event, { ...eventOf(quotation), text: note.text }) } },
      );
    },

    /** Offers that were sent, have no answer, end in these days, and of which staff were not reminded. */
    async listEnding(from: string, until: string, limit: number, except: readonly string[]): Promise<Quotation[]> {
      const due = { ...UNREMINDED, validUntil: { $gte: from, $lte: until }, _id: { $nin: except } };
      const found = await model.find(due, bare).limit(limit).lean<QuotationDocument[]>();
      return found.map(toQuotation);
    },

    /** Reminds staff of an offer, once. */
    async remind(quotation: Quotation, now: Date): Promise<void> {
      await write(
        { _id: quotation.id, ...UNREMINDED, validUntil: quotation.validUntil },
        { $set: { remindedAt: now }, $push: { outbox: outboxEntry(quotationEndsSoon, eventOf(quotation)) } },
      );
    },

    /** Remembers that the link was opened: first, last, and how often, where openings within some minutes are one. */
    async markSeen(id: string, sentTo: string, now: Date): Promise<Quotation | undefined> {
      const first = { state: 'seen', seenAt: now, lastSeenAt: now, seenCount: 1 } as const;
      const seen = await write({ _id: id, sentTo, state: 'sent' }, { $set: first });
      if (seen) return seen;
      const lastSeenAt = { $not: { $gt: new Date(now.getTime() - SAME_OPENING_MS) } };
      return write({ _id: id, sentTo, lastSeenAt }, { $set: { lastSeenAt: now }, $inc: { seenCount: 1 } });
    },

    /** Replaces the code by which it is accepted, and asks for the email that has it. */
    async challenge(quotation: Quotation, now: Date): Promise<void> {
      const challenge = newMailedCode(now);
      await write(
        { _id: quotation.id, sentTo: quotation.sentTo, state: { $in: OPEN } },
        {
          $set: { challenge },
          $push: { outbox: outboxEntry(quotationCodeAsked, { ...eventOf(quotation), nonce: challenge.nonce }) },
        },
      );
    },

    /** Counts a try of the code and gives its nonce. There is none after five tries, or when it has ended. */
    tryCode: (id: string, now: Date): Promise<string | undefined> => tryMailedCode(model, id, now),

    /** Stores the customer's answer and publishes it, once; `undefined` when it was answered meanwhile. */
    async answer(
      quotation: Quotation,
      { answer, by = '', reason = '', buyer }: Answer,
      now: Date,
    ): Promise<Quotation | undefined> {
      const told = [
        outboxEntry(quotationAnswered, { ...eventOf(quotation), answer, by, reason }),
        ...(answer === 'accepted' ? [acceptedEvent({ ...quotation, ...(buyer ? { buyer } : {}) }, by, now)] : []),
      ];
      return write(
        { _id: quotation.id, sentTo: quotation.sentTo, state: { $in: OPEN }, ...offerOf(quotation) },
        {
          $set: { state: answer, decidedAt: now, decidedBy: by, reason, ...(buyer ? { buyer } : {}) },
          $unset: { challenge: 1 },
          $push: { outbox: { $each: told } },
        },
      );
    },

    async keepOrder(id: string, orderId: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { orderId } });
    },

    async find(id: string): Promise<Quotation | undefined> {
      const found = await model.findById(id, bare).lean<QuotationDocument>();
      return found ? toQuotation(found) : undefined;
    },

    /**
     * Returns one page, newest first, and the number of all matches, which may be a minute old when there are many. Those
     * without an answer come in the order in which they expire.
     */
    async list({ search = '', state, page, limit }: QuotationListQuery, today: string) {
      const $and = termsOf(search).map((term) => ({ words: { $regex: `^${RegExp.escape(term)}` } }));
      const matching = $and.length > 0 ? { $and } : {};
      const { rows, total } = state
        ? await listing.page(
            { ...matching, state: { $in: OPEN }, validUntil: { $gte: today } },
            { order: { field: 'validUntil', direction: 1 }, pinned: {}, page, limit },
          )
        : await listing.page(matching, { order: newestFirst, pinned: {}, page, limit });
      return { quotations: rows.map(toSummary), total };
    },
  };
}

/** The offer that is answered: not one that was revised or withdrawn since. */
const offerOf = ({ offeredAt, validUntil }: Quotation) => ({ offeredAt: offeredAt ?? null, validUntil });

function toSummary(document: QuotationDocument): Omit<Quotation, 'items'> {
  const { items: _, ...summary } = toQuotation(document);
  return summary;
}
