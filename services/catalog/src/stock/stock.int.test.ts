import { stockRejected, stockReleased, stockReserved } from '@print-shop/contracts';
import { createLogger, type Sweep } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openCatalog } from '../catalog.fixture.ts';
import { releaseNote } from '../product/hold.ts';
import { type BlanksStore, createBlanksStore } from './blanks.store.ts';
import { release } from './release-on-order-cancelled.ts';
import { reserve } from './reserve-on-order-placed.ts';
import { returnLines } from './return-on-order-lines-cancelled.ts';
import { createSettledHolds, type SettledHolds, settleOldHolds } from './settle-holds.ts';
import { createStockStore, type StockStore } from './stock.store.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
let stock: StockStore;
let settled: SettledHolds;
let oldHolds: Sweep<number>;
let blanks: BlanksStore;
const heard: { key: string; orderId: string }[] = [];

beforeAll(async () => {
  catalog = await openCatalog();
  stock = createStockStore(catalog.models.products, catalog.models.reservations, catalog.relay);
  blanks = createBlanksStore(catalog.models.products, catalog.models.blanks, catalog.relay);
  settled = createSettledHolds(stock, createLogger('test', 'silent'));
  oldHolds = settleOldHolds(catalog.works, { stock, blanks });
  await catalog.parts.broker.listen({
    events: [stockReserved, stockRejected, stockReleased],
    handle: ({ key, data }) => heard.push({ key, orderId: data.orderId }),
  });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });
});
afterAll(async () => {
  await settled?.close();
  await catalog?.close();
});

const order = (...lines: [productId: string, quantity: number][]) => ({
  orderId: String(new Types.ObjectId()),
  userId: String(new Types.ObjectId()),
  placedAt: new Date().toISOString(),
  lines: lines.map(([productId, quantity]) => ({
    productId,
    quantity,
    size: '',
    color: '',
    placement: '',
    design: '',
  })),
});
const stockOf = async (id: string) => (await catalog.models.products.findById(id).lean())?.stock;
const holdsOf = async (id: string) => (await catalog.models.products.findById(id).lean())?.holds.length;
const heardOf = (orderId: string) => heard.filter((event) => event.orderId === orderId).map(({ key }) => key);

it('takes the stock of every line once, however often the order comes', async () => {
  const [tee, cap] = [await catalog.addProduct({ stock: 10 }), await catalog.addProduct({ stock: 5 })];
  const placed = order([tee._id, 2], [tee._id, 1], [cap._id, 5]);
  await Promise.all([reserve(stock, settled, placed), reserve(stock, settled, placed)]);
  await reserve(stock, settled, placed);
  expect([await stockOf(tee._id), await stockOf(cap._id)]).toEqual([7, 0]);
  await eventually(() => expect(heardOf(placed.orderId)).toEqual([stockReserved.key]));
});

it('says how many pieces of each product are left', async () => {
  const left: unknown[] = [];
  const tee = await catalog.addProduct({ stock: 10 });
  const placed = order([tee._id, 3]);
  oldHolds = settleOldHolds(catalog.works, { stock, blanks });
  await catalog.parts.broker.listen({
    events: [stockReserved],
    handle: ({ data }) => void (data.orderId === placed.orderId && left.push(data.left)),
  });
  await reserve(stock, settled, placed);
  await eventually(() => expect(left).toEqual([[{ productId: tee._id, name: tee.name, stock: 7 }]]));
});

it('takes nothing when one line is short, and says what is short', async () => {
  const [tee, cap] = [await catalog.addProduct({ stock: 10 }), await catalog.addProduct({ stock: 1 })];
  const placed = order([tee._id, 2], [cap._id, 2]);
  await reserve(stock, settled, placed);
  expect([await stockOf(tee._id), await stockOf(cap._id)]).toEqual([10, 1]);
  expect([await holdsOf(tee._id), await holdsOf(cap._id)]).toEqual([0, 0]);
  await eventually(() => expect(heardOf(placed.orderId)).toEqual([stockRejected.key]));
});

