import {
  ORDER_STAGES,
  type OrderListQuery,
  type OrderStage,
  type PastOrder,
  USUAL_CALENDAR,
  type WorkCalendar,
  type Writer,
} from '@print-shop/contracts';
import type { OutboxEntry, Relay } from '@print-shop/messaging';
import { createOrderNotes } from '@print-shop/orders';
import { createListing, isDuplicateKey, isRaced, retryConflicts, withBeginnings } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import {
  adoptedEvent,
  confirmedEvent,
  importedEvent,
  placedEvent,
  proofNotedEvent,
  recordedEvent,
} from './order.events.ts';
import { OF_USER, type OrderDocument, type OrderModel } from './order.schema.ts';
import { type Order, type Shortage, searchWords, type TimelineEntry, type Totals } from './order.ts';
import { CASH, type OpenOrders } from './order-limits.ts';
import { dayIds, planOf, toFilter } from './order-list.ts';
import { type StageFields, stageOf } from './order-stage.ts';

/** Orders that were refused at once; no list shows them. */
const REJECTED = { status: 'rejected' } as const;
/** Orders that hold stock and are not paid for. */
const OPEN = {
  paymentStatus: { $in: ['pending', 'failed'] satisfies Order['paymentStatus'][] },
  isDelivered: false,
  status: { $in: ['waiting', 'confirmed'] satisfies Order['status'][] },
};
/** The same as an expression. */
const IS_OPEN = {
  $and: [
    { $in: ['$paymentStatus', OPEN.paymentStatus.$in] },
    { $eq: ['$isDelivered', OPEN.isDelivered] },
    { $in: ['$status', OPEN.status.$in] },
  ],
};
/** The change that gives back the uses of a coupon that an order took. */
const USES = { 'coupon.ofCustomer': 1, 'coupon.ofAll': 1 } as const;
/** The parts that an order loses by a change. */
function lostBy({ status, paymentStatus }: Transition['set']) {
  const isOver = status === 'cancelled' || status === 'rejected';
  const lost = {
    ...(isOver ? USES : {}),
    ...(paymentStatus === 'paid' ? { unpaidUntil: 1 as const } : {}),
    // A cheque for the advance that bounced pays nothing.
    ...(paymentStatus === 'failed' ? { advancePaidAt: 1 as const } : {}),
  };
  return Object.keys(lost).length > 0 ? { $unset: lost } : {};
}
/** Fields of a document that do not leave the store. */
const bare = { outbox: 0, words: 0 } as const;

type State = 'status' | 'isAccepted' | 'isDelivered' | 'paymentStatus' | 'needsReview';

export interface Transition {
  /** The state that the order must be in; otherwise nothing changes. */
  from: Partial<Pick<Order, State>> & {
    begunAt?: null;
    dispatchedAt?: null;
    timeline?: { $size: number };
    creditedPaise?: number | { $exists: false };
  };
  set: Partial<Pick<Order, State | 'begunAt' | 'dispatchedAt' | 'refundDuePaise' | 'claims' | keyof Totals>> & {
    rejectedAt?: Date;
    shortages?: Shortage[];
  };
  entries?: readonly TimelineEntry[];
  events?: OutboxEntry[];
}

/** Identifies a repeated request: its key and the hash of its body. */
export interface RequestKey {
  idempotencyKey: string;
  bodyHash: string;
}

