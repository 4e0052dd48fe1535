import { type EventData, productColorSet, workParked } from '@print-shop/contracts';
import { worksOf } from '@print-shop/messaging';
import { eventually } from '@print-shop/test-kit';
import { openCatalog } from '../catalog.fixture.ts';
import { createProductColorStore } from './product-color.store.ts';
import { publishColors } from './publish-colors.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
const told: EventData<typeof productColorSet>[] = [];
beforeAll(async () => {
  catalog = await openCatalog();
  await catalog.parts.broker.listen({ events: [productColorSet], handle: ({ data }) => told.push(data) });
});
afterAll(() => catalog?.close());

it('tells how a colour looks when it is made or changed, and of all colours each night', async () => {
  const { body } = await catalog.asAdmin('post', '/api/product-colors').send({ name: 'Red', hexCode: '#c62828' });
  const red = { name: 'Red', hexCode: '#c62828' };
  await eventually(() => expect(told).toContainEqual(red));
  const crimson = { name: 'Crimson', hexCode: '#b00020' };
  await catalog.asAdmin('put', `/api/product-colors/${body.data._id}`).send(crimson).expect(200);
  await eventually(() => expect(told).toContainEqual(crimson));
  const before = told.length;
  const colors = createProductColorStore(catalog.models.colors, catalog.relay);
  const publishing = publishColors(worksOf(catalog.parts, workParked.catalog), { ...catalog.parts, colors });
  await publishing.sweep();
  await eventually(() => expect(told.slice(before)).toContainEqual(crimson));
});
