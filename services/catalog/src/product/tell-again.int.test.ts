import { productUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { openCatalog } from '../catalog.fixture.ts';
import { createProductIndex } from '../search/product-index.ts';
import { createProductStore } from './product.store.ts';
import { tellAgain } from './tell-again.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
const told: { productId: string; version: number; bothSidePaise?: number | undefined }[] = [];
beforeAll(async () => {
  catalog = await openCatalog();
  await catalog.parts.broker.listen({ events: [productUpdated], handle: ({ data }) => told.push(data) });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });
});
afterAll(() => catalog?.close());

it('tells once more of each product that others were told of before copies had all fields, also by two processes', async () => {
  const { _id, updatedAt } = await catalog.addProduct({ bothSide: 40 });
  await catalog.addProduct({ name: 'New' });
  const model = catalog.models.products;
  await model.updateOne({ _id }, { $unset: { toldAs: 1 } }, { timestamps: false });
  const { relay, parts } = catalog;
  const products = createProductStore(model, relay, createProductIndex(), 10);
  const sweeps = [1, 2].map(() => tellAgain({ model, products, relay, logger: parts.logger }));
  const counts = await Promise.all(sweeps.map((sweep) => sweep.sweep()));
  await Promise.all(sweeps.map((sweep) => sweep.close()));
  expect(counts.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(1);
  await eventually(() => expect(told).toMatchObject([{ productId: _id, version: 2, bothSidePaise: 40_00 }]));
  expect(await sweeps[0]?.sweep()).toBe(0);
  expect((await model.findById(_id))?.updatedAt.toISOString()).toBe(updatedAt);
});
