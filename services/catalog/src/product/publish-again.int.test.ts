import { productUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { openCatalog } from '../catalog.fixture.ts';
import { createProductIndex } from '../search/product-index.ts';
import { createProductStore } from './product.store.ts';
import { publishAgain } from './publish-again.ts';

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
  const { relay, works } = catalog;
  const products = createProductStore(model, relay, createProductIndex(), 10);
  const publishing = [1, 2].map(() => publishAgain({ model, products, relay, works }));
  await Promise.all(publishing.map(({ sweep }) => sweep()));
  await eventually(() => expect(told).toMatchObject([{ productId: _id, version: 2, bothSidePaise: 40_00 }]));
  expect(await publishing[0]?.sweep()).toBe(0);
  expect((await model.findById(_id))?.updatedAt.toISOString()).toBe(updatedAt);
});

it('tells of the others although one product cannot be told of', async () => {
  const [bad, good] = [await catalog.addProduct(), await catalog.addProduct()];
  const model = catalog.models.products;
  const ids = [bad._id, good._id];
  await model.updateMany({ _id: { $in: ids } }, { $unset: { toldAs: 1 } }, { timestamps: false });
  const { relay, works } = catalog;
  const store = createProductStore(model, relay, createProductIndex(), 10);
  const products: typeof store = {
    ...store,
    async find(id) {
      if (id === bad._id) throw new Error('this product cannot be read');
      return store.find(id);
    },
  };
  await publishAgain({ model, products, relay, works }).sweep();
  await eventually(() => expect(told).toContainEqual(expect.objectContaining({ productId: good._id, version: 2 })));
  expect(told).not.toContainEqual(expect.objectContaining({ productId: bad._id }));
});
