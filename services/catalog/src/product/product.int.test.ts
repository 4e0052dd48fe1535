import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import {
  PRODUCT_IMAGE_RULE,
  productCreated,
  productDeleted,
  productUpdated,
  routesByService,
  type TypeStock,
} from '@print-shop/contracts';
import { callers, describeAccess, eventually, importRows } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import sharp, { type Sharp } from 'sharp';
import request from 'supertest';
import { openCatalog, productFields } from '../catalog.fixture.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
const heard: { key: string; productId: string }[] = [];
const copies: unknown[] = [];
const absent = '0123456789abcdef01234567';
const picture = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  catalog = await openCatalog();
  await catalog.parts.broker.listen({
    events: [productCreated, productUpdated, productDeleted],
    handle: ({ key, data }) => heard.push({ key, productId: data.productId }),
  });
  await catalog.parts.broker.listen({
    events: [productCreated, productUpdated],
    handle: ({ data }) => copies.push(data),
  });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton', 'Sports'] });
  await catalog.asAdmin('post', '/api/product-colors').send({ name: 'Navy Blue', hexCode: '#1b2a49' });
});
afterAll(() => catalog?.close());

const typeId = async () => (await request(catalog.app).get('/api/product-types')).body.data[0]._id as string;
const colorId = async () => (await request(catalog.app).get('/api/product-colors')).body.data[0]._id as string;
const synonyms = { words: ['tee', 'jersey'] };
const synonymsId = async () =>
  (await catalog.asAdmin('post', '/api/product-synonyms').send(synonyms)).body._id as string;
let names = 0;

