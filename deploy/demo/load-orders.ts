import type { BulkOrder, Order, Product } from '@print-shop/contracts';
import { priceLines, shippingPaise, toPriced, toRupees } from '@print-shop/contracts/client';
import { inParallel, type Shop } from './client.ts';
import { settleMoney } from './load-money.ts';
import type { Session } from './load-people.ts';
import { bulkOrders, type DemoBulkOrder, type DemoOrder, orders } from './orders.ts';
import { lay } from './pictures/art.ts';
import { onTable } from './pictures/paper.ts';
import { poster } from './pictures/poster-art.ts';

export interface Loaded {
  shop: Shop;
  adminToken: string;
  /** Where the local payment provider is, if there is one. */
  paymentsUrl?: string | undefined;
  people: Map<string, Session>;
  products: Map<string, Product>;
}

/** The object under that name. Throws when there is nothing. */
export const known = <T>(map: Map<string, T>, key: string): T => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The shop has no “${key}”.`);
  return value;
};

/** The body of an order at today's prices. */
function orderBody(order: DemoOrder, { user }: Session, products: Map<string, Product>): Record<string, unknown> {
  const ordered = order.lines.map((line) => known(products, line.product));
  const prices = priceLines(
    order.lines.map(({ qty: quantity, ...line }) => ({ ...line, quantity, productId: line.product })),
    new Map(ordered.map((product) => [product.name, toPriced(product)])),
    new Date(),
  );
  const lines = order.lines.map(({ product: name, ...choice }, n) => {
    const { _id, images } = known(products, name);
    return { product: _id, name, price: toRupees(prices[n]?.unitPaise ?? 0), image: images[0] ?? '', ...choice };
  });
  const items = prices.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const { street, city, country, pincode } = user.address;
  return {
    user: user._id,
    orderItems: lines,
    shippingAddress: { address: street, city, postalCode: pincode, country },
    paymentMethod: order.pay,
    ...(order.coupon ? { coupon: order.coupon } : {}),
    ...(order.gstin ? { gstin: order.gstin, buyerName: order.buyerName } : {}),
    itemsPrice: toRupees(items),
    shippingPrice: toRupees(shippingPaise(items)),
    totalPrice: toRupees(items + shippingPaise(items)),
  };
}

export const isSame = (order: Order, demo: DemoOrder): boolean =>
  order.orderItems.length === demo.lines.length &&
  demo.lines.every((line) => order.orderItems.some((one) => one.name === line.product && one.qty === line.qty));

/** Places the orders that are not there and brings each to its fate. */
export async function loadOrders(loaded: Loaded, wanted: readonly DemoOrder[] = orders): Promise<number> {
  const byCustomer = [...new Set(wanted.map((order) => order.customer))];
  const counts = await inParallel(byCustomer, 3, async (key) => {
    const session = known(loaded.people, key);
    const there = await loaded.shop.get<Order[]>(`/api/order/${session.user._id}?limit=500`, session.token);
    const own = wanted.filter((order) => order.customer === key);
    // All first: stock is reserved for the one while the next is on its way.
    const met: { demo: DemoOrder; order: Order }[] = [];
    for (const demo of own) {
      const old = there.find((order) => isSame(order, demo));
      met.push({ demo, order: old ?? (await place(loaded, demo, session)) });
    }
    for (const { demo, order } of met) await advanceOrder(loaded, demo, session, order);
    const placed = met.filter(({ order }) => !there.includes(order)).length;
    return placed;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

export const place = ({ shop, products }: Loaded, demo: DemoOrder, session: Session): Promise<Order> =>
  shop.post<Order>('/api/order', {
    token: session.token,
    body: orderBody(demo, session, products),
    headers: { 'idempotency-key': `demo-order-${demo.key}` },
  });

/** The order once something is true of it, or as it is after a quarter of a minute. */
async function until(
  { shop }: Loaded,
  session: Session,
  order: Order,
  isSo: (order: Order) => boolean,
): Promise<Order> {
  let now = order;
  for (let attempt = 0; !isSo(now) && attempt < 60; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 250));
    now = await shop.get<Order>(`/api/order/details/${order._id}`, session.token);
  }
  return now;
}

export async function advanceOrder(loaded: Loaded, demo: DemoOrder, session: Session, placed: Order): Promise<void> {
  const { shop, adminToken: token } = loaded;
  // An order waits until its stock is reserved; that takes a moment.
  const order = await until(loaded, session, placed, ({ status }) => status !== 'waiting');
  const path = `/api/order/${order._id}`;
  if (demo.money) await settleMoney(loaded, demo, session, order);
  if (order.status !== 'confirmed') return;
  if (demo.fate === 'cancelled') await shop.put(`${path}/cancel`, { token, body: { reason: demo.reason } });
  if (demo.fate === 'failed' && order.paymentStatus === 'pending') {
    await shop.put(`${path}/payment`, {
      token,
      body: { paymentStatus: 'failed', note: 'The bank declined the payment.' },
    });
  }
  if (!demo.money && (demo.fate === 'paid' || demo.fate === 'delivered') && order.paymentStatus !== 'paid') {
    await shop.put(`${path}/payment`, { token, body: { paymentStatus: 'paid', note: '' } });
  }
  if (demo.fate === 'delivered' && !order.isDelivered) await shop.put(`${path}/deliver`, { token, body: {} });
  if (demo.refund) await refund(loaded, session, order, demo.refund);
}

/** The customer complains about an item, and staff give something back for it, once what was paid has reached the order. */
async function refund(loaded: Loaded, session: Session, placed: Order, amount: number): Promise<void> {
  const { shop, adminToken: token } = loaded;
  const path = `/api/order/${placed._id}`;
  const order = await until(loaded, session, placed, ({ paymentStatus }) => paymentStatus === 'paid');
  const lines = order.orderItems.slice(0, 1).map(({ _id: line, qty: pieces }) => ({ line, pieces }));
  const claim = { kind: 'misprinted', lines, text: 'The colour is not as on the proof.' };
  const claimed = order.claims
    ? order
    : await shop.post<Order>(`${path}/claims`, { token: session.token, body: claim });
  const open = claimed.claims?.find(({ state }) => state === 'open');
  if (!open) return;
  const body = { decision: 'refund', amount, reason: 'The colour is off, as you wrote.' };
  await shop.put(`${path}/claims/${open._id}`, { token, body });
}

/** The design that a guest sends along: a poster of the college fest as SVG. */
function guestDesign(): string {
  const art = poster({ brand: 'fest', headline: 'Udaan 2026', hindi: 'उड़ान', points: ['Volunteer'] }, 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="850" viewBox="0 0 600 850">${lay(art, onTable(600, 850, 300, 425, 0))}</svg>`;
}

