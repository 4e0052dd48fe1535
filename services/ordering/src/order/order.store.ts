import type { OrderListQuery } from '@print-shop/contracts';
import type { OutboxEntry, Relay } from '@print-shop/messaging';
import { createListing, isDuplicateKey, retryConflicts, withBeginnings } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { placedEvent } from './order.events.ts';
import { OF_USER, type OrderDocument, type OrderModel } from './order.schema.ts';
import { type Order, type Shortage, searchWords, type TimelineEntry } from './order.ts';
import type { OpenOrders } from './order-limits.ts';
import { idsOfDay, planOf, toFilter } from './order-list.ts';

/** Orders that were refused at once are in no list. */
const REJECTED = { status: 'rejected' } as const;
/** Orders that hold stock and are not paid for. */
const OPEN = {
  paymentStatus: { $in: ['pending', 'failed'] satisfies Order['paymentStatus'][] },
  isDelivered: false,
  status: { $in: ['waiting', 'confirmed'] satisfies Order['status'][] },
};
/** What leaves the store of a document. */
const bare = { outbox: 0, words: 0 } as const;

/** A change of an order together with the event that it causes. */
export interface Transition {
  /** State that the order must still be in; otherwise nothing happens. */
  from: Partial<Pick<Order, 'status' | 'isAccepted' | 'isDelivered' | 'paymentStatus' | 'needsReview'>>;
  set: Partial<Pick<Order, 'status' | 'isAccepted' | 'isDelivered' | 'paymentStatus' | 'needsReview'>> & {
    rejectedAt?: Date;
    shortages?: Shortage[];
  };
  entry?: TimelineEntry;
  events?: OutboxEntry[];
}

/** What makes a request the same one when it comes again: its key, and the hash of its body. */
export interface RequestKey {
  idempotencyKey: string;
  bodyHash: string;
}

export interface KeyedOrder {
  order: Order;
  bodyHash: string | undefined;
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Orders. Every write is one document together with its events, guarded by the state that it starts from. */
export function createOrderStore(model: OrderModel, relay: Relay) {
  const listing = createListing(model, { hidden: bare, except: { filter: REJECTED, index: 'status_1' } });
  const findOne = async (filter: object): Promise<Order | undefined> => {
    const found = await model.findOne(filter, bare).lean<OrderDocument>();
    return found ? toOrder(found) : undefined;
  };

  return {
    find: (id: string) => findOne({ _id: id }),
    /** The user's order that was placed with this key, and the hash of what was asked for; older orders have none. */
    async findByKey(userId: string, idempotencyKey: string): Promise<KeyedOrder | undefined> {
      const found = await model.findOne({ userId, idempotencyKey }, bare).lean<OrderDocument>();
      return found ? { order: toOrder(found), bodyHash: found.bodyHash } : undefined;
    },
    /** One page, and the number of all that match. */
    async listAll({ page, limit, ...query }: OrderListQuery & { page: number; limit: number }) {
      const { rows, total } = await listing.page(toFilter(query), { ...planOf(query), page, limit });
      return { orders: rows.map(toOrder), total };
    },

    /** All that match, one after another. */
    async *all(query: OrderListQuery): AsyncGenerator<Order> {
      for await (const found of listing.all(toFilter(query), planOf(query))) yield toOrder(found);
    },

    /** All orders of a user, newest first, one after another. */
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

    /** How many orders a day has seen, and what those that were not cancelled come to. */
    async sumOfDay(day: string): Promise<{ orders: number; paise: number }> {
      const states = await model.aggregate<{ _id: Order['status']; orders: number; paise: number }>([
        { $match: { _id: idsOfDay(day) } },
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

    /** The orders of a user that are neither paid, delivered nor cancelled: how many, and what they come to. */
    async sumOfOpen(userId: string): Promise<OpenOrders> {
      const filter = { userId: new Types.ObjectId(userId), ...OPEN };
      const [sum] = await model.aggregate<OpenOrders>([
        { $match: filter },
        { $group: { _id: null, orders: { $sum: 1 }, paise: { $sum: '$totalPaise' } } },
      ]);
      return { orders: sum?.orders ?? 0, paise: sum?.paise ?? 0 };
    },

    /** Stores a new order with its `order-placed`; `undefined` when the user's key was used already. */
    async insert(order: Order, key?: RequestKey, unpaidUntil?: Date): Promise<Order | undefined> {
      const { id, lines, ...fields } = order;
      try {
        const saved = await retryConflicts(() =>
          model.create({
            ...fields,
            _id: id,
            words: withBeginnings(searchWords(order)),
            lines: lines.map(({ id: lineId, ...line }) => ({ _id: lineId, ...line })),
            ...key,
            ...(unpaidUntil ? { unpaidUntil } : {}),
            outbox: [placedEvent(order)],
          }),
        );
        relay.nudge(model, saved);
        return order;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Orders whose time to pay is over, the oldest first; some of them may be paid, delivered or cancelled by now. */
    async listOverdue(now: Date, limit: number): Promise<Order[]> {
      const overdue = { unpaidUntil: { $lte: now } };
      const found = await model.find(overdue, bare).sort({ unpaidUntil: 1 }).limit(limit).lean<OrderDocument[]>();
      return found.map(toOrder);
    },

    /** Cancels an overdue order that is still unpaid; one that is not need not be looked at again. */
    async expire(id: string, { at, entry, events }: { at: Date; entry: TimelineEntry; events: OutboxEntry[] }) {
      const overdue = { _id: id, unpaidUntil: { $lte: at } };
      const saved = await model
        .findOneAndUpdate(
          { ...overdue, ...OPEN },
          {
            $set: { status: 'cancelled' },
            $unset: { unpaidUntil: 1 },
            $push: { timeline: entry, outbox: { $each: events } },
          },
          { returnDocument: 'after' },
        )
        .lean<OrderDocument>();
      if (saved) relay.nudge(model, saved);
      else await model.updateOne(overdue, { $unset: { unpaidUntil: 1 } });
    },

    /** Moves an order on; `undefined` when it is not (any more) in the state that the transition starts from. */
    async move(id: string, { from, set, entry, events = [] }: Transition): Promise<Order | undefined> {
      const saved = await model
        .findOneAndUpdate(
          { _id: id, ...from },
          {
            $set: set,
            $push: { ...(entry ? { timeline: entry } : {}), outbox: { $each: events } },
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
    idempotencyKey: _k,
    bodyHash: _h,
    rejectedAt: _r,
    unpaidUntil: _u,
    forgottenAt: _f,
    ...rest
  } = others;
  return {
    ...rest,
    needsReview: rest.needsReview ?? false, // orders of before have none
    id: String(_id),
    userId: String(userId),
    customer: { name: customer?.name ?? '', email: customer?.email ?? '' },
    lines: lines.map(({ _id: lineId, ...line }) => ({ id: String(lineId), ...line })),
  };
}