it('gives the last piece to exactly one of fifty', async () => {
  const { _id } = await catalog.addProduct({ stock: 1 });
  const orders = Array.from({ length: 50 }, () => order([_id, 1]));
  await Promise.all(orders.map((placed) => reserve(stock, settled, placed)));
  const states = await Promise.all(orders.map(async ({ orderId }) => (await stock.findReservation(orderId))?.state));
  expect(states.filter((state) => state === 'reserved')).toHaveLength(1);
  expect(states.filter((state) => state === 'rejected')).toHaveLength(49);
  expect(await stockOf(_id)).toBe(0);
});

it('gives the stock of a cancelled order back once', async () => {
  const { _id } = await catalog.addProduct({ stock: 3 });
  const placed = order([_id, 3]);
  await reserve(stock, settled, placed);
  expect(await stockOf(_id)).toBe(0);
  await Promise.all([release(stock, placed.orderId), release(stock, placed.orderId)]);
  await release(stock, placed.orderId);
  expect(await stockOf(_id)).toBe(3);
  await eventually(() => expect(heardOf(placed.orderId)).toContain(stockReleased.key));
});

it('moves stock without a change to the date of a product', async () => {
  const { _id } = await catalog.addProduct({ stock: 5 });
  const changedAt = async () => (await catalog.models.products.findById(_id, { updatedAt: 1 }).lean())?.updatedAt;
  const before = await changedAt();
  expect(before).toBeInstanceOf(Date);
  const [placed, kept] = [order([_id, 2]), order([_id, 1])];
  // Nobody but the test removes holds.
  const unsettled = { ...settled, add: () => undefined };
  for (const one of [placed, kept]) await reserve(stock, unsettled, one);
  await release(stock, placed.orderId);
  const piece = { productId: _id, quantity: 1 };
  const [id = ''] = await stock.holdsOf(kept.orderId, [piece]);
  await stock.giveBack(kept.orderId, [id], [piece]);
  expect(await stockOf(_id)).toBe(5);
  await stock.forget([_id], [...(await stock.holdsOf(placed.orderId, [piece])), releaseNote(placed.orderId)]);
  expect(await holdsOf(_id)).toBe(0);
  expect(await changedAt()).toEqual(before);
});

it('leaves no hold in a product once its order is decided', async () => {
  const { _id } = await catalog.addProduct({ stock: 5 });
  const settling = createSettledHolds(stock, createLogger('test', 'silent'));
  await reserve(stock, settling, order([_id, 2]));
  await settling.close();
  expect([await stockOf(_id), await holdsOf(_id)]).toEqual([3, 0]);
});

it('has its events published at once, without waiting for the sweep', async () => {
  const nudged: string[] = [];
  const nudge: typeof catalog.relay.nudge = async (_model, { outbox }) => {
    nudged.push(outbox.at(-1)?.key ?? 'none');
  };
  const { products, reservations } = catalog.models;
  const nudging = createStockStore(products, reservations, { ...catalog.relay, nudge });
  const { _id } = await catalog.addProduct({ stock: 5 });
  const placed = order([_id, 1], [_id, 2]);
  await reserve(nudging, settled, placed);
  const [line] = placed.lines.map((one) => ({ ...one, lineId: 'line' }));
  await returnLines(nudging, { ...placed, lines: line ? [line] : [] });
  await release(nudging, placed.orderId);
  await reserve(nudging, settled, order([_id, 6]));
  expect(nudged).toEqual([stockReserved.key, stockReleased.key, stockReleased.key, stockRejected.key]);
});

it('has nothing to take from a product that is gone', async () => {
  const wanted = [{ productId: String(new Types.ObjectId()), quantity: 1 }];
  expect(await stock.available(wanted)).toEqual([{ ...wanted[0], available: 0 }]);
});

