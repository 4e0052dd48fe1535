import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BulkOrder,
  type Cart,
  getAccount,
  listOrderInvoices,
  listQuotations,
  type Order,
  type Product,
  type ProofSummary,
  QUOTATION_STATES,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { artwork, type DemoArtwork } from '../deploy/demo/artwork.ts';
import { products } from '../deploy/demo/catalogue/index.ts';
import { type Call, inParallel, Shop } from '../deploy/demo/client.ts';
import { asha, otherCustomers } from '../deploy/demo/customers.ts';
import { loadArtwork } from '../deploy/demo/load-artwork.ts';
import { loadAshasThings } from '../deploy/demo/load-ashas-things.ts';
import * as catalogue from '../deploy/demo/load-catalogue.ts';
import { isSame, type Loaded, loadBulkOrders, loadOrders } from '../deploy/demo/load-orders.ts';
import { type Session, signIn } from '../deploy/demo/load-people.ts';
import { loadQuotations } from '../deploy/demo/load-quotations.ts';
import { type DemoBulkOrder, type DemoLine, type DemoOrder, orders } from '../deploy/demo/orders.ts';
import { type DemoQuotation, quotations } from '../deploy/demo/quotations.ts';
import { ask } from './api.ts';
import { newCustomer } from './customers.ts';
import { addProduct, adminToken, newName } from './mini-catalogue.ts';
import { shop as address } from './shop.ts';

// Loading the demo shop may be stopped at any moment: `npm stop`, Ctrl-C, a pod that is moved. Here it is cut after each call
// that changes something, and begun again, until it comes to its end: the shop has done that call, and its answer is lost. Then the
// shop is looked at. Orders and quotations are those of the demo shop, under names of their own and with plain products.

const AT_ONCE = 4;

class Cut extends Error {}

/** A shop that goes away at the first change that is not among `made`. */
class CutShop extends Shop {
  readonly #made: Set<string>;
  #isGone = false;
  constructor(url: string, made: Set<string>) {
    super(url);
    this.#made = made;
  }

