import {
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderPaid,
  orderPlaced,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Order, OrderLine, TimelineEntry } from './order.ts';

interface LineDocument extends OrderLine {
  _id: Types.ObjectId;
}

interface OrderDocument extends Omit<Order, 'id' | 'userId' | 'lines'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  lines: LineDocument[];
  idempotencyKey?: string;
  rejectedAt?: Date;
  outbox: OutboxEntry[];
}

/** How long, in seconds, a refused order is remembered, so that its Idempotency-Key is refused again. */
const REJECTED_SECONDS = 24 * 3600;

const OF_USER = 'of_user';

const text = { type: String, default: '' };
const lineSchema = new Schema<LineDocument>({
  productId: { type: String, required: true },
  name: { type: String, required: true },
  image: text,
  quantity: { type: Number, required: true },
  pricePaise: { type: Number, required: true },
  size: text,
  color: text,
  placement: text,
  design: text,
});
const timelineSchema = new Schema<TimelineEntry>(
  { event: { type: String, required: true }, at: { type: Date, required: true }, by: text, note: text },
  { _id: false },
);
const schema = new Schema<OrderDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    lines: [lineSchema],
    shippingAddress: { address: text, city: text, postalCode: text, country: text },
    paymentMethod: { type: String, enum: PAYMENT_METHODS, required: true },
    paymentStatus: { type: String, enum: PAYMENT_STATUSES, required: true },
    itemsPaise: { type: Number, required: true },
    shippingPaise: { type: Number, required: true },
    totalPaise: { type: Number, required: true },
    isDelivered: { type: Boolean, required: true },
    isAccepted: { type: Boolean, required: true },
    status: { type: String, required: true },
    timeline: [timelineSchema],
    placedAt: { type: Date, required: true },
    idempotencyKey: String,
    rejectedAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, _id: -1 }, { name: OF_USER });
schema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
schema.index({ status: 1 });
indexOutbox(schema);
schema.index({ rejectedAt: 1 }, { expireAfterSeconds: REJECTED_SECONDS });

export type OrderModel = Model<OrderDocument>;

export const orderModel = (connection: Connection): OrderModel =>
  connection.model<OrderDocument>('Order', schema, 'orders');

/** Orders that were refused at once are in no list. Lists name their index: FerretDB would sort the whole table. */
const LISTED = { status: { $in: ['waiting', 'confirmed', 'cancelled'] } };

/** A change of an order together with the event that it causes. */
export interface Transition {
  /** State that the order must still be in; otherwise nothing happens. */
  from: Partial<Pick<Order, 'status' | 'isAccepted' | 'isDelivered' | 'paymentStatus'>>;
  set: Partial<Pick<Order, 'status' | 'isAccepted' | 'isDelivered' | 'paymentStatus'>> & { rejectedAt?: Date };
  entry?: TimelineEntry;
  event?: OutboxEntry;
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Orders. Every write is one document together with its events, guarded by the state that it starts from. */
export function createOrderStore(model: OrderModel, relay: Relay) {
  const findOne = async (filter: object): Promise<Order | undefined> => {
    const found = await model.findOne(filter, { outbox: 0 }).lean<OrderDocument>();
    return found ? toOrder(found) : undefined;
  };
  const list = async (filter: object, hint: string, { page, limit }: { page: number; limit: number }) => {
    const [found, total] = await Promise.all([
      model
        .find(filter, { outbox: 0 })
        .sort({ _id: -1 })
        .hint(hint)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<OrderDocument[]>(),
      model.countDocuments(filter),
    ]);
    return { orders: found.map(toOrder), total };
  };

  return {
    find: (id: string) => findOne({ _id: id }),
    findByKey: (userId: string, idempotencyKey: string) => findOne({ userId, idempotencyKey }),
    /** Newest first, with the number of all. */
    listAll: (page: { page: number; limit: number }) => list(LISTED, '_id_', page),
    listOfUser: (userId: string, page: { page: number; limit: number }) => list({ userId, ...LISTED }, OF_USER, page),

    /** Stores a new order with its `order-placed`; `undefined` when the user's key was used already. */
    async insert(order: Order, idempotencyKey?: string): Promise<Order | undefined> {
      const { id, lines, ...fields } = order;
      try {
        const saved = await retryConflicts(() =>
          model.create({
            ...fields,
            _id: id,
            lines: lines.map(({ id: lineId, ...line }) => ({ _id: lineId, ...line })),
            ...(idempotencyKey ? { idempotencyKey } : {}),
            outbox: [outboxEntry(orderPlaced, eventOf(order))],
          }),
        );
        relay.nudge(model, saved);
        return order;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Moves an order on; `undefined` when it is not (any more) in the state that the transition starts from. */
    async move(id: string, { from, set, entry, event }: Transition): Promise<Order | undefined> {
      const saved = await model
        .findOneAndUpdate(
          { _id: id, ...from },
          {
            $set: set,
            ...(entry || event
              ? { $push: { ...(entry ? { timeline: entry } : {}), ...(event ? { outbox: event } : {}) } }
              : {}),
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

/** What the events of an order say about it. */
const eventOf = ({ id: orderId, userId, lines, placedAt }: Order) => ({
  orderId,
  userId,
  placedAt: placedAt.toISOString(),
  lines: lines.map(({ productId, quantity, size, color, placement, design }) => ({
    productId,
    quantity,
    size,
    color,
    placement,
    design,
  })),
});

export const confirmedEvent = (order: Order) => outboxEntry(orderConfirmed, eventOf(order));
export const cancelledEvent = (order: Order, reason: string) =>
  outboxEntry(orderCancelled, { ...eventOf(order), reason });
export const paidEvent = ({ id: orderId, userId }: Order) => outboxEntry(orderPaid, { orderId, userId });
export const deliveredEvent = ({ id: orderId, userId }: Order) => outboxEntry(orderDelivered, { orderId, userId });

function toOrder({ _id, userId, lines, outbox: _, idempotencyKey: _k, rejectedAt: _r, ...rest }: OrderDocument): Order {
  return {
    ...rest,
    id: String(_id),
    userId: String(userId),
    lines: lines.map(({ _id: lineId, ...line }) => ({ id: String(lineId), ...line })),
  };
}
