import { writeFile } from 'node:fs/promises';
import { catalogSecurityEventRecorded, type EventData, type Import } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { zipSync } from 'fflate';
import { Types } from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { openCatalog } from '../catalog.fixture.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
let red: Buffer;
let loads: string[] = [];
/** Runs while a picture is loaded. */
let meanwhile: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  catalog = await openCatalog({
    fetchPicture: async (address, path) => {
      loads.push(address);
      if (address.endsWith('/none.png'))
        throw invalidInput({ en: 'There is none.', hi: 'नहीं है।' }, 'picture-not-loaded');
      await meanwhile?.();
      await writeFile(path, red);
    },
  });
});
afterAll(() => catalog?.close());
beforeEach(() => {
  loads = [];
  meanwhile = undefined;
});

const as = (method: 'get' | 'post' | 'put', path: string) =>
  request(catalog.app)
    [method](path)
    .set('Authorization', `Bearer ${catalog.suite.tokens.for(callers.owner)}`);
const find = async (id: string): Promise<Import> => (await as('get', `/api/imports/${id}`).expect(200)).body;

/** The import once its rows are checked or imported. */
async function settled(id: string): Promise<Import> {
  await eventually(async () => expect((await find(id)).state).toMatch(/^(checked|done)$/));
  return find(id);
}
async function check(file: Buffer | string, fields: Record<string, string> = {}, name = 'list.csv'): Promise<Import> {
  const sent = as('post', '/api/imports/products').attach('file', Buffer.from(file), name);
  for (const [field, value] of Object.entries(fields)) sent.field(field, value);
  const { body } = await sent.expect(202);
  return settled(body._id);
}
async function apply({ _id }: Import): Promise<Import> {
  await as('post', `/api/imports/${_id}/apply`).expect(202);
  return settled(_id);
}
const importAll = async (file: Buffer | string, name?: string) => apply(await check(file, {}, name));
const productsOf = async (search: string) => (await request(catalog.app).get('/api/product').query({ search })).body;

let lists = 0;
/** A name that no other test uses. */
const anItem = (words: string) => `${words} ${++lists}`;
const numbers = ({ rows, good, created, changed, unchanged, faultCount }: Import) => ({
  rows,
  good,
  created,
  changed,
  unchanged,
  faultCount,
});

