import { type ChangeRecord, catalogChangeRecorded, productTypeRenamed } from '@print-shop/contracts';
import { outboxEntry } from '@print-shop/messaging';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { openCatalog } from './catalog.fixture.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
const records: ChangeRecord[] = [];
const by = { id: callers.owner.id, name: callers.owner.name };

beforeAll(async () => {
  catalog = await openCatalog();
  await catalog.parts.broker.listen({ events: [catalogChangeRecorded], handle: ({ data }) => records.push(data) });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton', 'Sports'] });
});
afterAll(() => catalog?.close());

const change = (field: string, before: string, after: string) => ({ field, before, after });
/** The recorded actions of one object with their changes. */
const recordsOf = (id: string) =>
  records.filter((record) => record.id === id).map(({ action, label, changes }) => ({ action, label, changes }));

async function makeType(type: string, category = ['A5']): Promise<{ _id: string; updatedAt: string }> {
  return (await catalog.asAdmin('post', '/api/product-types').send({ type, category })).body.data;
}

describe('what staff change', () => {
  it('is recorded for a product from its beginning to its end, in the words of staff', async () => {
    const { _id } = await catalog.addProduct({ name: 'Tee', stock: 5 });
    const second = '/media/products/9876543210abcdef01234568/1280.webp';
    const first = '/media/products/0123456789abcdef01234567/1280.webp';
    await catalog
      .asAdmin('put', `/api/product/${_id}`)
      .send({ price: 399, stock: 9, isNew: true, images: [first, second] });
    await catalog.asAdmin('delete', `/api/product/${_id}`);
    await eventually(() => expect(recordsOf(_id)).toHaveLength(3));
    const [created, updated, deleted] = recordsOf(_id);
    expect(created).toMatchObject({ action: 'created', label: 'Tee' });
    expect(created?.changes).toContainEqual(change('stock', '', '5'));
    expect(updated).toEqual({
      action: 'updated',
      label: 'Tee',
      changes: expect.arrayContaining([
        change('price', '349.5', '399'),
        change('stock', '5', '9'),
        change('isNew', 'no', 'yes'),
        change('images', '01234567', '01234567, 98765432'),
      ]),
    });
    expect(updated?.changes).toHaveLength(4);
    expect(deleted).toMatchObject({ action: 'deleted', label: 'Tee' });
    expect(records.find(({ id }) => id === _id)).toMatchObject({ kind: 'product', by });
  });

  it('is recorded for a type, and for the products that follow its new name', async () => {
    const { _id } = await makeType('Flyer');
    const product = await catalog.addProduct({ type: 'Flyer', category: 'A5' });
    await catalog.asAdmin('put', `/api/product-types/${_id}`).send({ type: 'Flyers', category: ['A5', 'A4'] });
    await catalog.asAdmin('delete', `/api/product/${product._id}`);
    await catalog.asAdmin('delete', `/api/product-types/${_id}`);
    await eventually(() => {
      expect(recordsOf(_id)).toEqual([
        { action: 'created', label: 'Flyer', changes: [change('type', '', 'Flyer'), change('category', '', 'A5')] },
        {
          action: 'updated',
          label: 'Flyers',
          changes: [change('type', 'Flyer', 'Flyers'), change('category', 'A5', 'A5, A4')],
        },
        {
          action: 'deleted',
          label: 'Flyers',
          changes: [change('type', 'Flyers', ''), change('category', 'A5, A4', '')],
        },
      ]);
      expect(recordsOf(product._id)[1]?.changes).toEqual([change('type', 'Flyer', 'Flyers')]);
    });
  });

  it('is recorded for a colour, and for the products that follow its new name', async () => {
    const made = await catalog.asAdmin('post', '/api/product-colors').send({ name: 'Teal', hexCode: '#008080' });
    const { _id } = made.body.data;
    const product = await catalog.addProduct({ colors: ['Teal'] });
    const refused = await catalog.asAdmin('delete', `/api/product-colors/${_id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      '1 product still comes in "Teal". Change or delete them first.',
    ]);
    await catalog.asAdmin('put', `/api/product-colors/${_id}`).send({ name: 'Sea', hexCode: '#008081' });
    expect((await request(catalog.app).get(`/api/product/${product._id}`)).body.colors).toEqual(['Sea']);
    await catalog.asAdmin('delete', `/api/product/${product._id}`);
    expect((await catalog.asAdmin('delete', `/api/product-colors/${_id}`)).status).toBe(200);
    await eventually(() => {
      expect(recordsOf(_id).map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
      expect(recordsOf(product._id)[1]?.changes).toEqual([change('colors', 'Teal', 'Sea')]);
    });
  });

  it('leaves a name free once its type or colour is deleted', async () => {
    const type = await makeType('Poster');
    await catalog.asAdmin('delete', `/api/product-types/${type._id}`);
    expect(await makeType('poster')).toMatchObject({ type: 'poster' });
    const color = { name: 'Plum', hexCode: '#8e4585' };
    const first = await catalog.asAdmin('post', '/api/product-colors').send(color);
    await catalog.asAdmin('delete', `/api/product-colors/${first.body.data._id}`);
    expect((await catalog.asAdmin('post', '/api/product-colors').send(color)).status).toBe(201);
    const { data } = (await request(catalog.app).get('/api/product-colors')).body;
    expect(data.filter(({ name }: { name: string }) => name === 'Plum')).toHaveLength(1);
    expect(
      (await catalog.asAdmin('put', `/api/product-types/${type._id}`).send({ type: 'x', category: ['y'] })).status,
    ).toBe(404);
  });
});

describe('products of a type or colour with a new name', () => {
  const named = { id: callers.owner.id, name: callers.owner.name };

  it('follow also when the process died over it, to the name of this moment, and are written once', async () => {
    const type = await makeType('Tag');
    const product = await catalog.addProduct({ type: 'Tag' });
    // The state of the database when only the type has been written.
    await catalog.models.types.updateOne(
      { _id: type._id },
      {
        $set: { type: 'Labels', key: 'labels' },
        $push: { outbox: outboxEntry(productTypeRenamed, { id: type._id, from: 'Tag', by: named }) },
      },
    );
    const left = await catalog.models.types.findById(type._id).lean();
    if (!left) throw new Error('the type is gone');
    await catalog.relay.nudge(catalog.models.types, left);
    await eventually(async () =>
      expect((await request(catalog.app).get(`/api/product/${product._id}`)).body.type).toBe('Labels'),
    );
    await eventually(() => expect(recordsOf(product._id)).toHaveLength(2));
    expect(recordsOf(product._id)[1]).toMatchObject({ changes: [change('type', 'Tag', 'Labels')] });
  });
});

describe('a type that products use', () => {
  it('keeps its categories and itself, and says how many products are in the way', async () => {
    const { _id } = await makeType('Cup', ['Magic', 'White']);
    await catalog.addProduct({ type: 'Cup', category: 'Magic' });
    await catalog.addProduct({ type: 'Cup', category: 'Magic' });
    const put = (category: string[]) =>
      catalog.asAdmin('put', `/api/product-types/${_id}`).send({ type: 'Cup', category });
    const refused = await put(['White']);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'product-category-in-use',
      '2 products still use the category "Magic". Move them to another one first.',
    ]);
    expect((await put(['Magic', 'Steel'])).status).toBe(200);
    const kept = await catalog.asAdmin('delete', `/api/product-types/${_id}`);
    expect([kept.status, kept.body.code, kept.body.message]).toEqual([
      409,
      'product-type-in-use',
      '2 products still use the type "Cup". Move or delete them first.',
    ]);
  });
});

describe('two who edit at once', () => {
  it('do not overwrite each other in a product', async () => {
    const opened = await catalog.addProduct();
    const put = (body: object) => catalog.asAdmin('put', `/api/product/${opened._id}`).send(body);
    const first = await put({ price: 400, expectedUpdatedAt: opened.updatedAt });
    expect(first.status).toBe(200);
    const late = await put({ name: 'Mine', expectedUpdatedAt: opened.updatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await put({ name: 'Mine', expectedUpdatedAt: first.body.updatedAt })).body).toMatchObject({
      name: 'Mine',
      price: 400,
    });
    expect((await put({ name: 'Plain' })).status).toBe(200);
  });

  it('do not overwrite each other in a type', async () => {
    const opened = await makeType('Banner', ['Flex']);
    const put = (body: object) =>
      catalog.asAdmin('put', `/api/product-types/${opened._id}`).send({ type: 'Banner', ...body });
    const expectedUpdatedAt = opened.updatedAt;
    expect((await put({ category: ['Flex', 'Vinyl'], expectedUpdatedAt })).status).toBe(200);
    const late = await put({ category: ['Flex', 'Cloth'], expectedUpdatedAt });
    expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile']);
    expect((await put({ category: ['Flex', 'Cloth'] })).body.data.category).toEqual(['Flex', 'Cloth']);
  });

  it('of the same type at the very same moment are both recorded, with what each of them changed', async () => {
    const { _id } = await makeType('Sign', ['Neon']);
    const put = (name: string) =>
      catalog.asAdmin('put', `/api/product-types/${_id}`).send({ type: 'Sign', category: ['Neon', name] });
    await Promise.all([put('Acrylic'), put('Steel')]);
    await eventually(() => expect(recordsOf(_id)).toHaveLength(3));
    const [, first, second] = recordsOf(_id);
    expect(second?.changes[0]?.before).toBe(first?.changes[0]?.after);
  });
});
