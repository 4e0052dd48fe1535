import { blanksTaken, bulkOrderPlaced, bulkOrderUpdated, type EventData } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openCatalog } from '../catalog.fixture.ts';
import { type BlanksStore, createBlanksStore } from './blanks.store.ts';
import { settleOldHolds } from './settle-holds.ts';
import { createStockStore } from './stock.store.ts';
import { take } from './take-on-bulk-order-changed.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
let blanks: BlanksStore;
const told: EventData<typeof blanksTaken>[] = [];

beforeAll(async () => {
  catalog = await openCatalog();
  const { products, blanks: model } = catalog.models;
  blanks = createBlanksStore(products, model, catalog.relay);
  await catalog.parts.broker.listen({ events: [blanksTaken], handle: ({ data }) => void told.push(data) });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });
});
afterAll(() => catalog?.close());

const anOrder = (productId: string | undefined, pieces: number) => ({
  bulkOrderId: String(new Types.ObjectId()),
  userId: null,
  status: 'Pending',
  totalPaise: 0,
  pieces,
  ...(productId ? { productId } : {}),
});
/** A version of the order, as an event of it says. */
const at = (order: ReturnType<typeof anOrder>, version: number, part: { status?: string; pieces?: number } = {}) => ({
  ...order,
  ...part,
  bill: { version, totalPaise: 0, lines: [], shippingPaise: 0 },
});
const stockOf = async (id: string) => (await catalog.models.products.findById(id).lean())?.stock;
const holdsOf = async (id: string) => (await catalog.models.products.findById(id).lean())?.holds.length;
const toldOf = ({ bulkOrderId }: { bulkOrderId: string }) =>
  told
    .filter((one) => one.bulkOrderId === bulkOrderId)
    .map(({ version, pieces, taken, left: [one] }) => ({ version, pieces, taken, stock: one?.stock }));

describe('a bulk order', () => {
  it('takes what is in stock, and says what is missing', async () => {
    const tee = await catalog.addProduct({ stock: 10 });
    const order = anOrder(tee._id, 24);
    await catalog.parts.broker.publish({
      id: crypto.randomUUID(),
      key: bulkOrderPlaced.key,
      occurredAt: new Date().toISOString(),
      data: at(order, 1),
    });
    await eventually(() => expect(toldOf(order)).toEqual([{ version: 1, pieces: 24, taken: 10, stock: 0 }]));
    expect(await stockOf(tee._id)).toBe(0);
  });

  it('gives back what is cancelled, and takes again when it is opened again', async () => {
    const tee = await catalog.addProduct({ stock: 30 });
    const order = anOrder(tee._id, 24);
    await take(blanks, at(order, 1));
    await take(blanks, at(order, 2, { pieces: 20 }));
    expect(await stockOf(tee._id)).toBe(10);
    await catalog.parts.broker.publish({
      id: crypto.randomUUID(),
      key: bulkOrderUpdated.key,
      occurredAt: new Date().toISOString(),
      data: at(order, 3, { status: 'Cancelled', pieces: 20 }),
    });
    await eventually(async () => expect(await stockOf(tee._id)).toBe(30));
    await take(blanks, at(order, 4, { pieces: 20 }));
    await take(blanks, at(order, 5, { status: 'Completed', pieces: 20 }));
    expect(await stockOf(tee._id)).toBe(10);
    await eventually(() => expect(toldOf(order).map(({ taken }) => taken)).toEqual([24, 20, 0, 20]));
  });

  it('moves the stock once for each version, however often and in whatever order they come', async () => {
    const tee = await catalog.addProduct({ stock: 30 });
    const order = anOrder(tee._id, 24);
    await Promise.all([take(blanks, at(order, 1)), take(blanks, at(order, 1)), take(blanks, at(order, 1))]);
    expect(await stockOf(tee._id)).toBe(6);
    const cancelled = at(order, 2, { status: 'Cancelled' });
    await Promise.all([take(blanks, cancelled), take(blanks, at(order, 1)), take(blanks, cancelled)]);
    expect(await stockOf(tee._id)).toBe(30);
    const late = anOrder(tee._id, 5);
    await take(blanks, at(late, 2, { status: 'Cancelled' }));
    await take(blanks, at(late, 1));
    expect(await stockOf(tee._id)).toBe(30);
  });

  it('shares a stock with others that are placed at the same moment', async () => {
    const tee = await catalog.addProduct({ stock: 25 });
    const orders = Array.from({ length: 5 }, () => anOrder(tee._id, 10));
    await Promise.all(orders.map((order) => take(blanks, at(order, 1))));
    expect(await stockOf(tee._id)).toBe(0);
    const taken = await Promise.all(orders.map(async ({ bulkOrderId }) => (await blanks.find(bulkOrderId)).taken));
    expect(taken.reduce((sum, pieces) => sum + pieces, 0)).toBe(25);
  });

  it('goes on from what a process that died has taken and not recorded', async () => {
    const tee = await catalog.addProduct({ stock: 30 });
    const order = anOrder(tee._id, 24);
    const recorded = await blanks.find(order.bulkOrderId);
    await blanks.move({ ...order, productId: tee._id, version: 1 }, recorded);
    expect(await stockOf(tee._id)).toBe(6);
    await take(blanks, at(order, 2, { pieces: 20 }));
    expect(await stockOf(tee._id)).toBe(10);
    await eventually(() =>
      expect(toldOf(order).map(({ version, taken }) => [version, taken])).toEqual([
        [1, 24],
        [2, 20],
      ]),
    );
  });

  it('without a product, or completed, takes nothing', async () => {
    const tee = await catalog.addProduct({ stock: 30 });
    const completed = anOrder(tee._id, 24);
    await take(blanks, at(completed, 3, { status: 'Completed' }));
    const any = anOrder(undefined, 24);
    await take(blanks, at(any, 1));
    expect(await stockOf(tee._id)).toBe(30);
    expect([await blanks.find(completed.bulkOrderId), await blanks.find(any.bulkOrderId)]).toEqual(
      Array(2).fill({ version: 0, pieces: 0, taken: 0 }),
    );
  });

  it('has to buy all blanks of a product that is gone', async () => {
    const order = anOrder(String(new Types.ObjectId()), 24);
    await take(blanks, at(order, 1));
    expect(await blanks.find(order.bulkOrderId)).toEqual({ version: 1, pieces: 24, taken: 0 });
  });

  it('leaves no note in the product once it is recorded', async () => {
    const tee = await catalog.addProduct({ stock: 30 });
    const order = anOrder(tee._id, 24);
    const unrecorded = anOrder(tee._id, 2);
    await take(blanks, at(order, 1));
    await blanks.move({ ...unrecorded, productId: tee._id, version: 1 }, await blanks.find(unrecorded.bulkOrderId));
    const { products, reservations } = catalog.models;
    const stock = createStockStore(products, reservations, catalog.relay);
    const settled = settleOldHolds(catalog.works, { stock, blanks });
    await settled.sweep(new Date(Date.now() + 3_600_000));
    expect(await holdsOf(tee._id)).toBe(1);
    await take(blanks, at(unrecorded, 1));
    await settled.sweep(new Date(Date.now() + 3_600_000));
    expect([await holdsOf(tee._id), await stockOf(tee._id)]).toEqual([0, 4]);
  });
});
