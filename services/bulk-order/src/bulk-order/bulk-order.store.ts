import {
  BULK_STATUSES,
  type BulkOrderListQuery,
  type Buyer,
  type Consent,
  USUAL_BULK_PROMISE_DAYS,
  USUAL_CALENDAR,
  type WorkCalendar,
  type Writer,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import {
  type Change as ClaimChange,
  type ClaimStep,
  claimSchema,
  createOrderNotes,
  type OrdersToLeave,
  toLeave,
} from '@print-shop/orders';
import {
  createListing,
  hasWordBeginning,
  indexOf,
  isDuplicateKey,
  type ListOrder,
  newestFirst,
  oldestFirst,
  retryConflicts,
  searchTermsOrPhone,
} from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import {
  adoptedEvent,
  cancelledEvent,
  claimEvents,
  linesCancelledEvent,
  placedEvent,
  proofNotedEvent,
  quotedEvent,
  statusEvents,
} from './bulk-order.events.ts';
import {
  type AcceptedQuotation,
  type BlanksHeld,
  type BulkLine,
  type BulkOrder,
  type BulkStatus,
  searchWords,
  type TimelineEntry,
} from './bulk-order.ts';

interface BulkOrderDocument extends Omit<BulkOrder, 'id' | 'userId' | 'productId'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  productId: Types.ObjectId | null;
  words: string[];
  /** When personal data was removed from an old bulk order. */
  forgottenAt?: Date;
  /** Whose request, and by which key of theirs, has placed it. */
  requestKey?: string;
  outbox: OutboxEntry[];
}

const orders: Record<BulkOrderListQuery['sort'], ListOrder> = {
  date: oldestFirst,
  '-date': newestFirst,
  total: { field: 'totalPaise', direction: 1 },
  '-total': { field: 'totalPaise', direction: -1 },
};

const lineSchema = new Schema<BulkLine>(
  { color: String, size: String, quantity: Number, placement: [String], pricePaise: Number, cancelledAt: Date },
  { _id: false },
);
const timelineSchema = new Schema<TimelineEntry>(
  {
    status: String,
    at: Date,
    by: String,
    note: { type: String, default: '' },
    event: String,
    lines: { type: [String], default: undefined },
  },
  { _id: false },
);
const part = { type: String, default: '' };
const buyer = {
  name: part,
  gstin: part,
  address: part,
  city: part,
  postalCode: part,
  state: part,
  billingAddress: { type: { address: String, city: String, postalCode: String }, _id: false, default: undefined },
};
/** The index of an account's bulk orders, newest first. */
const OF_USER = 'of_user';
const reference = { type: Schema.Types.ObjectId, default: null };
const schema = new Schema<BulkOrderDocument>(
  {
    userId: reference,
    productId: reference,
    productName: { type: String, default: '' },
    name: String,
    phone: String,
    email: String,
    buyer: { type: new Schema<Buyer>(buyer, { _id: false }), default: undefined },
    language: { type: String, enum: ['en', 'hi'] },
    consent: { type: new Schema<Consent>({ notice: String, at: Date }, { _id: false, id: false }) },
    lines: [lineSchema],
    designImage: { type: String, default: null },
    scene: String,
    sceneTokenHash: String,
    totalPaise: { type: Number, required: true },
    pricedBy: { type: Schema.Types.Mixed, default: undefined },
    quotation: {
      type: { id: String, number: String, lines: Schema.Types.Mixed, advancePaise: Number },
      _id: false,
      default: undefined,
    },
    status: { type: String, enum: BULK_STATUSES, required: true },
    timeline: [timelineSchema],
    proofSteps: { type: Schema.Types.Mixed, default: undefined },
    creditedPaise: Number,
    blanks: { type: new Schema<BlanksHeld>({ version: Number, pieces: Number, taken: Number }, { _id: false }) },
    claims: { type: [claimSchema], default: undefined },
    words: [String],
    createdAt: { type: Date, required: true },
    awaitedSince: Date,
    advancePaidAt: Date,
    forgottenAt: Date,
    requestKey: String,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, _id: -1 }, { name: OF_USER });
