import type { PlaceOrderBody, ProductSnapshot } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { conflict } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import type { OrderStore } from './order.store.ts';
import { type Customer, type Order, priceLines, refuseDearer, totalsOf } from './order.ts';
import type { Outcomes } from './outcomes.ts';

export interface PlaceOrderDeps {
  orders: OrderStore;
  products: ReadModel<ProductSnapshot>;
  outcomes: Outcomes;
  /** How long the customer waits for the stock to be reserved before the order is accepted without, in ms. */
  waitMs: number;
}

/**
 * Places an order and waits a short time for its stock (architecture, section 3). Answers the confirmed order, or a waiting one
 * when the catalog does not answer in time. Throws conflict that names the item when there is not enough stock, a product is
 * gone or prices rose. The same `idempotencyKey` of the same user answers the same order.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  body: PlaceOrderBody,
  customer: Customer,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const { orders, products, outcomes, waitMs } = deps;
  const known = idempotencyKey ? await orders.findByKey(body.user, idempotencyKey) : undefined;
  if (known) return answerFor(deps, known);

  const found = await products.findSoon(body.orderItems.map(({ product }) => product));
  const order = newOrder(body, customer, found, new Date());
  refuseDearer(order, body.totalPrice);

  const outcome = outcomes.wait(order.id, waitMs);
  if (await orders.insert(order, idempotencyKey)) return accept(deps, (await outcome) ?? order);
  const first = idempotencyKey ? await orders.findByKey(body.user, idempotencyKey) : undefined;
  if (!first) throw conflict('This order could not be placed. Please try again.', 'order-not-placed');
  return answerFor(deps, first);
}

/** Answers for an order that another request placed, which may still be waiting itself. */
async function answerFor(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  const isOpen = order.status === 'waiting' && !order.isAccepted;
  return accept(deps, (isOpen && (await deps.outcomes.wait(order.id, deps.waitMs))) || order);
}

/** From here on the customer has the order: one that still waits is accepted, unless it was decided at this moment. */
async function accept(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  if (order.status === 'rejected') throw conflict(order.timeline.at(-1)?.note ?? '', 'out-of-stock');
  if (order.status !== 'waiting' || order.isAccepted) return order;
  const accepted = await deps.orders.move(order.id, { from: { status: 'waiting' }, set: { isAccepted: true } });
  return accepted ?? accept(deps, (await deps.orders.find(order.id)) ?? order);
}

/** A new order at the shop's own prices. */
function newOrder(
  body: PlaceOrderBody,
  customer: Customer,
  products: ReadonlyMap<string, ProductSnapshot>,
  now: Date,
): Order {
  const lines = priceLines(body.orderItems, products).map((line) => ({ id: String(new Types.ObjectId()), ...line }));
  return {
    id: String(new Types.ObjectId()),
    userId: body.user,
    customer,
    lines,
    ...totalsOf(lines),
    shippingAddress: body.shippingAddress,
    paymentMethod: body.paymentMethod,
    paymentStatus: 'pending',
    isDelivered: false,
    isAccepted: false,
    status: 'waiting',
    timeline: [{ event: 'placed', at: now, by: 'customer', note: '' }],
    placedAt: now,
  };
}
