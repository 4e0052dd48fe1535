import { getAccount, listOrderInvoices, listQuotations, QUOTATION_STATES } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { inParallel, Shop } from '../deploy/demo/client.ts';
import { asha } from '../deploy/demo/customers.ts';
import { loadOrders } from '../deploy/demo/load-orders.ts';
import type { Session } from '../deploy/demo/load-people.ts';
import { loadQuotations } from '../deploy/demo/load-quotations.ts';
import { type DemoOrder, orders } from '../deploy/demo/orders.ts';
import { type DemoQuotation, quotations } from '../deploy/demo/quotations.ts';
import { ask, signedIn } from './api.ts';
import { newCustomer, ordersOf } from './customers.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';
import { shop as address } from './shop.ts';

// The orders and quotations of the demo shop are loaded as it loads them, under names of their own and with plain products: what
// they become in the shop is looked at here.

const AT_ONCE = 4;

const shop = new Shop(address().url);
let token: string;
beforeAll(async () => {
  token = await adminToken();
});

/** The demo orders for products of this test, without what only those of the demo shop have. */
async function plainOrders(): Promise<{ wanted: DemoOrder[]; products: Awaited<ReturnType<typeof addProduct>>[] }> {
  const names = new Map(orders.flatMap(({ lines }) => lines.map(({ product }) => [product, newName(product)])));
  const products = await inParallel([...names.values()], AT_ONCE, (name) =>
    addProduct(token, { name, price: 300, stock: 10_000 }),
  );
  const wanted = orders.map(({ coupon: _, ...order }) => ({
    ...{ ...order, key: newName(order.key) },
    lines: order.lines.map(({ product, qty }) => ({ product: names.get(product) ?? '', qty })),
  }));
  return { wanted, products };
}

it('has at least 30 invoices, 3 credit notes, and payments of every kind', async () => {
  const { wanted, products } = await plainOrders();
  const keys = [...new Set(wanted.map(({ customer }) => customer))];
  const customers = await inParallel(keys, AT_ONCE, () => newCustomer());
  const sessions = await inParallel(customers, AT_ONCE, async (customer): Promise<Session> => {
    const session = await signedIn(customer);
    return { ...session, user: { ...session.user, address: asha.address } };
  });
  const people = new Map(keys.map((key, n) => [key, sessions[n] as Session]));
  const loaded = { shop, adminToken: token, paymentsUrl: address().paymentsUrl, people };
  const added = await loadOrders({ ...loaded, products: new Map(products.map((one) => [one.name, one])) }, wanted);
  expect(added).toBe(orders.length);

  const placed = (await Promise.all(customers.map(ordersOf))).flat();
  const ofEach = <T>(read: (order: string) => Promise<T>) => inParallel(placed, AT_ONCE, ({ _id }) => read(_id));
  await eventually(async () => {
    const documents = await ofEach((order) => ask(listOrderInvoices, { token, params: { order } }));
    const count = (...kinds: string[]) => documents.flat().filter(({ kind }) => kinds.includes(kind)).length;
    expect(count('tax-invoice', 'bill-of-supply')).toBeGreaterThanOrEqual(30);
    expect(count('credit-note')).toBeGreaterThanOrEqual(3);
  });
  await eventually(async () => {
    const accounts = await ofEach((order) => ask(getAccount, { token, params: { order } }));
    const entries = accounts.flatMap((account) => account?.entries ?? []);
    const kinds = new Set(entries.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['charge', 'credit', 'payment', 'refund', 'write-off']));
    const ways = new Set(entries.flatMap(({ kind, way }) => (kind === 'payment' && way ? [way] : [])));
    expect([...ways]).toEqual(expect.arrayContaining(['upi', 'bank', 'cheque', 'cash']));
    const isOnline = ({ reference = '' }: (typeof entries)[number]) => reference.startsWith('pay_');
    expect(entries.filter(isOnline).length).toBeGreaterThanOrEqual(3);
    expect(accounts.some((account) => account?.state === 'reported')).toBe(true);
    expect(accounts.some((account) => account && account.paid > 0 && account.balance > 0)).toBe(true);
  });
});

it('has quotations in every state', async () => {
  const wanted = quotations.map((demo): DemoQuotation => {
    const customerName = newName(demo.customerName);
    const email = `${customerName.replaceAll(' ', '-').toLowerCase()}@example.com`;
    // The price list of this shop is another.
    const lines = demo.lines.map(({ details: _, ...line }) => ({
      ...{ ...line, details: { type: 'custom' as const, name: 'A line' } },
    }));
    return { ...demo, customerName, email, lines };
  });
  expect(await loadQuotations(shop, token, address().mailUrl, wanted)).toBe(quotations.length);
  const states = await inParallel(wanted, AT_ONCE, async ({ customerName }) => {
    const found = await ask(listQuotations, { token, query: { search: customerName } });
    return found.map(({ state }) => state);
  });
  expect(new Set(states.flat())).toEqual(new Set(QUOTATION_STATES));
});
