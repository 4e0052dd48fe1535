import { createHash } from 'node:crypto';
import type { DeliveryTerms, PlaceOrderBody, ProductSnapshot, Text } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { busy, conflict, type Language, type Limit, pauseAfterRace, type Waits } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { type Coupon, withCoupon } from './coupon.ts';
import { unpaidUntil } from './expire-unpaid.ts';
import { acceptedEvent } from './order.events.ts';
import type { KeyedOrder, OrderStore, RequestKey } from './order.store.ts';
import {
  type Customer,
  type Order,
  orderLines,
  refuseDearer,
  shortageText,
  type TakenCoupon,
  totalsOf,
} from './order.ts';
import {
  needsReview,
  type OrderLimits,
  refuseAbroad,
  refuseCash,
  refuseMethod,
  refuseTooLarge,
  refuseTooManyOpen,
} from './order-limits.ts';
import { type OrderTerms, withinTerms } from './order-terms.ts';
import { basisOf } from './price-basis.ts';

/** Each attempt but the first comes after another order of the account, or its race with one. */
const MOST_ATTEMPTS = 50;

export interface PlaceOrderDeps {
  orders: OrderStore;
  coupons: { findByCode(code: string): Promise<Coupon | undefined> };
  /** Finds a use of a coupon that is free. Throws conflict when there is none. */
  uses: { free(coupon: Coupon, userId: string): Promise<TakenCoupon> };
  products: ReadModel<ProductSnapshot>;
  outcomes: Waits<Order>;
  /** The time that the customer waits for the stock before the order is accepted without a reservation, in ms. */
  waitMs: number;
  limits: OrderLimits;
  getTerms(): Promise<OrderTerms>;
  /** `UNPAID_ORDER_MINUTES` of the settings. */
  unpaidMinutes: number;
  /** `ORDERS_PER_ADDRESS` of the settings. */
  perAddress: Limit;
}

/** The customer, and the address by which requests are counted. */
export interface Orderer {
  customer: Customer;
  language: Language;
  address: string;
}

/**
 * Places an order and waits a short time for its stock. Returns the confirmed order, or a waiting one when the catalog does
 * not decide in time. Throws conflict, naming the item, when stock is short, and also when a product is gone, prices rose,
 * or the order or the account's open orders are too large. Throws too-many-requests. The same `idempotencyKey` of the same
 * user returns the same order; with another body it is a conflict.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  body: PlaceOrderBody,
  { customer, language, address }: Orderer,
  idempotencyKey: string | undefined,
): Promise<Order> {
  const { orders, products, outcomes, waitMs } = deps;
  const key = idempotencyKey ? { idempotencyKey, bodyHash: hashOf(body) } : undefined;
  const earlier = key && (await orders.findByKey(body.user, key.idempotencyKey));
  if (earlier) return answerFor(deps, sameOrder(earlier, key));

  await deps.perAddress.take(address);
  const found = await products.findOrWait(body.orderItems.map(({ product }) => product));
  const coupon = body.coupon ? await deps.coupons.findByCode(body.coupon) : undefined;
  const terms = await deps.getTerms();
  const limits = withinTerms(deps.limits, terms);
  const placed = newOrder(body, { customer, language }, { products: found, delivery: terms.delivery, limits, coupon });
  refuseDearer(placed, body.totalPrice);
  refuseMethod(placed, terms.methods);
  refuseTooLarge(placed, limits);
  refuseCash(placed, limits);
  refuseAbroad(placed, limits);
  const payBy = unpaidUntil(placed, deps.unpaidMinutes);
  const order = { ...placed, ...(payBy ? { unpaidUntil: payBy } : {}) };

  const known = await insert(deps, order, coupon, key);
  if (known) return answerFor(deps, sameOrder(known, key));
  return accept(deps, (await outcomes.wait(order.id, waitMs)) ?? order);
}

/**
 * Stores a new order as the next one of its account, with a use of its coupon. Where another order of the account comes first, it looks
 * at the open orders again. Returns the order of the same request where that has placed it already. Throws conflict when too many are
 * open, or the coupon has no use left, and busy when others of the account come first again and again.
 */