export interface KeyedOrder {
  order: Order;
  bodyHash: string | undefined;
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/**
 * Stores orders. Every change and its events are one single-document write, guarded by the order's previous state. `getCalendar` says
 * which orders have to leave.
 */
export function createOrderStore(
  model: OrderModel,
  relay: Relay,
  getCalendar: () => Promise<WorkCalendar> = async () => USUAL_CALENDAR,
) {
  const listing = createListing(model, { hidden: bare, except: { filter: REJECTED, index: 'status_1' } });
  const findOne = async (filter: object): Promise<Order | undefined> => {
    const found = await model.findOne(filter, bare).lean<OrderDocument>();
    return found ? toOrder(found) : undefined;
  };

  /** Stores a new order with its event; `undefined` where a unique index says that it is there already. */
  const create = async (order: Order, more: object, ...events: OutboxEntry[]): Promise<Order | undefined> => {
    const { id, userId, lines, ...fields } = order;
    try {
      const saved = await model.create({
        ...fields,
        ...more,
        _id: id,
        userId: userId && new Types.ObjectId(userId),
        words: withBeginnings(searchWords(order)),
        lines: lines.map(({ id: lineId, ...line }) => ({ _id: lineId, ...line })),
        outbox: events,
      });
      relay.nudge(model, saved);
      return order;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  };

  return {
    ...createOrderNotes({
      model,
      relay,
      toOrder,
      ofGuest: (email) => ({ 'customer.email': email.toLowerCase(), userId: null }),
      proofNotedEvent,
      adoptedEvent,
    }),
    find: (id: string) => findOne({ _id: id }),
    /** Not one that was refused at once, which nobody sees. */
    findShown: (id: string) => findOne({ _id: id, $nor: [REJECTED] }),
    /** The user's order that was placed with this key, with the hash of the request; older orders have no hash. */
    async findByKey(userId: string, idempotencyKey: string): Promise<KeyedOrder | undefined> {
      const found = await model.findOne({ userId, idempotencyKey }, bare).lean<OrderDocument>();
      return found ? { order: toOrder(found), bodyHash: found.bodyHash } : undefined;
    },
    async listAll({ page, limit, ...query }: OrderListQuery & { page: number; limit: number }) {
      const { rows, total } = await listing.page(toFilter(query, await getCalendar()), {
        ...planOf(query),
        page,
        limit,
      });
      return { orders: rows.map(toOrder), total };
    },

    async *all(query: OrderListQuery): AsyncGenerator<Order> {
      for await (const found of listing.all(toFilter(query, await getCalendar()), planOf(query))) yield toOrder(found);
    },

    /** Streams all orders of a user, newest first. */
    async *allOfUser(userId: string): AsyncGenerator<Order> {
      const found = model
        .find({ userId, $nor: [REJECTED] }, bare)
        .sort({ _id: -1 })
        .hint(OF_USER);
      for await (const order of found.lean<OrderDocument>().cursor({ batchSize: 50 })) yield toOrder(order);
    },

    /** A user's orders, newest first, with the number of all. */
    async listOfUser(userId: string, { page, limit }: { page: number; limit: number }) {
      const filter = { userId, $nor: [REJECTED] };
      const [found, total] = await Promise.all([
        model
          .find(filter, bare)
          .sort({ _id: -1 })
          .hint(OF_USER) // otherwise FerretDB sorts the whole table
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<OrderDocument[]>(),
        model.countDocuments(filter),
      ]);
      return { orders: found.map(toOrder), total };
    },

    /** The number of a day's orders, and the total of those that were not cancelled. */
    async sumOfDay(day: string): Promise<{ orders: number; paise: number }> {
      const states = await model.aggregate<{ _id: Order['status']; orders: number; paise: number }>([
        { $match: { _id: dayIds(day) } },
        { $group: { _id: '$status', orders: { $sum: 1 }, paise: { $sum: '$totalPaise' } } },
      ]);
      const sum = { orders: 0, paise: 0 };
      for (const { _id: status, orders: count, paise } of states) {
        if (status === 'rejected') continue;
        sum.orders += count;
        if (status !== 'cancelled') sum.paise += paise;
      }
      return sum;
    },

    /** How many orders placed since a moment are in each stage, of the newest `most`. */
    async countStages(since: Date, most: number): Promise<Record<OrderStage, number>> {
      const groups = await model.aggregate<{ _id: StageFields; orders: number }>([
        { $match: { _id: { $gte: Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000)) } } },
        { $sort: { _id: -1 } },
        { $limit: most },
        {
          $group: {
            _id: {
              status: '$status',
              isDelivered: '$isDelivered',
              isDispatched: { $gt: ['$dispatchedAt', null] },
              isBegun: { $gt: ['$begunAt', null] },
            },
            orders: { $sum: 1 },
          },
        },
      ]);
      const counts = Object.fromEntries(ORDER_STAGES.map((stage) => [stage, 0])) as Record<OrderStage, number>;
      for (const { _id: fields, orders } of groups) {
        const stage = stageOf(fields);
        if (stage) counts[stage] += orders;
      }
      return counts;
    },

    /** The user's orders that are neither paid, delivered nor cancelled, and where the sequence of all has got to. */
    async sumOfOpen(userId: string): Promise<OpenOrders & { latest: number }> {
      const ifOpen = (value: unknown) => ({ $sum: { $cond: [IS_OPEN, value, 0] } });
      const [sum] = await model
        .aggregate<OpenOrders & { latest: number | null }>([
          { $match: { userId: new Types.ObjectId(userId) } },
          {
            $group: {
              _id: null,
              latest: { $max: '$sequence' },
              orders: ifOpen(1),
              paise: ifOpen('$totalPaise'),
              forCash: ifOpen({ $cond: [{ $eq: ['$paymentMethod', CASH] }, 1, 0] }),
            },
          },
        ])
        .hint(OF_USER); // otherwise FerretDB reads the whole table
      const { latest = 0, orders = 0, paise = 0, forCash = 0 } = sum ?? {};
      return { latest: latest ?? 0, orders, paise, forCash };
    },

    /**
     * Stores a new order with its `order-placed` event. `undefined` when the user has already used the key, or another order has this
     * place in the sequence or this use of the coupon, or has raced it for them. Its caller looks again at what is there.
     */
    insert: (order: Order, more: Partial<RequestKey> & { sequence?: number } = {}): Promise<Order | undefined> =>
      create(order, more, placedEvent(order)).catch((error: unknown) => {
        if (isRaced(error)) return undefined;
        throw error;
      }),

    /** Stores what was a quotation, confirmed or waiting for its stock; `undefined` when the quotation has its order already. */
    insertQuoted: (order: Order): Promise<Order | undefined> =>
      retryConflicts(() =>
        create(order, {}, order.status === 'confirmed' ? confirmedEvent(order) : placedEvent(order)),
      ),

    /** Stores a past order; `undefined` when there is one of its number. */
    addImported: (order: Order, imported: PastOrder, by: Writer): Promise<Order | undefined> =>
      retryConflicts(() =>
        create(order, {}, importedEvent(order, imported), recordedEvent(by, order, 'imported', {}, imported.number)),
      ),

    /**
     * The ids of past orders by their numbers, as `numberKey` has them, of other orders by themselves, and of past orders by the numbers of
     * their invoices, as `invoiceKey` has them.
     */
    async findImported(numbers: readonly string[], invoices: readonly string[]) {
      const ids = numbers.filter((number) => /^[0-9a-f]{24}$/.test(number));
      const among = (field: 'imported.key' | 'imported.invoice', keys: readonly string[]) =>
        keys.length > 0
          ? model.find({ [field]: { $in: keys, $exists: true } }, { imported: 1 }).lean<OrderDocument[]>()
          : [];
      const [byNumber, byInvoice, own] = await Promise.all([
        among('imported.key', numbers),
        among('imported.invoice', invoices),
        ids.length > 0 ? model.find({ _id: { $in: ids } }, { _id: 1 }).lean<OrderDocument[]>() : [],
      ]);
      return {
        numbers: new Map([
          ...byNumber.map(({ _id, imported }): [string, string] => [imported?.key ?? '', String(_id)]),
          ...own.map(({ _id }): [string, string] => [String(_id), String(_id)]),
        ]),
        invoices: new Map(byInvoice.map(({ _id, imported }) => [imported?.invoice ?? '', String(_id)])),
      };
    },

    /** Orders whose time to pay has passed, the oldest first. Some may have been paid, delivered or cancelled. */
    async listOverdue(now: Date, limit: number, except: readonly string[] = []): Promise<Order[]> {
      const overdue = { unpaidUntil: { $lte: now }, _id: { $nin: except } };
      const found = await model.find(overdue, bare).sort({ unpaidUntil: 1 }).limit(limit).lean<OrderDocument[]>();
      return found.map(toOrder);
    },

    /** Cancels an overdue order if it is still unpaid and no work has begun; otherwise marks it as checked. */
    async expire(id: string, { at, entry, events }: { at: Date; entry: TimelineEntry; events: OutboxEntry[] }) {
      const overdue = { _id: id, unpaidUntil: { $lte: at } };
      const saved = await model
        .findOneAndUpdate(
          { ...overdue, ...OPEN, begunAt: null },
          {
            $set: { status: 'cancelled' },
            $unset: { unpaidUntil: 1, ...USES },
            $push: { timeline: entry, outbox: { $each: events } },
          },
          { returnDocument: 'after' },
        )
        .lean<OrderDocument>();
      if (saved) relay.nudge(model, saved);
      else await model.updateOne(overdue, { $unset: { unpaidUntil: 1 } });
    },

    /** Keeps an order that is not paid yet from being cancelled for that. */
    async keep(id: string): Promise<void> {
      await model.updateOne({ _id: id, unpaidUntil: { $exists: true } }, { $unset: { unpaidUntil: 1 } });
    },

    /** Keeps when the advance of an order was paid, once. */
    async noteAdvance(id: string, at: Date): Promise<void> {
      await model.updateOne({ _id: id, advancePaidAt: null }, { $set: { advancePaidAt: at } });
    },

    /** Applies a transition; `undefined` when the order is not, or no longer, in the state `from`. */
    async move(id: string, { from, set, entries = [], events = [] }: Transition): Promise<Order | undefined> {
      const saved = await model
        .findOneAndUpdate(
          { _id: id, ...from },
          {
            $set: set,
            ...lostBy(set),
            $push: { timeline: { $each: entries }, outbox: { $each: events } },
          },
          { returnDocument: 'after' },
        )
        .lean<OrderDocument>();
      if (!saved) return undefined;
      relay.nudge(model, saved);
      return toOrder(saved);
    },
  };
}

function toOrder(document: OrderDocument): Order {
  const { _id, userId, customer, lines, ...others } = document;
  const {
    outbox: _,
    words: _w,
    sequence: _s,
    idempotencyKey: _k,
    bodyHash: _h,
    rejectedAt: _r,
    forgottenAt: _f,
    ...rest
  } = others;
  return {
    ...rest,
    needsReview: rest.needsReview ?? false, // older orders have none
    id: String(_id),
    userId: userId ? String(userId) : null,
    customer: { name: customer?.name ?? '', email: customer?.email ?? '' },
    lines: lines.map(({ _id: lineId, ...line }) => ({ id: String(lineId), ...line })),
  };
}