schema.index({ totalPaise: 1, _id: 1 });
schema.index({ status: 1, _id: 1 });
schema.index({ status: 1, totalPaise: 1, _id: 1 });
schema.index({ words: 1 });
schema.index({ email: 1 }, { sparse: true });
schema.index({ 'claims.state': 1, _id: 1 });
schema.index({ forgottenAt: 1, createdAt: 1 });
schema.index({ requestKey: 1 }, { unique: true, partialFilterExpression: { requestKey: { $exists: true } } });
indexOutbox(schema);

export type BulkOrderModel = Model<BulkOrderDocument>;

export const bulkOrderModel = (connection: Connection): BulkOrderModel =>
  connection.model<BulkOrderDocument>('BulkOrder', schema, 'bulk_orders');

/** Fields of a document that do not leave the store. */
const bare = { outbox: 0, words: 0, requestKey: 0 } as const;
const WITH_CLAIMS = 'claims.state_1__id_1';
const BY_STATUS = 'status_1__id_1';
const isOver = (status: BulkStatus): boolean => status === 'Completed' || status === 'Cancelled';
/** Which bulk orders have to be completed. One with an advance waits for it. */
const TO_LEAVE: OrdersToLeave = {
  here: { status: { $in: ['Pending', 'In Production'] satisfies BulkStatus[] } },
  begun: { status: 'In Production' satisfies BulkStatus },
  readyBefore: (moment) => ({
    createdAt: { $lt: moment },
    awaitedSince: { $not: { $gte: moment } },
    $or: [
      { 'quotation.advancePaise': { $in: [null, 0] } },
      { advancePaidAt: { $lt: moment } },
      // Earlier releases did not keep when the advance was paid, but work began after it.
      { status: 'In Production', advancePaidAt: null },
    ],
  }),
  // Its one proof is of all its lines.
  cancelledLines: [],
};
/** The most entries of a timeline; older ones are in the record of changes. */
const TIMELINE_LENGTH = 200;

/** The accepted offer, and the buyer that the customer named for the invoice. */
interface Accepted {
  quotation: AcceptedQuotation;
  totalPaise: number;
  buyer?: Buyer | undefined;
}

interface Change {
  status: BulkStatus;
  /** Further fields of the document, by their path. */
  set?: Record<string, unknown>;
  entry: TimelineEntry;
  outbox: OutboxEntry[];
}

export type BulkOrderStore = ReturnType<typeof createBulkOrderStore>;

/**
 * Stores bulk orders. Every change and its event are one single-document write. `getCalendar` says which of them have to be completed.
 */