async function insert(
  { orders, uses, limits }: PlaceOrderDeps,
  order: Order & { userId: string },
  coupon: Coupon | undefined,
  key: RequestKey | undefined,
): Promise<KeyedOrder | undefined> {
  const findPlaced = async () => key && (await orders.findByKey(order.userId, key.idempotencyKey));
  for (let attempt = 1; ; attempt++) {
    const open = await orders.sumOfOpen(order.userId);
    try {
      refuseTooManyOpen(open, order, limits);
    } catch (error) {
      // The same request may have placed it meanwhile, however many orders are open.
      const placed = await findPlaced();
      if (placed) return placed;
      throw error;
    }
    const taken = coupon ? { ...order, coupon: await uses.free(coupon, order.userId) } : order;
    if (await orders.insert(taken, { ...key, sequence: open.latest + 1 })) return undefined;
    // The key is used, or another order has just taken that place or that use of the coupon.
    const placed = await findPlaced();
    if (placed) return placed;
    // Or the driver had sent it twice, as the answer to the first was lost.
    if (await orders.find(order.id)) return undefined;
    if (attempt === MOST_ATTEMPTS) throw tooManyAtOnce();
    await pauseAfterRace(attempt);
  }
}

const tooManyAtOnce = () =>
  busy(
    {
      en: 'Too many orders of this account arrive at the same time. Please try again in a moment.',
      hi: 'इस अकाउंट से एक साथ बहुत सारे ऑर्डर आ रहे हैं। ज़रा देर में फिर कोशिश कीजिए।',
    },
    'too-many-orders-at-once',
  );

/** Hash of the validated body, whose keys are always in schema order. */
const hashOf = (body: PlaceOrderBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** The order of an earlier request with this key. Throws conflict when that request asked for something else. */
function sameOrder({ order, bodyHash }: KeyedOrder, key: RequestKey | undefined): Order {
  if (bodyHash === undefined || bodyHash === key?.bodyHash) return order;
  throw conflict(
    {
      en: 'This Idempotency-Key was already used for another order. Please send a new key with a changed order.',
      hi: 'यह Idempotency-Key किसी और ऑर्डर में इस्तेमाल हो चुकी है। बदले हुए ऑर्डर के साथ नई key भेजिए।',
    },
    'idempotency-key-reused',
  );
}

/** Answers with an order from another request, which may still be waiting itself. */
async function answerFor(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  const isOpen = order.status === 'waiting' && !order.isAccepted;
  return accept(deps, (isOpen && (await deps.outcomes.findOrWait(order.id, deps.waitMs))) || order);
}

/** Accepts an order that is still waiting, unless it was decided at this moment; from now on the customer has it. */
async function accept(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  if (order.status === 'rejected') throw conflict(reasonOf(order), 'out-of-stock');
  if (order.status !== 'waiting' || order.isAccepted) return order;
  const accepted = await deps.orders.move(order.id, {
    from: { status: 'waiting', isAccepted: false },
    set: { isAccepted: true },
    events: [acceptedEvent(order)],
  });
  return accepted ?? accept(deps, (await deps.orders.find(order.id)) ?? order);
}

/** Why an order was rejected. Orders rejected by an instance of an older version have the reason only in English. */
function reasonOf({ lines, shortages, timeline }: Order): Text {
  if (shortages) return shortageText(lines, shortages);
  const en = timeline.at(-1)?.note ?? '';
  return { en, hi: en };
}

/** An address without the state and the telephone number that were left empty. */
const withoutEmpty = ({ state, phone, ...address }: PlaceOrderBody['shippingAddress']): Order['shippingAddress'] => ({
  ...address,
  ...(state ? { state } : {}),
  ...(phone ? { phone } : {}),
});

interface Basis {
  products: ReadonlyMap<string, ProductSnapshot>;
  delivery: DeliveryTerms;
  limits: OrderLimits;
  coupon: Coupon | undefined;
}

/** A new order at the shop's own prices. */
function newOrder(
  body: PlaceOrderBody,
  { customer, language }: Pick<Orderer, 'customer' | 'language'>,
  { products, delivery, limits, coupon }: Basis,
): Order & { userId: string } {
  const now = new Date();
  const ordered = orderLines(body.orderItems, products, now);
  const lines = (body.coupon ? withCoupon(ordered, coupon, products, now) : ordered).map((line) => ({
    id: String(new Types.ObjectId()),
    ...line,
  }));
  const totals = totalsOf(lines, delivery);
  return {
    id: String(new Types.ObjectId()),
    userId: body.user,
    customer,
    language,
    lines,
    ...totals,
    basis: basisOf(lines, products, coupon, delivery),
    needsReview: needsReview(totals.totalPaise, limits),
    shippingAddress: withoutEmpty(body.shippingAddress),
    ...(body.gstin ? { gstin: body.gstin } : {}),
    ...(body.buyerName ? { buyerName: body.buyerName } : {}),
    ...(body.billingAddress ? { billingAddress: body.billingAddress } : {}),
    paymentMethod: body.paymentMethod,
    paymentStatus: 'pending',
    isDelivered: false,
    isAccepted: false,
    status: 'waiting',
    timeline: [{ event: 'placed', at: now, by: 'customer', note: '' }],
    placedAt: now,
  };
}