it('tells the attempts that hold stock for an order from notes and from other orders', async () => {
  const { _id } = await catalog.addProduct({ stock: 5 });
  const wanted = { productId: _id, quantity: 1 };
  const [own, other] = [order([_id, 1]).orderId, order([_id, 1]).orderId];
  await stock.hold(own, 'own attempt', wanted);
  await stock.hold(other, 'other attempt', wanted);
  await stock.putBack(own, wanted);
  expect(await stock.holdsOf(own, [wanted])).toEqual(['own attempt']);
  expect(await stock.hold(own, 'second attempt', wanted)).toMatchObject({ id: 'own attempt', left: { stock: 4 } });
});

describe('the stock of a cancelled line', () => {
  const lineId = () => String(new Types.ObjectId());
  const cancelled = ({ orderId, lines }: ReturnType<typeof order>, ...indexes: number[]) => ({
    orderId,
    lines: lines.filter((_, index) => indexes.includes(index)).map((line) => ({ ...line, lineId: lineId() })),
  });
  const HOURS_MS = 3 * 3_600_000;

  it('goes back once, however often and at how many places its cancellation comes', async () => {
    const [tee, cap] = [await catalog.addProduct({ stock: 10 }), await catalog.addProduct({ stock: 5 })];
    const placed = order([tee._id, 2], [tee._id, 3], [cap._id, 5]);
    await reserve(stock, settled, placed);
    const first = cancelled(placed, 0);
    await Promise.all([1, 2, 3].map(() => returnLines(stock, first)));
    await returnLines(stock, first);
    expect([await stockOf(tee._id), await stockOf(cap._id)]).toEqual([7, 0]);
    await eventually(() => expect(heardOf(placed.orderId)).toEqual([stockReserved.key, stockReleased.key]));
    await oldHolds.sweep(new Date(Date.now() + HOURS_MS));
    expect(await holdsOf(tee._id)).toBe(0);
    await returnLines(stock, first);
    expect(await stockOf(tee._id)).toBe(7);
  });

  it('does not go back again with the rest of its order', async () => {
    const [tee, cap] = [await catalog.addProduct({ stock: 10 }), await catalog.addProduct({ stock: 5 })];
    const placed = order([tee._id, 2], [tee._id, 3], [cap._id, 5]);
    await reserve(stock, settled, placed);
    const two = cancelled(placed, 0, 2);
    await returnLines(stock, two);
    expect([await stockOf(tee._id), await stockOf(cap._id)]).toEqual([7, 5]);
    await release(stock, placed.orderId);
    await returnLines(stock, two);
    await release(stock, placed.orderId);
    expect([await stockOf(tee._id), await stockOf(cap._id)]).toEqual([10, 5]);
  });

  it('goes back with its order where that cancellation comes first, or at the same time', async () => {
    const { _id } = await catalog.addProduct({ stock: 10 });
    const [late, same] = [order([_id, 2], [_id, 3]), order([_id, 1], [_id, 4])];
    for (const placed of [late, same]) await reserve(stock, settled, placed);
    expect(await stockOf(_id)).toBe(0);
    await release(stock, late.orderId);
    await returnLines(stock, cancelled(late, 0));
    expect(await stockOf(_id)).toBe(5);
    const both = [cancelled(same, 0), cancelled(same, 1)];
    await Promise.all([
      ...both.map((lines) => returnLines(stock, lines)),
      ...both.map(() => release(stock, same.orderId)),
      ...both.map((lines) => returnLines(stock, lines)),
    ]);
    expect(await stockOf(_id)).toBe(10);
  });

  it('goes back after a crash between recording it and returning it, also when the order went meanwhile', async () => {
    const { _id } = await catalog.addProduct({ stock: 5 });
    const placed = order([_id, 2], [_id, 3]);
    await reserve(stock, settled, placed);
    const one = cancelled(placed, 0);
    await stock.startReturn(
      placed.orderId,
      one.lines.map(({ lineId, productId, quantity }) => ({ lineId, productId, quantity })),
    );
    await release(stock, placed.orderId);
    expect(await stockOf(_id)).toBe(3);
    await returnLines(stock, one);
    expect(await stockOf(_id)).toBe(5);
  });

  it('is nothing for an order that holds none, like a past one or one of services', async () => {
    const { _id } = await catalog.addProduct({ stock: 5 });
    const past = order([_id, 1]);
    await returnLines(stock, cancelled(past, 0));
    await returnLines(stock, { ...past, lines: [] });
    expect([await stockOf(_id), await stock.findReservation(past.orderId)]).toEqual([5, undefined]);
  });

  it('of an order from before lines could be cancelled goes back too', async () => {
    const { _id } = await catalog.addProduct({ stock: 5 });
    const placed = order([_id, 2], [_id, 3]);
    await reserve(stock, settled, placed);
    await catalog.models.reservations.updateOne({ _id: placed.orderId }, { $unset: { returned: 1 } });
    await returnLines(stock, cancelled(placed, 1));
    expect(await stockOf(_id)).toBe(3);
  });
});

