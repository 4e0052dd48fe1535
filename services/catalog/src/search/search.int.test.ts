import type { ProductSearch } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { createLogger } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openCatalog } from '../catalog.fixture.ts';
import { reserve } from '../stock/reserve-on-order-placed.ts';
import { createSettledHolds } from '../stock/settle-holds.ts';
import { createStockStore } from '../stock/stock.store.ts';
import { createSynonymStore } from '../synonyms/synonyms.store.ts';
import { followChanges } from './follow-changes.ts';
import { createProductIndex, type ProductIndex } from './product-index.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
/** The index of another process of the same service. */
let replica: ProductIndex;
let follower: Awaited<ReturnType<typeof followChanges>>;
/** Tells it that the broker was away. */
let missed = (): void => undefined;

beforeAll(async () => {
  catalog = await openCatalog();
  const { parts, models, relay } = catalog;
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'Cards', category: ['Standard', 'Premium'] });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'Banners', category: ['Flex'] });
  await card({ name: 'Visiting Cards', stock: 3, happyHourDiscount: 50 });
  replica = createProductIndex();
  const synonyms = createSynonymStore(models.synonyms, relay);
  const logger = createLogger('test', 'silent');
  const broker: Pick<Broker, 'listen'> = {
    listen(listener) {
      missed = () => listener.missed?.();
      return parts.broker.listen(listener);
    },
  };
  follower = await followChanges({ index: replica, products: models.products, synonyms, broker, logger });
});
afterAll(async () => {
  await follower?.close();
  await catalog?.close();
});

const card = (fields: object) => catalog.addProduct({ type: 'Cards', category: 'Standard', ...fields });
const search = async (query: object): Promise<ProductSearch> => {
  const res = await request(catalog.app).get('/api/product/search').query(query);
  expect(res.status).toBe(200);
  return res.body;
};
const names = ({ products }: ProductSearch) => products.map(({ name }) => name);
const onReplica = (text: string, narrowing: object = {}) =>
  replica.search({ text, sort: 'relevance', page: 1, limit: 20, ...narrowing }).ids;

it('answers products, their number, the counts of filters and the spelling that was used', async () => {
  await card({ name: 'Foil Cards', category: 'Premium', price: 900, sizes: ['M'], isCustomizable: true, stock: 0 });
  const found = await search({ q: 'visting kardz', priceBelow: 200 });
  expect(names(found)).toEqual(['Visiting Cards']);
  expect(found).toMatchObject({ total: 1, facets: { inStock: 1, types: [{ value: 'Cards', count: 1 }] } });
  expect((await search({ q: 'foyl', customizable: 'true', size: 'M', category: 'Premium' })).total).toBe(1);
  expect((await search({ q: 'cards', inStock: 'true' })).products.map(({ name }) => name)).toEqual(['Visiting Cards']);
  expect((await search({ sort: 'price', type: 'Cards' })).products.map(({ name }) => name)).toEqual([
    'Visiting Cards',
    'Foil Cards',
  ]);
});

it.each([
  { q: 'a'.repeat(101) },
  { limit: 101 },
  { page: 101, limit: 100 },
  { size: 'XXXL' },
  { sort: 'cheapest' },
  { priceFrom: -1 },
  { inStock: 'maybe' },
])('refuses %j', async (query) => {
  expect((await request(catalog.app).get('/api/product/search').query(query)).status).toBe(400);
});

it('suggests what begins like the text', async () => {
  const res = await request(catalog.app).get('/api/product/suggestions').query({ q: 'विजि' });
  expect(res.body.suggestions).toContainEqual({ kind: 'product', id: expect.any(String), name: 'Visiting Cards' });
  const types = await request(catalog.app).get('/api/product/suggestions').query({ q: 'car' });
  expect(types.body.suggestions[0]).toEqual({ kind: 'type', type: 'Cards' });
  expect((await request(catalog.app).get('/api/product/suggestions')).body).toEqual({ suggestions: [] });
});

