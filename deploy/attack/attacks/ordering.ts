import { randomBytes, randomUUID } from 'node:crypto';
import { BULK_COLORS, BULK_SIZES, PLACEMENTS } from '@print-shop/contracts';
import { type Attack, type HttpSent, oneOf, type Prepared, refused, type ShopProduct } from '../types.ts';
import { bulkLine, orderOf } from './bodies.ts';

/** The most that an account may owe for open orders that are not paid. The local run keeps production's figure. */
const OPEN_UNPAID_RUPEES = 500_000;
const MOST_PIECES = 100_000;

const post = (path: string, body: object, headers: Record<string, string> = {}): HttpSent => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const order = (shop: Prepared, items: object[], more: Record<string, string> = {}) =>
  post('/api/order', orderOf(shop, items), { authorization: `Bearer ${shop.customer.token}`, ...more });
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const unknownId = () => randomBytes(12).toString('hex');

/** A bulk order of as many such lines, each of as many pieces as a line may have, printed everywhere. */
export const hugeBulkOrder = (lines: number) => ({
  items: many(lines, (n) => ({
    color: BULK_COLORS[n % BULK_COLORS.length],
    size: BULK_SIZES[Math.floor(n / BULK_COLORS.length) % BULK_SIZES.length],
    quantity: MOST_PIECES,
    placement: PLACEMENTS,
  })),
});

/** The product of which one account could hold most, in rupees. */
export const dearest = (products: readonly ShopProduct[]): ShopProduct | undefined =>
  products.toSorted((a, b) => b.price * b.stock - a.price * a.stock)[0];

/** The sum of open orders that nobody has paid, in rupees. Cash on delivery does not count. */
export const openUnpaid = (
  orders: { status: string; paymentStatus: string; paymentMethod: string; totalPrice: number }[],
): number =>
  orders
    .filter(({ status, paymentStatus }) => ['waiting', 'confirmed'].includes(status) && paymentStatus === 'pending')
    .filter(({ paymentMethod }) => paymentMethod !== 'cash_on_delivery')
    .reduce((sum, { totalPrice }) => sum + totalPrice, 0);

async function owes({ url, customer }: Prepared): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${customer.token}` };
  const res = await fetch(`${url}/api/order/${customer.id}?limit=500`, { headers });
  const rupees = openUnpaid((await res.json()) as Parameters<typeof openUnpaid>[0]);
  return rupees > OPEN_UNPAID_RUPEES ? `an account of minutes holds unpaid orders of ₹${rupees}` : undefined;
}

export const orderingAttacks: Attack[] = [
  {
    name: 'orders of 200 lines of 100,000 pieces',
    requests: (shop) => {
      const lines = many(200, (n) => ({ product: shop.products[n % shop.products.length]?._id, qty: MOST_PIECES }));
      return many(10, () => order(shop, lines));
    },
    expect: refused,
  },
  {
    name: 'holding stock without paying',
    lanes: 4,
    requests: (shop) => {
      const { _id, price = 1, stock = 1 } = dearest(shop.products) ?? {};
      const qty = Math.max(1, Math.min(Math.floor(100_000 / price), Math.floor(stock / 10)));
      return many(30, () => order(shop, [{ product: _id, qty }]));
    },
    expect: (answer, sent, shop) => (answer.status === 201 ? undefined : refused(answer, sent, shop)),
    afterwards: owes,
  },
  {
    name: 'one Idempotency-Key for other orders',
    lanes: 1,
    requests: (shop) => {
      const product = shop.products.find(({ stock }) => stock > 10)?._id;
      return many(5, () => {
        const key = { 'idempotency-key': randomUUID() };
        return [1, 2, 3].map((qty) => ({ ...order(shop, [{ product, qty }], key), qty }));
      }).flat();
    },
    expect: (answer, sent, shop) =>
      answer.status === 201 && (sent as { qty?: number }).qty === 1 ? undefined : refused(answer, sent, shop),
  },
  {
    name: 'orders of unknown products',
    requests: (shop) =>
      many(20, () => [
        order(shop, [{ product: unknownId(), qty: 1 }]),
        post('/api/bulk-order', { productId: unknownId(), items: [bulkLine] }),
      ]).flat(),
    expect: refused,
  },
  {
    name: "guests' bulk orders in a burst",
    lanes: 30,
    requests: () => many(30, () => post('/api/bulk-order', { items: [bulkLine] })),
    // The local run raises how many an address may place, so that the tests can order from one.
    expect: oneOf(201, 409, 429),
  },
  {
    name: "guests' bulk orders of ₹7,20,00,000 and ₹36,00,00,00,000",
    requests: () => [1, 500].map((lines) => post('/api/bulk-order', hugeBulkOrder(lines))),
    expect: refused,
  },
];