it('reserves nothing for an order whose cancellation came first', async () => {
  const { _id } = await catalog.addProduct({ stock: 3 });
  const placed = order([_id, 3]);
  await release(stock, placed.orderId);
  await reserve(stock, settled, placed);
  expect(await stockOf(_id)).toBe(3);
});

it('goes on after a crash between taking the stock and writing the decision', async () => {
  const { _id } = await catalog.addProduct({ stock: 1 });
  const placed = order([_id, 1]);
  await stock.hold(placed.orderId, 'attempt-that-crashed', { productId: _id, quantity: 1 });
  await reserve(stock, settled, placed);
  expect((await stock.findReservation(placed.orderId))?.state).toBe('reserved');
  expect(await stockOf(_id)).toBe(0);
});

it('sweeps up what crashes left behind: counted holds are forgotten, others give their stock back', async () => {
  const { _id } = await catalog.addProduct({ stock: 5 });
  const placed = order([_id, 2]);
  await reserve(stock, settled, placed);
  await catalog.models.products.updateOne(
    { _id },
    {
      $inc: { stock: -1 },
      $push: { holds: { id: 'late attempt', orderId: placed.orderId, quantity: 1, at: new Date() } },
    },
  );
  await oldHolds.sweep(new Date(Date.now() + 120_000));
  expect([await stockOf(_id), await holdsOf(_id)]).toEqual([3, 0]);
});

it('settles what was left behind although one hold cannot be settled', async () => {
  const [bad, good] = [await catalog.addProduct({ stock: 5 }), await catalog.addProduct({ stock: 5 })];
  const [broken, left] = [order([bad._id, 1]), order([good._id, 1])];
  for (const [placed, { _id }] of [
    [broken, bad],
    [left, good],
  ] as const) {
    await stock.hold(placed.orderId, `left ${_id}`, { productId: _id, quantity: 1 });
    await stock.decideReleased(placed.orderId);
  }
  const failing: StockStore = {
    ...stock,
    async findReservation(orderId) {
      if (orderId === broken.orderId) throw new Error('this reservation cannot be read');
      return stock.findReservation(orderId);
    },
  };
  await settleOldHolds(catalog.works, { stock: failing, blanks }).sweep(new Date(Date.now() + 120_000));
  expect([await holdsOf(bad._id), await holdsOf(good._id)]).toEqual([1, 0]);
  expect(await stockOf(good._id)).toBe(5);
});

it('never lets an administrator lower the stock below what orders have left', async () => {
  const { _id } = await catalog.addProduct({ stock: 20 });
  await Promise.all([
    ...Array.from({ length: 10 }, () => reserve(stock, settled, order([_id, 1]))),
    catalog.asAdmin('put', `/api/product/${_id}`).send({ stock: 0 }),
  ]);
  expect(await stockOf(_id)).toBeGreaterThanOrEqual(0);
});