it('searches the plain list in the same way, with its sorts and filters', async () => {
  const res = await request(catalog.app).get('/api/product').query({ search: 'कार्ड', sort: 'name', stock: 'low' });
  expect(res.body.map(({ name }: { name: string }) => name)).toEqual(['Foil Cards', 'Visiting Cards']);
  expect(res.headers['x-total-count']).toBe('2');
  const out = await request(catalog.app).get('/api/product').query({ search: 'card', stock: 'out', limit: 1 });
  expect(out.body.map(({ name }: { name: string }) => name)).toEqual(['Foil Cards']);
});

it('is kept current in every process: new, changed and deleted products', async () => {
  const { _id } = await catalog.addProduct({ name: 'Flex hoarding', type: 'Banners', category: 'Flex' });
  await eventually(() => expect(onReplica('hoarding')).toEqual([_id]));
  await catalog.asAdmin('put', `/api/product/${_id}`).send({ name: 'Vinyl banner' });
  await eventually(() => expect([onReplica('hoarding'), onReplica('vinyl')]).toEqual([[], [_id]]));
  await catalog.asAdmin('delete', `/api/product/${_id}`);
  await eventually(() => expect(onReplica('vinyl')).toEqual([]));
});

it('follows the stock that orders take', async () => {
  const { _id } = await card({ name: 'Embossed', stock: 1 });
  await eventually(() => expect(onReplica('embossed', { inStock: true })).toEqual([_id]));
  const { products, reservations } = catalog.models;
  const stock = createStockStore(products, reservations, catalog.relay);
  const settled = createSettledHolds(stock, createLogger('test', 'silent'));
  const lines = [{ productId: _id, quantity: 1, size: '', color: '', placement: '', design: '' }];
  const ids = { orderId: String(new Types.ObjectId()), userId: String(new Types.ObjectId()) };
  await reserve(stock, settled, { ...ids, placedAt: new Date().toISOString(), lines });
  await settled.close();
  await eventually(() => expect(onReplica('embossed', { inStock: true })).toEqual([]));
  expect(onReplica('embossed')).toEqual([_id]);
});

it('finds by synonyms as soon as staff have written them, in every process, until they are removed', async () => {
  expect((await search({ q: 'calling' })).total).toBe(0);
  const made = await catalog
    .asAdmin('post', '/api/product-synonyms')
    .send({ words: ['calling', 'visiting', 'calling'] });
  expect(made.body).toEqual({ _id: expect.any(String), words: ['calling', 'visiting'] });
  expect(names(await search({ q: 'calling card' }))).toEqual(['Visiting Cards']);
  await eventually(() => expect(onReplica('calling')).toHaveLength(1));
  const path = `/api/product-synonyms/${made.body._id}`;
  await catalog.asAdmin('put', path).send({ words: ['greeting', 'visiting'] });
  expect(names(await search({ q: 'greeting' }))).toEqual(['Visiting Cards']);
  await eventually(() => expect(onReplica('calling')).toHaveLength(0));
  await catalog.asAdmin('delete', path);
  expect((await search({ q: 'greeting' })).total).toBe(0);
  expect((await catalog.asAdmin('put', path).send({ words: ['a', 'b'] })).status).toBe(404);
  const refused = await catalog.asAdmin('post', '/api/product-synonyms').send({ words: ['one', ' one '] });
  expect(refused.body.message).toBe('Please enter at least two words that mean the same.');
});

it('finds what has changed while the broker was away', async () => {
  const { _id: id } = await card({ name: 'Wedding Invitations' });
  await eventually(() => expect(onReplica('wedding')).toContain(id));
  await catalog.models.products.updateOne({ _id: id }, { $set: { name: 'Birthday Invitations' } });
  missed();
  await eventually(() => expect(onReplica('birthday')).toContain(id));
  expect(onReplica('wedding')).not.toContain(id);
});
