import { orderCancelled, orderConfirmed } from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openCatalog } from '../catalog.fixture.ts';
import { createCompanionsStore } from './companions.store.ts';
import { createOrderedStore } from './ordered.store.ts';
import { recompute, recomputeNightly } from './recompute.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;

beforeAll(async () => {
  catalog = await openCatalog();
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });
});
afterAll(() => catalog?.close());

const newId = () => String(new Types.ObjectId());
const line = { quantity: 1, size: '', color: '', placement: '', design: '' };
const tell = (key: string, orderId: string, productIds: string[], more: object = {}) =>
  catalog.parts.broker.publish({
    id: crypto.randomUUID(),
    key,
    occurredAt: new Date().toISOString(),
    data: {
      orderId,
      userId: newId(),
      placedAt: new Date().toISOString(),
      lines: productIds.map((productId) => ({ ...line, productId })),
      ...more,
    },
  });
const countOrders = (orderIds: string[]) =>
  catalog.quietModels.ordered.countDocuments({ _id: { $in: orderIds }, 'productIds.0': { $exists: true } });
/** Confirms orders of these products and waits until the catalog knows of them. */
async function order(...orders: string[][]): Promise<string[]> {
  const ids = orders.map(newId);
  for (const [index, id] of ids.entries()) await tell(orderConfirmed.key, id, orders[index] ?? []);
  await eventually(async () => expect(await countOrders(ids)).toBe(ids.length));
  return ids;
}
const products = async (count: number): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => catalog.addProduct()))).map(({ _id }) => _id);
const stores = () => ({
  ordered: createOrderedStore(catalog.quietModels.ordered),
  companions: createCompanionsStore(catalog.quietModels.companions),
});
const run = (now = new Date()) => recompute({ ...stores(), minOrders: 3 }, now);
const withIt = async (id: string): Promise<string[]> =>
  (await request(catalog.app).get(`/api/product/${id}/bought-together`)).body.map(({ _id }: { _id: string }) => _id);

describe('what is often bought together', () => {
  it('is what at least three orders contain, most often first, also when an order is confirmed twice', async () => {
    const [a = '', b = '', c = '', d = ''] = await products(4);
    const ids = await order([a, b, c], [a, b, c], [a, b], [a, c], [a, c], [a, d], [a, d], [b, d]);
    await tell(orderConfirmed.key, ids[5] ?? '', [a, d]);
    await run();
    expect(await withIt(a)).toEqual([c, b]);
    expect(await withIt(b)).toEqual([a]);
    expect(await withIt(d)).toEqual([]);
    expect(await withIt(newId())).toEqual([]);
  });

  it('contains neither products that are gone nor those out of stock, and four at most', async () => {
    const [a = '', ...others] = await products(8);
    await order([a, ...others], [a, ...others], [a, ...others]);
    await run();
    const [gone, soldOut, ...rest] = [...others].sort();
    await catalog.asAdmin('delete', `/api/product/${gone}`);
    await catalog.asAdmin('put', `/api/product/${soldOut}`).send({ stock: 0 });
    expect(await withIt(a)).toEqual(rest.slice(0, 4));
  });

  it('counts no cancelled orders, and goes when too few are left', async () => {
    const [a = '', b = ''] = await products(2);
    const [first = ''] = await order([a, b], [a, b], [a, b]);
    await run();
    expect(await withIt(a)).toEqual([b]);
    await tell(orderCancelled.key, first, [a, b], { reason: 'Changed my mind' });
    await eventually(async () => expect(await countOrders([first])).toBe(0));
    // The confirmation may be handled after it.
    await createOrderedStore(catalog.quietModels.ordered).add(first, [a, b], new Date());
    await run();
    expect(await withIt(a)).toEqual([]);
  });

  it('keeps nothing of an order of one product, and nothing about who ordered', async () => {
    const [a = '', b = ''] = await products(2);
    const single = newId();
    await tell(orderConfirmed.key, single, [a, a]);
    const [pair = ''] = await order([a, b]);
    expect(await countOrders([single])).toBe(0);
    expect(await catalog.quietModels.ordered.findById(pair).lean()).toEqual({
      _id: pair,
      productIds: [a, b],
      at: expect.any(Date),
    });
  });

  it('is found minutes after the first orders, not in the night after them', async () => {
    const { ordered, companions } = stores();
    await Promise.all([catalog.quietModels.ordered.deleteMany({}), catalog.quietModels.companions.deleteMany({})]);
    await catalog.parts.mongo
      .collection<{ _id: string }>('work')
      .deleteOne({ _id: 'night:finding what is bought together' });
    const deps = { ordered, companions, minOrders: 3, works: createWorks(catalog.parts) };
    const nightly = recomputeNightly(deps);
    await nightly.sweep();
    const [a = '', b = ''] = await products(2);
    await order([a, b], [a, b], [a, b]);
    await nightly.sweep();
    expect(await withIt(a)).toEqual([b]);
    const [c = ''] = await products(1);
    await order([a, c], [a, c], [a, c]);
    await nightly.sweep();
    await nightly.close();
    expect(await withIt(c)).toEqual([]);
  });
});