  protected override async call<T>(method: string, path: string, call: Call): Promise<T> {
    if (this.#isGone) throw new Cut();
    const answer = await super.call<T>(method, path, call);
    const file = call.form?.get('image');
    const change = JSON.stringify([method, path, call.body, file instanceof File && file.name]);
    if (this.#isGone || (method !== 'GET' && !this.#made.has(change))) {
      this.#made.add(change);
      this.#isGone = true;
      throw new Cut();
    }
    return answer;
  }
}

const drawing = (color: string) => () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="150"><rect width="120" height="150" fill="${color}"/></svg>`;

let pictures: string;
let token: string;
let customer: Session;

beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'demo-shop-cut-'));
  // These pictures must not lie among those of the real demo shop.
  process.env.PICTURES_DIR = pictures;
  token = await adminToken();
});
afterAll(async () => {
  delete process.env.PICTURES_DIR;
  await rm(pictures, { recursive: true, force: true });
});

/** Loads until a loading comes to its end, each cut after its first change that no earlier one has made. Returns how many were cut. */
async function countCuts(load: (shop: Shop) => Promise<number>): Promise<number> {
  const made = new Set<string>();
  for (let cuts = 0; ; cuts++) {
    try {
      await load(new CutShop(address().url, made));
      return cuts;
    } catch (fault) {
      if (!(fault instanceof Cut)) throw fault;
    }
  }
}

/** A new customer who lives where one of the demo shop does. */
async function newCustomerLike({ address: home } = asha): Promise<Session> {
  const { login, password } = await newCustomer();
  const session = await signIn(new Shop(address().url), login, password);
  return { ...session, user: { ...session.user, address: home } };
}

it('completes a loading that was cut after every change, with nothing twice and nothing lost', async () => {
  customer = await newCustomerLike();
  const [shirt, diary, mug] = [newName('T-Shirt'), newName('Diary'), newName('Mug')];
  const [model] = products.filter(({ type }) => type === 'T-Shirt');
  if (!model) throw new Error('the demo shop has no T-shirt');
  const look = { ...model, sizes: [], colors: [] };
  const wanted = [
    { ...look, name: shirt, pictures: [drawing('#a22'), drawing('#2a2')] },
    { ...look, name: diary, pictures: [drawing('#22a')] },
    { ...look, name: mug, pictures: [drawing('#aa2'), drawing('#2aa')] },
  ];
  const bulkOrders: DemoBulkOrder[] = [
    { customer: 'asha', product: shirt, status: 'Completed', placement: ['Left'], items: [['Black', 'L', 20]] },
    { customer: null, product: shirt, status: 'Pending', placement: ['Left'], items: [['White', 'M', 30]] },
    { customer: null, product: shirt, status: 'Cancelled', placement: ['Left'], items: [['White', 'M', 40]] },
  ];
  const lines: DemoLine[] = [
    { product: diary, quantity: 2 },
    { product: mug, quantity: 1 },
    { product: shirt, quantity: 4 },
  ];

  const load = async (shop: Shop): Promise<number> => {
    let added = await catalogue.loadProducts(shop, token, () => undefined, wanted);
    const there = new Map((await catalogue.allProducts(shop)).map((one) => [one.name, one]));
    const loaded: Loaded = { shop, adminToken: token, people: new Map([['asha', customer]]), products: there };
    added += await loadBulkOrders(loaded, bulkOrders);
    await loadAshasThings(loaded, [mug], lines);
    return added;
  };
  expect(await countCuts(load)).toBeGreaterThan(10);

  const shop = new Shop(address().url);
  const all = await shop.get<Product[]>('/api/product?limit=500');
  const mine = all.filter(({ name }) => [shirt, diary, mug].includes(name));
  expect(mine.map(({ name, images }) => [name, images.length])).toEqual([[shirt, 2], [diary, 1], [mug, 2]]); // biome-ignore format: a table

  const inBulk = async () => {
    const listed = await shop.get<BulkOrder[]>('/api/bulk-order?limit=500', token);
    return listed.filter(({ productName }) => productName === shirt);
  };
  const statuses = (await inBulk()).map(({ items, status }) => [items[0]?.quantity, status]).toSorted();
  expect(statuses).toEqual([[20, 'Completed'], [30, 'Pending'], [40, 'Cancelled']]); // biome-ignore format: a table

  const cart = () => shop.get<Cart>(`/api/cart/${customer.user._id}`, customer.token);
  expect((await cart()).items.map(({ name, quantity }) => ({ product: name, quantity }))).toEqual(lines);

  // Changes that people made since then stay, such as a bulk order that staff took back to work, or an emptied cart.
  const taken = (await inBulk()).find(({ status }) => status === 'Cancelled');
  await shop.put(`/api/bulk-order/${taken?._id}/status`, { token, body: { status: 'In Production' } });
  for (const { productId } of (await cart()).items) {
    await shop.put(`/api/cart/${customer.user._id}/remove`, { token: customer.token, body: { productId } });
  }
  expect(await load(shop)).toBe(0);
  expect((await inBulk()).find(({ _id }) => _id === taken?._id)?.status).toBe('In Production');
  expect((await cart()).items).toEqual([]);
});

describe('the orders of the demo shop', () => {
  const shop = new Shop(address().url);
  let placed: Order[];

  /** Those for products of this test, without what only those of the demo shop have. */
  async function plainOrders(): Promise<{ wanted: DemoOrder[]; products: Product[] }> {
    const names = new Map(orders.flatMap(({ lines }) => lines.map(({ product }) => [product, newName(product)])));
    const plain = await inParallel([...names.values()], AT_ONCE, (name) =>
      addProduct(token, { name, price: 300, stock: 10_000 }),
    );
    const wanted = orders.map(({ coupon: _, ...order }) => ({
      ...order,
      key: newName(order.key),
      lines: order.lines.map(({ product, qty }) => ({ product: names.get(product) ?? '', qty })),
    }));
    return { wanted, products: plain };
  }

  it('are complete after loadings that were cut after every change, each placed once and come to its fate', async () => {
    const { wanted, products: plain } = await plainOrders();
    const keys = [...new Set(wanted.map(({ customer: key }) => key))];
    const sessions = await inParallel(keys, AT_ONCE, (key) =>
      newCustomerLike(otherCustomers.find((one) => one.key === key)),
    );
    const people = new Map(keys.map((key, n) => [key, sessions[n] as Session]));
    const there = new Map(plain.map((one) => [one.name, one]));
    const loaded = { adminToken: token, paymentsUrl: address().paymentsUrl, people, products: there };
    // Side by side: the orders of one customer are loaded without a look at those of others.
    const cuts = await inParallel(keys, AT_ONCE, (key) => {
      const own = wanted.filter((order) => order.customer === key);
      return countCuts((by) => loadOrders({ ...loaded, shop: by }, own));
    });
    expect(cuts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(orders.length);
    expect(await loadOrders({ ...loaded, shop }, wanted)).toBe(0);
    const ofEach = await inParallel(sessions, AT_ONCE, ({ user, token: own }) =>
      shop.get<Order[]>(`/api/order/${user._id}?limit=500`, own),
    );
    placed = ofEach.flat();
    expect(placed).toHaveLength(orders.length);
    for (const demo of wanted) {
      const [order, ...others] = placed.filter((one) => isSame(one, demo));
      expect(others).toEqual([]);
      const fate = {
        status: demo.fate === 'cancelled' ? 'cancelled' : 'confirmed',
        isDelivered: demo.fate === 'delivered',
      };
      expect([demo.key, order]).toMatchObject([demo.key, fate]);
    }
  });

  it('have at least 30 invoices, 3 credit notes, and payments of every kind', async () => {
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
});

it('has quotations in every state', async () => {
  const wanted = quotations.map((demo): DemoQuotation => {
    const customerName = newName(demo.customerName);
    const email = `${customerName.replaceAll(' ', '-').toLowerCase()}@example.com`;
    // The price list of this shop is another.
    const lines = demo.lines.map(({ details: _, ...line }) => ({
      ...line,
      details: { type: 'custom' as const, name: 'A line' },
    }));
    return { ...demo, customerName, email, lines };
  });
  const added = await loadQuotations(new Shop(address().url), token, address().mailUrl, wanted);
  expect(added).toBe(quotations.length);
  const states = await inParallel(wanted, AT_ONCE, async ({ customerName }) => {
    const found = await ask(listQuotations, { token, query: { search: customerName } });
    return found.map(({ state }) => state);
  });
  expect(new Set(states.flat())).toEqual(new Set(QUOTATION_STATES));
});

it('completes proofs that were cut after every change, with each version sent and answered once', async () => {
  customer = await newCustomerLike();
  const name = newName('Cards');
  const [model] = products.filter(({ type }) => type === 'Business Cards');
  if (!model) throw new Error('the demo shop has no visiting cards');
  const cards = { ...model, name, sizes: [], colors: [], pictures: [drawing('#2aa')] };
  const wanted = artwork.map(
    (demo, n): DemoArtwork => ({
      ...demo,
      order: { ...demo.order, key: `${name}-${n}`, customer: 'asha', lines: [{ product: name, qty: n + 1 }] },
    }),
  );
  const shop = new Shop(address().url);
  await catalogue.loadProducts(shop, token, () => undefined, [cards]);
  const there = new Map((await catalogue.allProducts(shop)).map((one) => [one.name, one]));
  const loadOf = (demos: readonly DemoArtwork[]) => (by: Shop) =>
    loadArtwork({ shop: by, adminToken: token, people: new Map([['asha', customer]]), products: there }, demos);
  // Side by side: most of the time goes into checks of files, which wait for each other.
  const cuts = await Promise.all(wanted.map((demo) => countCuts(loadOf([demo]))));
  expect(cuts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(15);
  const proofs = async () => {
    const found = await shop.get<ProofSummary[]>('/api/proofs?limit=200', token);
    return found
      .filter(({ customer: { userId } }) => userId === customer.user._id)
      .map(({ quantity, state, version }) => [quantity, state, version])
      .toSorted();
  };
  const expected = [[1, 'needs-mending', 0], [2, 'to-proof', 0], [3, 'waiting', 1], [4, 'changes-asked', 1], [5, 'approved', 2]]; // biome-ignore format: a table
  await eventually(async () => expect(await proofs()).toEqual(expected));
  expect(await loadOf(wanted)(shop)).toBe(0);
  expect(await proofs()).toEqual(expected);
  const orders = await shop.get<Order[]>(`/api/order/${customer.user._id}`, customer.token);
  const approved = orders.find(({ orderItems: [line] }) => line?.qty === 5);
  await eventually(async () => {
    const { timeline } = await shop.get<Order>(`/api/order/details/${approved?._id}`, customer.token);
    expect(timeline.map(({ event }) => event).filter((event) => event.startsWith('proof-'))).toEqual([
      ...['proof-sent', 'proof-seen', 'proof-changes-asked', 'proof-sent', 'proof-seen', 'proof-approved'],
    ]);
  });
});