const isSameBulk = (there: BulkOrder, demo: DemoBulkOrder, userId: string | null): boolean =>
  there.userId === userId &&
  there.productName === demo.product &&
  there.items.length === demo.items.length &&
  demo.items.every(([color, size, quantity]) =>
    there.items.some((one) => one.color === color && one.size === size && one.quantity === quantity),
  );

/**
 * Places the bulk orders that are not there. One that nobody has moved on since it was placed gets its status, whichever run
 * placed it.
 */
export async function loadBulkOrders(loaded: Loaded, wanted: readonly DemoBulkOrder[] = bulkOrders): Promise<number> {
  const { shop, adminToken: token, people } = loaded;
  const there = await shop.get<BulkOrder[]>('/api/bulk-order?limit=500', token);
  let placed = 0;
  for (const demo of wanted) {
    const session = demo.customer === null ? undefined : known(people, demo.customer);
    const old = there.find((one) => isSameBulk(one, demo, session?.user._id ?? null));
    if (!old) placed++;
    const { _id, status, timeline } = old ?? (await placeBulk(loaded, demo, session));
    if (status === demo.status || timeline.length > 1) continue;
    await shop.put(`/api/bulk-order/${_id}/status`, { token, body: { status: demo.status } });
  }
  return placed;
}

async function placeBulk({ shop, products }: Loaded, demo: DemoBulkOrder, session?: Session): Promise<BulkOrder> {
  const body = {
    userId: session?.user._id ?? null,
    productId: known(products, demo.product)._id,
    ...demo.contact,
    items: demo.items.map(([color, size, quantity]) => ({ color, size, quantity, placement: demo.placement })),
    designImage: demo.design
      ? await sendDesign(shop, new Blob([guestDesign()], { type: 'image/svg+xml' }), 'udaan-volunteers.svg')
      : null,
  };
  return shop.post<BulkOrder>('/api/bulk-order', { ...(session ? { token: session.token } : {}), body });
}

/** Uploads a design and answers its address. */
export async function sendDesign(shop: Shop, design: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.set('design', design, name);
  return (await shop.post<{ url: string }>('/api/bulk-order/design', { form })).url;
}