export function createBulkOrderStore(
  model: BulkOrderModel,
  relay: Relay,
  getCalendar: () => Promise<WorkCalendar> = async () => ({ ...USUAL_CALENDAR, promiseDays: USUAL_BULK_PROMISE_DAYS }),
) {
  const listing = createListing(model, { hidden: bare });

  /** Gives a bulk order a new status, with its events; `undefined` when it no longer has the status and the total that it was read with. */
  const change = async (order: BulkOrder, { status, set, entry, outbox }: Change): Promise<BulkOrder | undefined> => {
    const saved = await model
      .findOneAndUpdate(
        { _id: order.id, status: order.status, totalPaise: order.totalPaise },
        {
          $set: { status, ...set },
          $push: { timeline: { $each: [entry], $slice: -TIMELINE_LENGTH }, outbox: { $each: outbox } },
        },
        { returnDocument: 'after' },
      )
      .lean<BulkOrderDocument>();
    if (!saved) return undefined;
    relay.nudge(model, saved);
    return toBulkOrder(saved);
  };

  const findByKey = async (requestKey: string): Promise<BulkOrder | undefined> => {
    const found = await model.findOne({ requestKey }, bare).lean<BulkOrderDocument>();
    return found ? toBulkOrder(found) : undefined;
  };

  return {
    ...createOrderNotes({
      model,
      relay,
      toOrder: toBulkOrder,
      ofGuest: (email) => ({ email: { $eq: email, $exists: true }, userId: null }),
      adoptedFields: (order) => ({ words: searchWords(order) }),
      proofNotedEvent,
      adoptedEvent,
    }),
    findByKey,

    async list(query: BulkOrderListQuery & { page: number; limit: number }) {
      const { search, status, claims, leave, sort, page, limit } = query;
      const order = orders[sort];
      const pinned = status ? { status } : {};
      const terms = searchTermsOrPhone(search ?? '');
      const conditions = [
        ...(leave ? toLeave(leave, TO_LEAVE, await getCalendar()) : []),
        ...terms.map((term) => ({ words: hasWordBeginning(term) })),
      ];
      const filter = {
        ...pinned,
        ...(claims ? { 'claims.state': claims } : {}),
        ...(conditions.length > 0 ? { $and: conditions } : {}),
      };
      // Few orders have a claim that waits or are still to be made, so they are found first and then sorted.
      if (claims || leave) {
        const narrow = claims ? WITH_CLAIMS : BY_STATUS;
        const { rows, total } = await listing.page(filter, { order, narrow, page, limit });
        return { bulkOrders: rows.map(toBulkOrder), total };
      }
      const narrow = terms.length > 0 ? 'words_1' : indexOf(pinned, order);
      const { rows, total } = await listing.page(filter, { order, pinned, narrow, page, limit });
      return { bulkOrders: rows.map(toBulkOrder), total };
    },

    async *allOfUser(userId: string): AsyncGenerator<BulkOrder> {
      const found = model.find({ userId }, bare).sort({ _id: 1 }).hint(OF_USER);
      for await (const order of found.lean<BulkOrderDocument>().cursor({ batchSize: 50 })) yield toBulkOrder(order);
    },

    async find(id: string): Promise<BulkOrder | undefined> {
      const found = await model.findById(id, bare).lean<BulkOrderDocument>();
      return found ? toBulkOrder(found) : undefined;
    },

    /** A customer's bulk orders, newest first, with the number of all. */
    async listOfUser(userId: string, { page, limit }: { page: number; limit: number }) {
      const filter = { userId };
      const [found, total] = await Promise.all([
        model
          .find(filter, bare)
          .sort({ _id: -1 })
          .hint(OF_USER)
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<BulkOrderDocument[]>(),
        model.countDocuments(filter, { hint: OF_USER }),
      ]);
      return { bulkOrders: found.map(toBulkOrder), total };
    },

    /** Cancels a bulk order for its customer; `undefined` when it is not, or no longer, pending. */
    async cancelPending(order: BulkOrder, note: string, at: Date): Promise<BulkOrder | undefined> {
      const status = 'Cancelled';
      const entry = { status, at, by: 'customer', note } as const;
      return change(order, { status, entry, outbox: [cancelledEvent(order, note)] });
    },

    /**
     * Cancels lines, by their places, for its customer; the total no longer has them. `undefined` when it is no longer what was
     * read.
     */
    async cancelLines(
      order: BulkOrder,
      places: ReadonlySet<number>,
      note: string,
      at: Date,
    ): Promise<BulkOrder | undefined> {
      const cancelled = order.lines.filter((_, index) => places.has(index));
      const totalPaise = order.totalPaise - cancelled.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
      const lines = order.lines.map((line, index) => (places.has(index) ? { ...line, cancelledAt: at } : line));
      const { status } = order;
      return change(order, {
        status,
        set: { totalPaise, ...Object.fromEntries([...places].map((n) => [`lines.${n}.cancelledAt`, at])) },
        entry: { status, at, by: 'customer', note, event: 'line-cancelled', lines: [...places].map(String) },
        outbox: [linesCancelledEvent({ ...order, lines, totalPaise }, cancelled, note)],
      });
    },

    /**
     * Stores the order's claims after a change, with its events. `undefined` when they are no longer what was read.
     */
    async setClaims(order: BulkOrder, { claims, claim }: ClaimChange, step: ClaimStep): Promise<BulkOrder | undefined> {
      const { id, status, claims: before = [], creditedPaise = { $exists: false } } = order;
      const asRead = Object.fromEntries(before.map(({ state }, index) => [`claims.${index}.state`, state]));
      const outbox = claimEvents(order, claim, step);
      const saved = await model
        .findOneAndUpdate(
          { _id: id, status, creditedPaise, ...asRead, [`claims.${before.length}`]: { $exists: false } },
          { $set: { claims }, $push: { outbox: { $each: outbox } } },
          { returnDocument: 'after' },
        )
        .lean<BulkOrderDocument>();
      if (!saved) return undefined;
      relay.nudge(model, saved);
      return toBulkOrder(saved);
    },

    /**
     * Sets what was accepted for it, once, and opens it again if it was cancelled meanwhile. One that is completed stays as it
     * was paid.
     */
    async setQuoted(id: string, { quotation, totalPaise, buyer }: Accepted, at: Date): Promise<void> {
      for (;;) {
        const found = await model.findById(id, bare).lean<BulkOrderDocument>();
        if (!found || found.quotation?.id === quotation.id || found.status === 'Completed') return;
        const before = toBulkOrder(found);
        // One that was accepted later counts, whichever event comes first or again.
        if (before.timeline.some((entry) => entry.note === before.quotation?.number && entry.at > at)) return;
        const status = before.status === 'Cancelled' ? 'Pending' : before.status;
        const event = quotedEvent({ ...before, status, totalPaise, quotation, ...(buyer ? { buyer } : {}) });
        const entry: TimelineEntry = { status, at, by: 'customer', note: quotation.number };
        const saved = await model
          .findOneAndUpdate(
            { _id: id, status: before.status, 'quotation.id': before.quotation?.id ?? null },
            {
              $set: { status, totalPaise, quotation, awaitedSince: at, ...(buyer ? { buyer } : {}) },
              $push: { timeline: entry, outbox: event },
            },
            { returnDocument: 'after' },
          )
          .lean<BulkOrderDocument>();
        if (!saved) continue; // somebody else has just changed it: look again
        relay.nudge(model, saved);
        return;
      }
    },

    /** Keeps when the advance of its quotation was paid, once so much has been paid. */
    async noteAdvance(id: string, paidPaise: number, at: Date): Promise<void> {
      await model.updateOne(
        { _id: id, advancePaidAt: null, 'quotation.advancePaise': { $gt: 0, $lte: paidPaise } },
        { $set: { advancePaidAt: at } },
      );
    },

    /** Keeps what it holds of the stock, unless a later version is known. */
    async noteBlanks(id: string, blanks: BlanksHeld): Promise<void> {
      const { version } = blanks;
      await model.updateOne({ _id: id, 'blanks.version': { $not: { $gte: version } } }, { $set: { blanks } });
    },

    countWaiting: (): Promise<number> => model.countDocuments({ status: 'Pending' satisfies BulkStatus }),

    /** Stores a new bulk order with its event; the one that this request has placed before, if it has. */
    async insert(fields: Omit<BulkOrder, 'id'>, requestKey?: string): Promise<BulkOrder> {
      const order = { id: String(new Types.ObjectId()), ...fields };
      const { id, ...rest } = order;
      const words = searchWords(order);
      try {
        const saved = await retryConflicts(() =>
          model.create({
            _id: id,
            ...rest,
            words,
            outbox: [placedEvent(order)],
            ...(requestKey ? { requestKey } : {}),
          }),
        );
        relay.nudge(model, saved);
        return order;
      } catch (error) {
        const first = isDuplicateKey(error) && requestKey ? await findByKey(requestKey) : undefined;
        if (!first) throw error;
        return first;
      }
    },

    /**
     * Changes an order's status and records it in the timeline and the change record. `undefined` when there is no such
     * order. Setting the current status changes nothing and causes no event.
     */
    async setStatus(id: string, status: BulkStatus, note: string, by: Writer): Promise<BulkOrder | undefined> {
      for (;;) {
        const found = await model.findById(id, bare).lean<BulkOrderDocument>();
        if (!found) return undefined;
        const before = toBulkOrder(found);
        if (before.status === status) return before;
        const at = new Date();
        const entry = { status, at, by: by.name ?? 'staff', note };
        const isReopened = isOver(before.status) && !isOver(status);
        const outbox = statusEvents(before, status, note, by);
        const set = isReopened ? { awaitedSince: at } : {};
        const changed = await change(before, { status, set, entry, outbox });
        if (changed) return changed; // otherwise somebody else has just changed it: look again
      }
    },
  };
}

function toBulkOrder({
  _id,
  userId,
  productId,
  timeline,
  outbox: _,
  words: _w,
  forgottenAt: _f,
  ...rest
}: BulkOrderDocument): BulkOrder {
  return {
    id: String(_id),
    ...rest,
    timeline: timeline ?? [],
    userId: userId && String(userId),
    productId: productId && String(productId),
  };
}