/** A blank black-and-white PNG of any size: a few hundred kilobytes that claim to be gigabytes of pixels. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describeAccess({
  routes: routesByService.catalog ?? [],
  app: () => catalog.app,
  tokens: () => catalog.suite.tokens,
  rows: {
    listProducts: {},
    countStock: {},
    similarProducts: async () => ({ params: { id: (await catalog.addProduct())._id } }),
    getProduct: async () => ({ params: { id: (await catalog.addProduct())._id } }),
    createProduct: { body: productFields },
    updateProduct: async () => ({ params: { id: (await catalog.addProduct())._id }, body: { price: 10 } }),
    deleteProduct: async () => ({ params: { id: (await catalog.addProduct())._id } }),
    uploadProductImage: async () => ({ file: { content: await picture(64, 64), name: 'tee.png' } }),
    boughtTogether: { params: { id: absent } },
    listReviews: async () => ({ params: { id: (await catalog.addProduct())._id } }),
    getOwnReview: { params: { id: absent } },
    // Nobody of the callers has received the product; `review.int.test.ts` shows who may.
    saveOwnReview: async () => ({
      params: { id: (await catalog.addProduct())._id },
      body: { stars: 5 },
      expected: { customer: 403, other: 403, staff: 403 },
    }),
    removeOwnReview: { params: { id: absent } },
    uploadReviewPicture: async () => ({ file: { content: await picture(64, 64), name: 'tee.png' } }),
    listAllReviews: {},
    answerReview: { params: { id: absent }, body: { text: 'Thank you!' } },
    hideReview: { params: { id: absent }, body: { reason: 'Advertising' } },
    showReview: { params: { id: absent } },
    searchProducts: { query: { q: 'tee' } },
    suggestProducts: { query: { q: 'tee' } },
    listSynonyms: {},
    createSynonyms: { body: synonyms },
    updateSynonyms: async () => ({ params: { id: await synonymsId() }, body: synonyms }),
    deleteSynonyms: async () => ({ params: { id: await synonymsId() } }),
    listProductTypes: {},
    createProductType: () => ({ body: { type: `Type ${names++}`, category: ['One'] } }),
    updateProductType: async () => ({
      params: { id: await typeId() },
      body: { type: 'T-Shirt', category: ['Cotton'] },
    }),
    deleteProductType: { params: { id: absent } },
    listProductColors: {},
    createProductColor: () => ({ body: { name: `Colour ${names++}`, hexCode: '#000000' } }),
    updateProductColor: async () => ({
      params: { id: await colorId() },
      body: { name: 'Navy Blue', hexCode: '#1b2a49' },
    }),
    deleteProductColor: { params: { id: absent } },
    ...importRows('Product'),
  },
});

describe.each(['product-types', 'product-colors'])('/api/%s', (path) => {
  it('is paged, and says how many there are', async () => {
    for (const one of [1, 2, 3]) {
      const name = `${path} ${one}`;
      const body = {
        'product-types': { type: name, category: ['One'] },
        'product-colors': { name, hexCode: '#112233' },
      };
      await catalog
        .asAdmin('post', `/api/${path}`)
        .send(body[path as 'product-types'])
        .expect(201);
    }
    const all = await request(catalog.app).get(`/api/${path}`);
    const { length } = all.body.data;
    expect(all.headers['x-total-count']).toBe(String(length));
    const second = await request(catalog.app).get(`/api/${path}?page=2&limit=2`);
    expect(second.headers['x-total-count']).toBe(String(length));
    expect(second.body.data).toEqual(all.body.data.slice(2, 4));
    expect((await request(catalog.app).get(`/api/${path}?limit=501`)).status).toBe(400);
  });
});

describe('products', () => {
  it('answers a created product with its fields at top level, and tells the others', async () => {
    const res = await catalog
      .asAdmin('post', '/api/product')
      .send({ ...productFields, colors: [await colorId()], sizes: ['M', 'XL'], bothSide: 50, happyHourDiscount: 20 });
    expect(res.status).toBe(201);
    expect(res.body).toMatchObject({
      price: 349.5,
      bothSide: 50,
      colors: ['Navy Blue'],
      sizes: ['M', 'XL'],
      stock: 25,
    });
    const again = await request(catalog.app).get(`/api/product/${res.body._id}`);
    expect(again.body).toEqual(res.body);
    await eventually(() => expect(heard).toContainEqual({ key: productCreated.key, productId: res.body._id }));
  });

  it.each([
    [{ name: '' }, 'Please fill in all required fields and upload at least one image'],
    [{ images: [] }, 'Please fill in all required fields and upload at least one image'],
    [{ images: Array(6).fill(productFields.images[0]) }, 'Maximum 5 images allowed per product'],
    [
      { images: ['https://example.com/tee.jpg'] },
      'Please upload the pictures here. Addresses on other sites cannot be used.',
    ],
    [{ type: 'Sofa' }, 'There is no product type "Sofa".'],
    [{ colors: ['Mauve'] }, 'There is no colour "Mauve".'],
    [{ happyHourDiscount: 101 }, 'Please check the highlighted fields.'],
    [{ price: -1 }, 'Please check the highlighted fields.'],
    [{ price: 1.005 }, 'Please check the highlighted fields.'],
  ])('refuses %j', async (wrong, message) => {
    const res = await catalog.asAdmin('post', '/api/product').send({ ...productFields, ...wrong });
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
  });

  it('keeps price rules, tells the others, and takes them away again', async () => {
    const priceRules = {
      breaks: [
        { from: 50, price: 300, per: 'piece' },
        { from: 500, price: 125_000, per: 'block' },
      ],
      sizeSurcharges: [{ size: 'XXL', rupees: 20 }],
      setUp: 150,
      happyHour: { from: '17:00', until: '19:00', days: [6] },
      festival: { from: '2026-11-08', until: '2026-11-10' },
    };
    const sent = { ...priceRules, placementSurcharges: [{ placement: 'Left', rupees: 0 }] };
    const { _id: productId, ...product } = await catalog.addProduct({ priceRules: sent, bothSide: 40 });
    expect(product).toMatchObject({ priceRules });
    await eventually(() =>
      expect(copies).toContainEqual(expect.objectContaining({ productId, priceRules, bothSidePaise: 40_00 })),
    );
    const change = (body: object) => catalog.asAdmin('put', `/api/product/${productId}`).send(body);
    expect((await change({ stock: 3 })).body).toMatchObject({ stock: 3, priceRules });
    const cheaper = await change({ price: 290 });
    expect([cheaper.status, cheaper.body.code]).toEqual([400, 'price-breaks']);
    expect((await change({ priceRules: {} })).body).not.toHaveProperty('priceRules');
    expect((await change({ price: 290 })).body).toMatchObject({ price: 290 });
    await eventually(() => expect(copies.at(-1)).not.toHaveProperty('priceRules'));
  });

  const pieces = (from: number, price: number) => ({ from, price });
  it.each([
    [{ breaks: [pieces(50, 300), pieces(20, 290)] }, 'price-breaks'],
    [{ breaks: [pieces(50, 350)] }, 'price-breaks'],
    [{ breaks: [pieces(2, 100)] }, 'price-breaks'],
    [{ breaks: Array.from({ length: 11 }, (_, n) => pieces(n + 2, 340 - n)) }, 'invalid-input'],
    [{ breaks: [pieces(2.5, 300)] }, 'invalid-input'],
    [{ sizeSurcharges: Array(2).fill({ size: 'M', rupees: 5 }) }, 'invalid-input'],
    [{ placementSurcharges: [{ placement: 'Moon', rupees: 5 }] }, 'invalid-input'],
    [{ setUp: -1 }, 'invalid-input'],
    [{ happyHour: { from: '17:00', until: '17:00' } }, 'invalid-input'],
    [{ happyHour: { from: '25:00', until: '17:00' } }, 'invalid-input'],
    [{ festival: { from: '2026-11-08', until: '2026-11-07' } }, 'invalid-input'],
  ])('refuses the price rules %j', async (priceRules, code) => {
    const res = await catalog.asAdmin('post', '/api/product').send({ ...productFields, priceRules });
    expect({ status: res.status, code: res.body.code }).toEqual({ status: 400, code });
  });

  it('pages newest first, with the number of all', async () => {
    const first = await catalog.addProduct({ name: 'Page one' });
    const second = await catalog.addProduct({ name: 'Page two' });
    const res = await request(catalog.app).get('/api/product').query({ type: 'T-Shirt', limit: 2 });
    expect(res.body.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id]);
    expect(Number(res.headers['x-total-count'])).toBeGreaterThan(2);
    const refused = await request(catalog.app).get('/api/product').query({ limit: 100_000 });
    expect(refused.status).toBe(400);
  });

  it('answers those with some ids, in their order and each once, without any that is gone', async () => {
    const [first, second, gone] = [
      await catalog.addProduct({ name: 'One' }),
      await catalog.addProduct({ name: 'Two' }),
      await catalog.addProduct({ name: 'Three' }),
    ];
    await catalog.asAdmin('delete', `/api/product/${gone._id}`).expect(200);
    const ids = [second._id, gone._id, first._id.toUpperCase(), absent, second._id].join();
    const read = (query: object) => request(catalog.app).get('/api/product').query(query);
    const { body, headers } = await read({ ids, type: 'None' }).expect(200);
    expect(body).toEqual([second, first]);
    expect(headers['x-total-count']).toBe('2');
    for (const bad of [
      '',
      'x',
      `${first._id},`,
      Array.from({ length: 201 }, (_, n) => n.toString(16).padStart(24, '0')).join(),
    ])
      expect((await read({ ids: bad })).status).toBe(400);
  });

  it('finds by the beginning of words, and never by a pattern that a visitor wrote', async () => {
    const { _id } = await catalog.addProduct({ name: 'Glittering zebra banner' });
    const found = await request(catalog.app).get('/api/product').query({ search: 'zeb glitt' });
    expect(found.body.map((product: { _id: string }) => product._id)).toEqual([_id]);
    const none = await request(catalog.app).get('/api/product').query({ search: '.*' });
    expect(none.status).toBe(200);
  });

  it('is found by what is left of it, and sorted by name or stock', async () => {
    await catalog.asAdmin('post', '/api/product-types').send({ type: 'Caps', category: ['Wool'] });
    for (const [name, stock] of [
      ['B', 0],
      ['C', 10],
      ['A', 11],
    ] as const) {
      await catalog.addProduct({ name, stock, type: 'Caps', category: 'Wool' });
    }
    const names = async (query: object) => {
      const res = await request(catalog.app)
        .get('/api/product')
        .query({ type: 'Caps', ...query });
      expect(res.headers['x-total-count']).toBe(String(res.body.length));
      return res.body.map(({ name }: { name: string }) => name).join('');
    };
    expect(await names({ stock: 'out' })).toBe('B');
    expect(await names({ stock: 'low', sort: '-stock' })).toBe('CB');
    expect(await names({ stock: 'in', sort: 'stock' })).toBe('CA');
    expect(await names({ sort: '-name' })).toBe('CBA');
  });

  it('offers up to four others, of the same category first', async () => {
    await catalog.asAdmin('post', '/api/product-types').send({ type: 'Mugs', category: ['Magic', 'White'] });
    const make = (name: string, category: string) => catalog.addProduct({ name, category, type: 'Mugs' });
    const [mug, near, far] = [await make('A', 'Magic'), await make('B', 'Magic'), await make('C', 'White')];
    const res = await request(catalog.app).get(`/api/product/similar/${mug._id}`);
    expect(res.body.map(({ _id }: { _id: string }) => _id)).toEqual([near._id, far._id]);
  });

  it('changes only the fields that are sent, and keeps the stock that orders moved meanwhile', async () => {
    const { _id } = await catalog.addProduct({ stock: 10 });
    const res = await catalog.asAdmin('put', `/api/product/${_id}`).send({ name: 'Renamed', stock: 4 });
    expect(res.body).toMatchObject({ name: 'Renamed', price: 349.5, stock: 4 });
    await eventually(() => expect(heard).toContainEqual({ key: productUpdated.key, productId: _id }));
  });

  it('may be left without pictures, and then still be edited', async () => {
    const { _id } = await catalog.addProduct();
    expect((await catalog.asAdmin('put', `/api/product/${_id}`).send({ images: [] })).body.images).toEqual([]);
    const res = await catalog.asAdmin('put', `/api/product/${_id}`).send({ name: 'Plain', images: [] });
    expect(res.body).toMatchObject({ name: 'Plain', images: [] });
    const elsewhere = { images: ['https://example.com/tee.jpg'] };
    expect((await catalog.asAdmin('put', `/api/product/${_id}`).send(elsewhere)).status).toBe(400);
  });

  it('is gone once deleted, and says so to the others', async () => {
    const { _id } = await catalog.addProduct();
    expect((await catalog.asAdmin('delete', `/api/product/${_id}`)).body).toEqual({
      message: 'Product deleted successfully!',
    });
    expect((await request(catalog.app).get(`/api/product/${_id}`)).status).toBe(404);
    expect((await catalog.asAdmin('delete', `/api/product/${_id}`)).status).toBe(404);
    await eventually(() => expect(heard).toContainEqual({ key: productDeleted.key, productId: _id }));
  });

  it.each(['/api/product/nonsense', '/api/product?page=0', '/api/product?page=x', '/api/product/similar/1'])(
    'refuses %s with a message',
    async (path) => {
      const res = await request(catalog.app).get(path);
      expect(res.status).toBe(400);
      expect(res.body).toMatchObject({ message: expect.any(String), code: 'invalid-input' });
    },
  );
});

describe('product pictures', () => {
  const upload = (content: Buffer, name: string) =>
    catalog.asAdmin('post', '/api/product/images').attach('image', content, name);

  it('are kept as WebP in web sizes', async () => {
    const res = await upload(await picture(), 'tee.png');
    expect(res.body).toMatchObject({
      width: 1600,
      height: 1200,
      dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const { client, bucket } = catalog.objects;
    for (const width of [320, 640, 1280]) {
      const key = res.body.url.replace('/media/', '').replace('1280', String(width));
      const stored = Buffer.concat(await (await client.getObject(bucket, key)).toArray());
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it.each([
    ['GIF', (image: Sharp) => image.gif()],
    ['TIFF', (image: Sharp) => image.tiff({ compression: 'lzw' })],
    ['AVIF', (image: Sharp) => image.avif()],
  ])('may be a %s', async (_, save) => {
    const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2185b' } });
    const res = await upload(await save(image).toBuffer(), 'photo.bin');
    expect({ status: res.status, ...res.body }).toMatchObject({ status: 201, width: 60, height: 40 });
  });

  it('are limited per member of staff, whoever else uploads', async () => {
    const as = (id: string) => {
      const token = catalog.suite.tokens.for({ ...callers.catalogue, id });
      return request(catalog.app)
        .post('/api/product/images')
        .set('Authorization', `Bearer ${token}`)
        .attach('image', Buffer.from('no picture'), 'tee.png');
    };
    const [one, another] = [String(new Types.ObjectId()), String(new Types.ObjectId())];
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) statuses.add((await as(one)).status);
    expect([...statuses]).toEqual([415]);
    const res = await as(one);
    expect({ status: res.status, code: res.body.code }).toEqual({ status: 429, code: 'too-many-uploads' });
    expect((await as(another)).status).toBe(415);
  });

  it('may be a HEIC, and need not be wide', async () => {
    const heic = await readFile(
      new URL('../../../../packages/pictures/src/fixtures/two-colours.heic', import.meta.url),
    );
    expect((await upload(heic, 'photo.heic')).body).toMatchObject({ width: 64, height: 48 });
    expect((await upload(await picture(20, 2000), 'tall.png')).body).toMatchObject({ width: 20, height: 2000 });
  });

  it('are told from their bytes: a renamed text is refused', async () => {
    const res = await upload(Buffer.from('just words'), 'photo.png');
    expect(res.status).toBe(415);
    expect(res.body.message).toBe(PRODUCT_IMAGE_RULE);
  });

  it('are refused when broken off in the middle', async () => {
    const whole = await picture();
    expect((await upload(whole.subarray(0, whole.length / 2), 'half.png')).status).toBe(415);
  });

  it('are refused when they would not fit into memory, without decoding them', async () => {
    const huge = blankPng(40_000, 40_000);
    const res = await upload(huge, 'huge.png');
    expect(res.status).toBe(415);
    expect(res.body.message).toContain('40000 x 40000');
  }, 120_000);

  it('may not hold more than 10 MB', async () => {
    const res = await upload(Buffer.alloc(11 * 1024 * 1024), 'large.png');
    expect(res.status).toBe(413);
  });
});

describe('product types', () => {
  it('needs a type and categories that are not blank', async () => {
    for (const body of [{}, { type: 'X', category: [] }, { type: 'X', category: [' '] }, { category: ['a'] }]) {
      const res = await catalog.asAdmin('post', '/api/product-types').send(body);
      expect(res.body.message).toBe('Product type and all categories are required');
    }
  });

  it('is unique whatever its capitals', async () => {
    expect(
      (await catalog.asAdmin('post', '/api/product-types').send({ type: 't-shirt', category: ['a'] })).status,
    ).toBe(409);
  });

  it('takes its products along when it is renamed, and stays while they use it', async () => {
    const { data } = (await catalog.asAdmin('post', '/api/product-types').send({ type: 'Flyer', category: ['A5'] }))
      .body;
    const { _id } = await catalog.addProduct({ type: 'Flyer' });
    await catalog.asAdmin('put', `/api/product-types/${data._id}`).send({ type: 'Flyers', category: ['A5'] });
    expect((await request(catalog.app).get(`/api/product/${_id}`)).body.type).toBe('Flyers');
    const refused = await catalog.asAdmin('delete', `/api/product-types/${data._id}`);
    expect(refused.status).toBe(409);
    await catalog.asAdmin('delete', `/api/product/${_id}`);
    expect((await catalog.asAdmin('delete', `/api/product-types/${data._id}`)).body.message).toBe(
      'Product type deleted successfully',
    );
  });
});

it('says which types are short of stock, to staff of the catalogue', async () => {
  const { body } = await catalog.asAdmin('get', '/api/product/stock').expect(200);
  const products = (await request(catalog.app).get('/api/product?limit=500')).body;
  const all = body.reduce((sum: number, { out, low, enough }: TypeStock) => sum + out + low + enough, 0);
  expect(all).toBe(products.length);
  await request(catalog.app).get('/api/product/stock').expect(401);
});
