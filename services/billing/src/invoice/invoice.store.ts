import {
  billingAccountChanged,
  billingInvoiceIssued,
  dayOf,
  daySpan,
  documentNumber,
  documentNumberKey,
  financialYear,
  INVOICE_KINDS,
  type InvoiceKind,
  type InvoiceListQuery,
  kindFields,
  type Numbering,
  nextCount,
  orderKindOf,
  type RevenueBy,
  USUAL_PREFIXES,
} from '@print-shop/contracts';
import { datedId } from '@print-shop/imports';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import {
  createListing,
  firstLetters,
  hasWordBeginning,
  indexOf,
  isDuplicateKey,
  type ListOrder,
  newestFirst,
  oldestFirst,
  retryConflicts,
  searchTerms,
  withBeginnings,
} from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import {
  type Invoice,
  type InvoiceDraft,
  importedPlaces,
  isSale,
  placesOf,
  type SeriesPlace,
  searchWords,
} from './invoice.ts';
import { type RevenueRow, revenuePipeline } from './revenue.ts';

interface InvoiceDocument extends Omit<Invoice, 'id'> {
  _id: Types.ObjectId;
  /** Documents of release 0.2 have this alone, and no `orderKind`. */
  isBulk?: boolean;
  year: string;
  /** Its place in the series of its kind and year, from 1; 0 for an imported number, whose "year" is that number. */
  count: number;
  totalPaise: number;
  words: string[];
  forgottenAt?: Date;
  outbox: OutboxEntry[];
}