describe('an import of products', () => {
  it('adds products with their types, colours, sizes, quantity prices, HSN and pictures, and nothing before it is told to', async () => {
    const name = anItem('Polo');
    const address = 'https://pictures.example/polo.png';
    const file = [
      'Name;Type;Category;Price;Quantity prices;Sizes;Colours;HSN;Stock;Pictures;New arrival',
      `${name};Polos;Piqué;"₹ 1,349.50";10 = 1200; "S, M";Sea Green #2E8B57;6105;40;${address};yes`,
    ].join('\n');
    const checked = await check(file.replace('10 = 1200; "S', '10 = 1200;"S'));
    expect(numbers(checked)).toEqual({ rows: 1, good: 1, created: 1, changed: 0, unchanged: 0, faultCount: 0 });
    expect(await productsOf(name)).toEqual([]);
    expect(loads).toEqual([]);

    expect(numbers(await apply(checked))).toEqual(numbers(checked));
    const [product] = await productsOf(name);
    expect(product).toMatchObject({
      name,
      type: 'Polos',
      category: 'Piqué',
      price: 1349.5,
      priceRules: { breaks: [{ from: 10, price: 1200, per: 'piece' }] },
      sizes: ['S', 'M'],
      colors: ['Sea Green'],
      hsn: '6105',
      stock: 40,
      isNew: true,
      images: [expect.stringMatching(/^\/media\/products\//)],
    });
    const types = (await request(catalog.app).get('/api/product-types')).body.data;
    expect(types.find(({ type }: { type: string }) => type === 'Polos')).toMatchObject({ category: ['Piqué'] });
    expect(loads).toEqual([address]);
  });

  it('changes nothing when the same file comes again, also by its own export', async () => {
    const name = anItem('Hoodie');
    const file = `Name,Type,Price,Pictures,Description\n${name},Hoodies,999,https://pictures.example/hoodie.png,"=A1+1"`;
    await importAll(file);
    const [before] = await productsOf(name);
    expect(before.description).toBe('=A1+1');
    expect(numbers(await importAll(file))).toMatchObject({ good: 1, created: 0, changed: 0, unchanged: 1 });

    const exported = (await as('get', '/api/imports/exports/products.csv').expect(200)).text;
    expect(exported).toContain(`"'=A1+1"`);
    const again = await importAll(exported);
    expect(again).toMatchObject({ created: 0, changed: 0, faultCount: 0 });
    expect(again.unchanged).toBe(again.rows);
    expect((await productsOf(name))[0].updatedAt).toBe(before.updatedAt);
    expect(loads).toHaveLength(1);
  });

  it('keeps the price of a block of pieces, also by its own export', async () => {
    const name = anItem('Visiting card');
    await importAll(`Name,Type,Price,Quantity prices\n${name},Cards,2,500 = 900 in all; 1000 = 1.50`);
    const breaks = [
      { from: 500, price: 900, per: 'block' },
      { from: 1000, price: 1.5, per: 'piece' },
    ];
    expect((await productsOf(name))[0]).toMatchObject({ priceRules: { breaks } });
    const exported = (await as('get', '/api/imports/exports/products.csv').expect(200)).text;
    const [head, ...rows] = exported.split('\r\n');
    const again = await importAll([head, rows.find((row) => row.includes(name))].join('\n'));
    expect(numbers(again)).toMatchObject({ rows: 1, changed: 0, unchanged: 1, faultCount: 0 });
  });

  it('keeps what somebody else changes of a product while its picture is loaded', async () => {
    const name = anItem('Mat');
    await importAll(`Name,Type,Price,Quantity prices\n${name},Mats,300,10 = 280`);
    const [{ _id }] = await productsOf(name);
    const priceRules = { breaks: [{ from: 10, price: 270, per: 'piece' }], setUp: 50 };
    meanwhile = async () => void (await as('put', `/api/product/${_id}`).send({ priceRules }).expect(200));
    await importAll(`Name,Type,Quantity prices,Pictures\n${name},Mats,20 = 250,https://pictures.example/mat.png`);
    const [mat] = await productsOf(name);
    expect(mat).toMatchObject({ priceRules: { breaks: [{ from: 20, price: 250, per: 'piece' }], setUp: 50 } });
    expect(mat.images).toHaveLength(1);
  });

  it('needs the code of a new colour once', async () => {
    const [first, second] = [anItem('Scarf'), anItem('Scarf')];
    const checked = await check(
      `Name,Type,Price,Colours\n${first},Scarves,99,Saffron Glow #ff9933\n${second},Scarves,99,Saffron Glow`,
    );
    expect(checked).toMatchObject({ good: 2, faults: [] });
    await apply(checked);
    expect((await productsOf(second))[0]).toMatchObject({ colors: ['Saffron Glow'] });
  });

  it('finds the code of a new colour in a row far below, and in one that is not read', async () => {
    const [first, second] = [anItem('Shawl'), anItem('Shawl')];
    const fillers = Array.from({ length: 120 }, () => `${anItem('Thread')},Threads,5,`);
    const file = [
      'Name,Type,Price,Colours',
      `${first},Shawls,99,Far Rose`,
      `${second},Shawls,99,Lost Rose`,
      ...fillers,
      `${anItem('Shawl')},Shawls,99,Far Rose #c08082`,
      `${anItem('Shawl')},Shawls,cheap,Lost Rose #c08083`,
    ].join('\n');
    const done = await importAll(file);
    expect(done).toMatchObject({ created: 123, faults: [{ row: 125, column: 'Price' }] });
    expect((await productsOf(first))[0]).toMatchObject({ colors: ['Far Rose'] });
    expect((await productsOf(second))[0]).toMatchObject({ colors: ['Lost Rose'] });
  });

  it('takes a price list: columns that are not there, and empty cells, change nothing', async () => {
    const name = anItem('Cap');
    await importAll(`Name,Type,Price,Stock,Description,Quantity prices\n${name},Caps,199,7,Cotton,10=180`);
    const list = await importAll(`Name,Type,MRP,Description\n${name},caps,219,`);
    expect(numbers(list)).toMatchObject({ changed: 1, faultCount: 0 });
    const [cap] = await productsOf(name);
    expect(cap).toMatchObject({
      price: 219,
      stock: 7,
      description: 'Cotton',
      type: 'Caps',
      priceRules: { breaks: [{ from: 10, price: 180 }] },
    });
    expect(numbers(await importAll(`Name,Type,MRP\n${name},Caps,219`))).toMatchObject({ changed: 0, unchanged: 1 });
    await importAll(`Name,Type,Quantity prices\n${name},Caps,none`);
    expect((await productsOf(name))[0].priceRules).toBeUndefined();
  });

  it('finds a product by its id, so that its name can change', async () => {
    const name = anItem('Apron');
    await importAll(`Name,Type,Price\n${name},Aprons,300`);
    const [{ _id }] = await productsOf(name);
    const renamed = anItem('Chef apron');
    await importAll(`Product id,Name,Type\n${_id},${renamed},Aprons`);
    expect((await productsOf(renamed))[0]).toMatchObject({ _id, price: 300 });
    expect((await check(`Product id,Name,Type\n${'a'.repeat(24)},x,Aprons`)).faults).toEqual([
      { row: 2, column: 'Product id', message: 'No product has this id.' },
    ]);
  });

  it('knows products, types, categories and colours in capitals and with other spaces, and keeps how the shop spells them', async () => {
    const name = anItem('Blue Mug');
    await importAll(`Name,Type,Category,Price,Colours\n${name},Cup Types,Tall Cups,100,Deep Teal #008080`);
    const [before] = await productsOf(name);
    const again = `Name,Type,Category,Price,Colours\n${name.toUpperCase().replace(' ', '   ')},CUP  types,tall  CUPS,100,deep  teal`;
    expect(numbers(await importAll(again))).toMatchObject({ unchanged: 1, created: 0, changed: 0, faultCount: 0 });
    expect(numbers(await importAll(again.replace(',100,', ',120,')))).toMatchObject({ changed: 1, created: 0 });
    expect(await productsOf(name)).toEqual([
      expect.objectContaining({
        _id: before._id,
        name,
        type: 'Cup Types',
        category: 'Tall Cups',
        colors: ['Deep Teal'],
        price: 120,
      }),
    ]);
    const { body } = await as('get', '/api/product-types').expect(200);
    const own = body.data.filter(({ type }: { type: string }) => /^cup\s+types$/i.test(type));
    expect(own).toMatchObject([{ category: ['Tall Cups'] }]);
  });

  it('gives new names that two rows spell in two ways the first spelling', async () => {
    const [first, second] = [anItem('Kettle'), anItem('Kettle')];
    const done = await importAll(
      `Name,Type,Category,Price,Colours\n${first},Kettles,Steel,100,Old Rose #c08081\n${second},kettles,STEEL,100,old rose #c08081`,
    );
    expect(done).toMatchObject({ created: 2, faults: [] });
    const spelled = { type: 'Kettles', category: 'Steel', colors: ['Old Rose'] };
    expect((await productsOf(first))[0]).toMatchObject(spelled);
    expect((await productsOf(second))[0]).toMatchObject(spelled);
  });

  it('adds a new colour once, also where the row that names its code is not imported', async () => {
    const [bad, good] = [anItem('Scarf'), anItem('Scarf')];
    const colour = `Sea ${good}`;
    const file = `Name,Type,Price,Colours,Pictures\n${bad},Scarves,100,${colour} #20b2aa,https://pictures.example/none.png\n${good},Scarves,100,${colour.toLowerCase()}; ${colour.toUpperCase()},`;
    expect(numbers(await importAll(file))).toMatchObject({ created: 1, faultCount: 1 });
    expect((await productsOf(good))[0]).toMatchObject({ name: good, colors: [colour] });
    expect(await catalog.models.colors.find({ name: new RegExp(`^${colour}$`, 'i') }).lean()).toMatchObject([
      { name: colour, hexCode: '#20b2aa' },
    ]);
  });

  it('asks for the id where two products of the shop fit', async () => {
    const name = anItem('Twin');
    await importAll(`Name,Type,Price\n${name},Twins,100`);
    const [{ _id: id }] = await productsOf(name);
    const other = new Types.ObjectId();
    const stored = await catalog.models.products.findById(id).lean();
    await catalog.models.products.create({ ...stored, _id: other, name: name.toUpperCase(), outbox: [] });
    const { faults } = await check(`Name,Type,Price\n${name},Twins,120`);
    expect(faults).toMatchObject([{ row: 2, column: 'Name', message: expect.stringContaining('Two products') }]);
    expect(numbers(await importAll(`Product id,Name,Type,Price\n${id},${name},Twins,120`))).toMatchObject({
      changed: 1,
    });
  });

  it('records who takes all products along', async () => {
    const exported: EventData<typeof catalogSecurityEventRecorded>[] = [];
    const { broker } = catalog.parts;
    await broker.listen({ events: [catalogSecurityEventRecorded], handle: ({ data }) => exported.push(data) });
    await as('get', '/api/imports/exports/products.csv').set('User-Agent', 'Spreadsheet/1.0').expect(200);
    const ofThis = () => exported.filter(({ from }) => from.userAgent === 'Spreadsheet/1.0');
    await eventually(() =>
      expect(ofThis()).toMatchObject([{ kind: 'exported', account: { id: callers.owner.id }, detail: 'products' }]),
    );
  });

  it('says every fault by row and column, imports the other rows, and gives back the rest to mend', async () => {
    const [good, bad] = [anItem('Mug'), anItem('Flask')];
    const file = [
      'Item,Product type,Price,Sizes,Colours,HSN,Pictures,Quantity prices',
      `${good},Mugs,250,,,,,`,
      `${bad},Mugs,cheap,Q,Mauve,61,mug.png,"10=300, 20"`,
      `${anItem('Jar')},Mugs,,,,,http://pictures.example/a.png,`,
      `${good},Mugs,260,,,,,`,
      `,Mugs,10,,,,,`,
      `${anItem('Cup')},Mugs,100,,,,,10=120`,
    ].join('\n');
    const checked = await check(file, {
      mapping: JSON.stringify({
        name: 'Item',
        type: 'Product type',
        price: 'Price',
        sizes: 'Sizes',
        colors: 'Colours',
        hsn: 'HSN',
        images: 'Pictures',
        breaks: 'Quantity prices',
      }),
    });
    expect(numbers(checked)).toMatchObject({ rows: 6, good: 1, created: 1 });
    const faultsOf = (row: number) => checked.faults.filter((one) => one.row === row).map(({ column }) => column);
    expect(faultsOf(3).sort()).toEqual(['HSN', 'Price', 'Quantity prices', 'Sizes']);
    expect(faultsOf(4)).toEqual(['Pictures']);
    expect(checked.faults.filter(({ row }) => row === 5)).toEqual([
      { row: 5, column: '', message: 'Row 2 is the same. Delete one of the two.' },
    ]);
    expect(faultsOf(6)).toEqual(['Item']);
    expect(faultsOf(7)).toEqual(['Quantity prices']);

    const done = await apply(checked);
    expect(numbers(done)).toEqual(numbers(checked));
    expect(await productsOf(good)).toHaveLength(1);
    expect(await productsOf(bad)).toEqual([]);
    const { text } = await as('get', `/api/imports/${checked._id}/faults.csv`).expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain('"Item","Product type","Price"');
    expect(lines[0]).toContain('"To correct"');
    expect(lines[1]).toContain('Write a number, like 1250 or 1250.50.');
  });

  it('says in Hindi what is wrong to a person who reads Hindi', async () => {
    const { _id } = await check(`Name,Type,Price\n${anItem('Pen')},Pens,x`);
    const { body } = await as('get', `/api/imports/${_id}`).set('Accept-Language', 'hi').expect(200);
    expect(body.faults[0].message).toBe('संख्या लिखिए, जैसे 1250 या 1250.50।');
    expect(body.fields[1].title).toBe('नाम');
  });

  it('asks for the columns that it needs, checks again with those that are chosen, and remembers them', async () => {
    const name = anItem('Banner');
    const file = `Artikel-Bezeichnung,Gruppe,Kosten\n${name},Banners,800`;
    const first = await check(file);
    expect(first).toMatchObject({ good: 0, columns: ['Artikel-Bezeichnung', 'Gruppe', 'Kosten'], mapping: {} });
    expect(first.faults.map(({ row, message }) => [row, message])).toEqual([
      [0, 'Choose the column for "Name".'],
      [0, 'Choose the column for "Product type".'],
    ]);
    await as('post', `/api/imports/${first._id}/apply`).expect(409);
    const mapping = {
      name: 'Artikel-Bezeichnung',
      type: 'Gruppe',
      price: 'Kosten',
      nonsense: 'Kosten',
      stock: 'Lager',
    };
    await as('put', `/api/imports/${first._id}/mapping`).send({ mapping }).expect(202);
    const chosen = { name: 'Artikel-Bezeichnung', type: 'Gruppe', price: 'Kosten' };
    expect(await settled(first._id)).toMatchObject({ good: 1, faults: [], mapping: chosen });
    expect(await check(file.replace('800', '900'))).toMatchObject({ good: 1, mapping: chosen });
  });

  it('takes the pictures of a ZIP archive, each once', async () => {
    const names = [anItem('Poster'), anItem('Poster')];
    const table = [
      'Name,Type,Price,Pictures',
      `${names[0]},Posters,100,Photo.PNG; photo.png`,
      `${names[1]},Posters,100,photo.png`,
      `${anItem('Poster')},Posters,100,gone.png`,
    ].join('\n');
    const zip = Buffer.from(zipSync({ 'list.csv': Buffer.from(table), 'pictures/photo.png': red }));
    const checked = await check(zip, {}, 'list.zip');
    expect(checked.faults).toEqual([{ row: 4, column: 'Pictures', message: '"gone.png" is not in the ZIP archive.' }]);
    await apply(checked);
    const [first, second] = [(await productsOf(names[0] ?? ''))[0], (await productsOf(names[1] ?? ''))[0]];
    expect(new Set([...first.images, ...second.images]).size).toBe(1);
    expect(numbers(await importAll(zip, 'again.zip'))).toMatchObject({ unchanged: 2, created: 0, changed: 0 });
    const { client, bucket } = catalog.objects;
    // The file goes a moment after the import is done.
    await eventually(async () => {
      const left: unknown[] = [];
      for await (const one of client.listObjectsV2(bucket, 'imports/', true)) left.push(one);
      expect(left).toEqual([]);
    });
  });

  it('makes a fault of a picture that is none, and imports the other rows', async () => {
    const name = anItem('Card');
    const table = `Name,Type,Price,Pictures\n${anItem('Card')},Cards,10,bad.png\n${name},Cards,10,`;
    const zip = Buffer.from(zipSync({ 'a.csv': Buffer.from(table), 'bad.png': Buffer.from('no picture') }));
    const done = await importAll(zip, 'a.zip');
    expect(numbers(done)).toMatchObject({ good: 1, created: 1, faultCount: 1 });
    expect(done.faults).toMatchObject([{ row: 2 }]);
    expect(await productsOf(name)).toHaveLength(1);
  });

  it('makes a fault of a picture that is broken in its archive, and goes on', async () => {
    const name = anItem('Sticker');
    const table = `Name,Type,Price,Pictures\n${anItem('Sticker')},Stickers,10,broken.png\n${name},Stickers,10,`;
    const noise = Buffer.from('a picture that can be packed well. '.repeat(2000));
    const zip = Buffer.from(zipSync({ 'broken.png': noise, 'a.csv': Buffer.from(table) }));
    // Behind the header of its entry, the packed bytes of the picture begin.
    zip.fill(0xff, 30 + 'broken.png'.length, 30 + 'broken.png'.length + 40);
    const done = await importAll(zip, 'a.zip');
    expect(numbers(done)).toMatchObject({ good: 1, created: 1, faultCount: 1 });
    expect(done.faults[0]?.message).toMatch(/can't be read from the ZIP archive/);
    expect(await productsOf(name)).toHaveLength(1);
  });

  it('is begun once, however often it is asked for', async () => {
    const checked = await check(`Name,Type,Price\n${anItem('Bag')},Bags,50`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => as('post', `/api/imports/${checked._id}/apply`)));
    for (const { status } of answers) expect([202, 409]).toContain(status);
    expect(numbers(await settled(checked._id))).toMatchObject({ created: 1 });
    await as('post', `/api/imports/${checked._id}/apply`).expect(202);
    await as('put', `/api/imports/${checked._id}/mapping`).send({ mapping: {} }).expect(409);
    expect(numbers(await settled(checked._id))).toMatchObject({ created: 1, unchanged: 0 });
  });

  it.each([
    ['a picture', () => red, 'This file has no table. Save your list as CSV or XLSX and choose it again.'],
    ['an empty table', () => Buffer.from('Name,Type\n'), 'This table has no rows.'],
  ])('refuses %s', async (_, file, message) => {
    const { body } = await as('post', '/api/imports/products').attach('file', file(), 'list.csv').expect(400);
    expect(body.message).toContain(message);
  });

  it('refuses a mapping that is no JSON', async () => {
    const sent = as('post', '/api/imports/products').attach('file', Buffer.from('A\n1'), 'a.csv').field('mapping', '{');
    expect((await sent.expect(400)).body.message).toBe('The columns are not readable. Choose them again.');
  });

  it('gives a template that it can import itself', async () => {
    const template = (await as('get', '/api/imports/templates/products.csv').expect(200)).text;
    const checked = await check(template);
    expect(checked.faults).toEqual([
      { row: 2, column: 'Pictures', message: '"round-neck-front.jpg" is not in the ZIP archive.' },
      { row: 2, column: 'Pictures', message: '"round-neck-back.jpg" is not in the ZIP archive.' },
    ]);
    const { text } = await as('get', '/api/imports/templates/products.csv').set('Accept-Language', 'hi').expect(200);
    expect((await check(text)).mapping).toMatchObject({ name: 'नाम', price: 'दाम' });
  });

  it('lists the last imports, newest first', async () => {
    const { _id } = await check(`Name,Type,Price\n${anItem('Tag')},Tags,5`, {}, 'tags.csv');
    const { body } = await as('get', '/api/imports/products').expect(200);
    expect(body[0]).toMatchObject({
      _id,
      fileName: 'tags.csv',
      state: 'checked',
      good: 1,
      createdBy: expect.any(String),
    });
    await as('get', `/api/imports/products-${'0'.repeat(24)}`).expect(404);
  });
});