const schema = new Schema<InvoiceDocument>(
  {
    kind: { type: String, enum: INVOICE_KINDS, required: true },
    number: { type: String, required: true },
    year: { type: String, required: true },
    count: { type: Number, required: true },
    opensSeries: Boolean,
    issuedAt: { type: Date, required: true },
    orderId: { type: String, required: true },
    cause: { type: String, required: true },
    orderKind: String,
    isBulk: Boolean,
    userId: { type: String, default: null },
    language: String,
    email: { type: String, default: '' },
    seller: { type: Schema.Types.Mixed, required: true },
    bank: Schema.Types.Mixed,
    buyer: { type: Schema.Types.Mixed, required: true },
    consignee: Schema.Types.Mixed,
    importedAt: Date,
    sharedWith: { type: { orderId: String, orderKind: String }, _id: false, default: undefined },
    placeOfSupply: { type: String, required: true },
    lines: { type: Schema.Types.Mixed, required: true },
    totals: { type: Schema.Types.Mixed, required: true },
    corrects: Schema.Types.Mixed,
    reason: { type: String, default: '' },
    totalPaise: { type: Number, required: true },
    words: [String],
    forgottenAt: Date,
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
// Two documents cannot have the same number, nor an order two for the same cause.
schema.index({ kind: 1, year: 1, count: 1 }, { unique: true });
schema.index({ orderId: 1, cause: 1 }, { unique: true });
schema.index({ userId: 1, _id: 1 });
schema.index({ issuedAt: 1, _id: 1 });
schema.index({ totalPaise: 1, _id: 1 });
schema.index({ kind: 1, _id: 1 });
schema.index({ kind: 1, totalPaise: 1, _id: 1 });
schema.index({ words: 1, _id: 1 });
schema.index({ words: 1, totalPaise: 1, _id: 1 });
schema.index({ forgottenAt: 1, issuedAt: 1 });
indexOutbox(schema);

export type InvoiceModel = Model<InvoiceDocument>;
export const invoiceModel = (connection: Connection): InvoiceModel =>
  connection.model<InvoiceDocument>('Invoice', schema, 'invoices');

const SORTS: Record<InvoiceListQuery['sort'], ListOrder> = {
  date: oldestFirst,
  '-date': newestFirst,
  total: { field: 'totalPaise', direction: 1 },
  '-total': { field: 'totalPaise', direction: -1 },
};
const bare = { outbox: 0, words: 0, forgottenAt: 0 } as const;
const ORDERS_AT_ONCE = 200;

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/**
 * Stores documents. A document gets the number after the last one of its series in the write that stores it. So there are
 * neither gaps nor doubles, even if a process dies at any moment and many issue at once. Nothing is issued in a month that is
 * closed.
 */
export function createInvoiceStore(
  model: InvoiceModel,
  relay: Relay,
  isClosed: (month: string) => Promise<boolean>,
  getNumbering: () => Promise<Numbering> = async () => ({ prefixes: USUAL_PREFIXES }),
) {
  const listing = createListing(model, { hidden: bare });
  /** Documents of one process are stored one after another, so that they do not race for a number. */
  let last: Promise<unknown> = Promise.resolve();

  const newestOf = (kind: InvoiceKind, year: string) =>
    model.findOne({ kind, year }, { count: 1, issuedAt: 1, importedAt: 1 }).sort({ count: -1 }).lean<InvoiceDocument>();

  /** Whether an imported document has the number, although it is not in the series. */
  const isTaken = async (number: string): Promise<boolean> =>
    (await model.exists({ kind: { $in: INVOICE_KINDS }, year: number, count: 0 })) !== null;

  /** The document of another order with the same number in the same financial year. */
  const holderOf = async (number: string, year: string, orderId: string): Promise<InvoiceDocument | undefined> => {
    const places = placesOf(number, year).map((place) => ({ kind: { $in: INVOICE_KINDS }, ...place }));
    const found = await model
      .find({ $or: places }, { number: 1, orderId: 1, orderKind: 1, isBulk: 1 })
      .lean<InvoiceDocument[]>();
    const key = documentNumberKey(number, year);
    return found.find((one) => one.orderId !== orderId && documentNumberKey(one.number, year) === key);
  };

  const ofCause = async ({ orderId, cause }: Pick<InvoiceDraft, 'orderId' | 'cause'>): Promise<Invoice | undefined> => {
    const found = await model.findOne({ orderId, cause }, bare).lean<InvoiceDocument>();
    return found ? toInvoice(found) : undefined;
  };

  const insert = async (draft: InvoiceDraft, now: () => Date): Promise<Invoice> => {
    for (;;) {
      // Two events of an order often ask at once: a write that is refused would cost more than this look.
      const found = await ofCause(draft);
      if (found) return found;
      // The date belongs to the number: no document is older than the one before it in its series.
      const asked = now();
      const year = financialYear(dayOf(asked));
      const newest = await newestOf(draft.kind, year);
      const at = newest && newest.issuedAt > asked ? newest.issuedAt : asked;
      const month = dayOf(at).slice(0, 7);
      // A month that is not over cannot be closed.
      if (month !== dayOf(new Date()).slice(0, 7) && (await isClosed(month)))
        throw new Error(`${month} is closed: nothing can be issued in it`);
      const { prefixes, start } = await getNumbering();
      // Counting goes on where a prefix has changed, so that no number is left out or given twice.
      const last = newest?.count ?? 0;
      let count = nextCount(last, draft.kind, year, start);
      const numberOf = (count: number) => documentNumber(prefixes[draft.kind], year, count);
      // An imported document may have taken the number while the shop had another prefix.
      while (await isTaken(numberOf(count))) count += 1;
      const number = numberOf(count);
      const _id = new Types.ObjectId();
      const invoice = { ...draft, id: String(_id), number, issuedAt: at };
      try {
        const created = await model.create({
          ...draft,
          ...kindFields(draft.orderKind),
          _id,
          number,
          year,
          count,
          // The numbers of what was brought along lie between those of the shop.
          ...(count > last + 1 || newest?.importedAt ? { opensSeries: true } : {}),
          issuedAt: at,
          totalPaise: draft.totals.totalPaise,
          words: withBeginnings(searchWords(invoice)),
          outbox: [eventOf(invoice)],
        });
        relay.nudge(model, created);
        return invoice;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error; // otherwise another process was faster: look again
      }
    }
  };

  return {
    /** Stores a document under the next number, with the time of that moment; the one that is there where it was issued before. */
    issue(draft: InvoiceDraft, now: () => Date): Promise<Invoice> {
      const issued = last.then(() => insert(draft, now));
      last = issued.catch(() => undefined);
      return issued;
    },

    /**
     * Stores an invoice that another system has issued, by its own number. One with the shop's prefix takes its place in the series, so that
     * counting goes on after it. Where a document of another order has the number, `sharedWith` says so. Returns the one that is there
     * where it was stored before.
     */
    async keepImported(
      draft: InvoiceDraft,
      { number, issuedAt, importedAt }: Required<Pick<Invoice, 'number' | 'issuedAt' | 'importedAt'>>,
    ): Promise<Invoice> {
      const { orderId, kind } = draft;
      const id = datedId(issuedAt, `invoice of ${orderId}`);
      const store = async (place: SeriesPlace, holder: InvoiceDocument | undefined): Promise<Invoice> => {
        const sharedWith = holder && { orderId: holder.orderId, orderKind: orderKindOf(holder) };
        const imported = { number, issuedAt, importedAt, ...(sharedWith ? { sharedWith } : {}) };
        const invoice = { ...draft, id, ...imported };
        const created = await retryConflicts(() =>
          model.create({
            ...draft,
            ...imported,
            ...kindFields(draft.orderKind),
            ...place,
            _id: id,
            totalPaise: draft.totals.totalPaise,
            words: withBeginnings(searchWords(invoice)),
          }),
        );
        relay.nudge(model, created);
        return invoice;
      };
      const year = financialYear(dayOf(issuedAt));
      const places = importedPlaces(number, year, (await getNumbering()).prefixes[kind], orderId);
      for (const [at, place] of places.entries()) {
        const holder = await holderOf(number, year, orderId);
        if (holder && at < places.length - 1) continue;
        try {
          return await store(place, holder);
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          const found = await ofCause(draft);
          if (found) return found;
          // The shop has given the place to another number, with an earlier prefix.
        }
      }
      throw new Error(`there is no place for invoice ${number} of order ${orderId}`);
    },

    async find(id: string): Promise<Invoice | undefined> {
      const found = await model.findById(id, bare).lean<InvoiceDocument>();
      return found ? toInvoice(found) : undefined;
    },

    /** The documents of an order, oldest first. */
    async ofOrder(orderId: string): Promise<Invoice[]> {
      // Ids grow with time: they order the documents of one moment.
      const found = await model.find({ orderId }, bare).sort({ issuedAt: 1, _id: 1 }).lean<InvoiceDocument[]>();
      return found.map(toInvoice);
    },

    /** Vouchers of these orders for advances and their refunds, from the months before `month` (2026-11). */
    async vouchersBefore(month: string, orderIds: readonly string[]): Promise<Invoice[]> {
      const { $gte: from } = monthSpan(month);
      const kind = { $in: ['receipt-voucher', 'refund-voucher'] satisfies InvoiceKind[] };
      const found: Invoice[] = [];
      for (let at = 0; at < orderIds.length; at += ORDERS_AT_ONCE) {
        const orderId = { $in: orderIds.slice(at, at + ORDERS_AT_ONCE) };
        const some = await model.find({ orderId, kind, issuedAt: { $lt: from } }, bare).lean<InvoiceDocument[]>();
        found.push(...some.map(toInvoice));
      }
      return found;
    },

    async list({ search = '', kind, month, sort, page, limit }: InvoiceListQuery & { page: number; limit: number }) {
      const terms = searchTerms(search);
      const kinds = kind ? { kind } : {};
      const filter = {
        ...kinds,
        ...(month ? { issuedAt: monthSpan(month) } : {}),
        ...(terms.length > 0 ? { $and: terms.map((term) => ({ words: hasWordBeginning(term) })) } : {}),
      };
      const order = SORTS[sort];
      // The documents of a month are few beside all of them: they are found first and then sorted.
      if (month)
        return rowsOf(
          await listing.page(filter, { order, narrow: indexOf({ issuedAt: 1 }, newestFirst), page, limit }),
        );
      const pinned = firstLetters(terms) ?? kinds;
      return rowsOf(await listing.page(filter, { order, pinned, narrow: indexOf(pinned, order), page, limit }));
    },

    async adopt(orderId: string, userId: string): Promise<void> {
      await model.updateMany({ orderId, userId: null }, { $set: { userId } });
    },

    /** Streams the documents of some kinds of a month, in the order in which they were issued. */
    async *ofMonth<Kind extends InvoiceKind>(
      month: string,
      kinds: readonly Kind[],
    ): AsyncGenerator<Invoice & { kind: Kind }> {
      const found = model
        .find({ issuedAt: monthSpan(month), kind: { $in: kinds } }, bare)
        .sort({ issuedAt: 1, _id: 1 });
      for await (const invoice of found.lean<InvoiceDocument & { kind: Kind }>().cursor({ batchSize: 200 }))
        yield { ...toInvoice(invoice), kind: invoice.kind };
    },

    /** Sums up in the database what was sold from one moment until before another. */
    revenue(by: RevenueBy, from: Date, until: Date): Promise<RevenueRow[]> {
      return model.aggregate<RevenueRow>(revenuePipeline(by, from, until)).exec();
    },

    async *allOf(userId: string): AsyncGenerator<Invoice> {
      const found = model.find({ userId }, bare).sort({ _id: 1 });
      for await (const invoice of found.lean<InvoiceDocument>().cursor({ batchSize: 50 })) yield toInvoice(invoice);
    },
  };
}

const rowsOf = ({ rows, total }: { rows: InvoiceDocument[]; total: number }) => ({
  invoices: rows.map(toInvoice),
  total,
});

/** A month as it is in India, like 2026-11, to be matched. */
export function monthSpan(month: string) {
  const next = new Date(month);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { $gte: daySpan(`${month}-01`).from, $lt: daySpan(next.toISOString().slice(0, 10)).from };
}

/** The events of a new document. The customer hears of a sale, and the open pages of the order of every other document. */
function eventOf(invoice: Invoice): OutboxEntry {
  const { id: invoiceId, number, kind, orderId, orderKind, userId, buyer, email, language, totals } = invoice;
  const about = {
    orderId,
    ...kindFields(orderKind),
    userId,
    ...(email ? { customer: { name: buyer.name, email } } : {}),
    ...(language ? { language } : {}),
  };
  return isSale(invoice)
    ? outboxEntry(billingInvoiceIssued, { ...about, invoiceId, number, kind, totalPaise: totals.totalPaise })
    : outboxEntry(billingAccountChanged, about);
}

function toInvoice(document: InvoiceDocument): Invoice {
  const { _id, year: _y, count: _c, totalPaise: _t, words: _w, forgottenAt: _f, outbox: _o, ...rest } = document;
  // Earlier releases stored what was owed when it was issued.
  const { due: _d, isBulk, ...invoice } = rest;
  return { id: String(_id), ...invoice, orderKind: orderKindOf({ isBulk, orderKind: invoice.orderKind }) };
}
