import { type ProductSnapshot, productCreated, productTypeRenamed, type TaxRule } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { aBill, anId, testBilling } from '../billing.fixture.ts';

const { as, publish, confirmed, delivered, documents, records, service } = testBilling();
const set = (body: object) => as('owner', 'put', '/api/tax/rules').send(body);
const shirts = {
  scope: 'type',
  name: 'T-Shirts',
  hsn: '6109',
  rates: [{ from: '2025-09-22', percent: 5, above: { price: 2500, percent: 18 } }],
};

it('keeps one rule for each scope and name, with a record of each change', async () => {
  const { body } = await set(shirts).expect(200);
  expect(body).toMatchObject({ ...shirts, kind: 'taxable', unit: 'PCS' });
  const changed = await set({ ...shirts, hsn: '61091000' }).expect(200);
  expect(changed.body).toMatchObject({ _id: body._id, hsn: '61091000' });
  const of = () => records.filter(({ id }) => id === body._id).map(({ action }) => action);
  await eventually(() => expect(of()).toEqual(['created', 'updated']));
  await as('owner', 'delete', `/api/tax/rules/${body._id}`).expect(200);
  expect((await as('owner', 'get', '/api/tax/rules').expect(200)).body).toEqual([]);
  await as('owner', 'delete', `/api/tax/rules/${body._id}`).expect(404);
  expect((await set(shirts).expect(200)).body._id).toBe(body._id);
});

it.each([
  [{ ...shirts, hsn: '61' }, 'An HSN has 4, 6 or 8 digits.'],
  [{ ...shirts, name: '' }, 'Please say what the rule is for.'],
  [{ ...shirts, rates: [shirts.rates[0], shirts.rates[0]] }, 'Each date can have one rate only.'],
])('refuses %j', async (body, message) => {
  expect((await set(body).expect(400)).body.message).toContain(message);
});

it('answers everybody the rates of today: of all, of types, and of the products that are asked for', async () => {
  const rates = async (products = '') => (await request(service.app).get(`/api/tax/rates${products}`)).body;
  const held = { scope: 'type', name: 'T-Shirts', percent: 5, above: { price: 2500, percent: 18 } };
  const [own, other] = [anId(), anId()];
  const future = { from: '2999-01-01', percent: 40 };
  await set({ ...shirts, rates: [...shirts.rates, future] }).expect(200);
  for (const [name, kind] of [
    [own, 'taxable'],
    [other, 'exempt'],
  ] as const)
    await set({ ...shirts, scope: 'product', name, kind, rates: [{ from: '2025-09-22', percent: 18 }] }).expect(200);
  const standard = { scope: 'all', name: '', percent: 18 };
  expect(await rates()).toEqual([held, standard]);
  expect(await rates(`?products=${own},${anId()}`)).toEqual([
    held,
    { scope: 'product', name: own, percent: 18 },
    standard,
  ]);
  expect(await rates(`?products=${other}`)).toEqual([held, { scope: 'product', name: other, percent: 0 }, standard]);
  await set({ ...shirts, scope: 'all', name: '', kind: 'nil' }).expect(200);
  expect((await rates()).at(-1)).toEqual({ scope: 'all', name: '', percent: 0 });
});

it.each(['x', `${anId()},`, Array(201).fill(anId()).join(',')])('refuses the products %s', async (products) => {
  await request(service.app).get('/api/tax/rates').query({ products }).expect(400);
});

it('taxes a product by its type, dear and cheap pieces at their own rates', async () => {
  await set(shirts).expect(200);
  const productId = anId();
  const product: ProductSnapshot = {
    productId,
    version: 1,
    name: 'Shirt',
    type: 'T-Shirts',
    image: '',
    pricePaise: 400_00,
    happyHourDiscount: 0,
    sizes: [],
    colors: [],
    isCustomizable: true,
  };
  await publish(productCreated, product);
  const products = service.parts.mongo.collection('products');
  await eventually(async () => expect(await products.countDocuments()).toBe(1));
  const line = { productId, name: 'Shirt', quantity: 2 };
  const bill = aBill({
    shippingPaise: 0,
    totalPaise: 6_800_00,
    lines: [
      { ...line, id: 'c'.repeat(24), paise: 800_00 },
      { ...line, id: 'd'.repeat(24), paise: 6_000_00 },
    ],
  });
  const order = await confirmed(bill);
  await delivered(order, bill);
  const [invoice] = await documents(order, 1);
  expect(invoice?.lines).toMatchObject([
    { hsn: '6109', rate: 5, taxable: 761.9, total: 800 },
    { hsn: '6109', rate: 18, total: 6000 },
  ]);
});

it('gives a product type its rates under its new name, once, and leaves a rule that is there', async () => {
  await set({ ...shirts, name: 'Caps' }).expect(200);
  const rename = (from: string, to: string) =>
    publish(productTypeRenamed, { id: anId(), from, to, by: { id: callers.owner.id, name: 'Meera' } });
  const ruleOf = async (name: string): Promise<TaxRule | undefined> => {
    const { body } = await as('owner', 'get', '/api/tax/rules').expect(200);
    return body.find((rule: TaxRule) => rule.name === name);
  };
  await rename('caps', 'Hats');
  await eventually(async () => expect(await ruleOf('Hats')).toMatchObject({ hsn: '6109', rates: shirts.rates }));
  await set({ ...shirts, name: 'Hats', hsn: '6505' }).expect(200);
  await rename('Caps', 'Hats');
  await rename('Caps', 'Bonnets');
  await eventually(async () => expect(await ruleOf('Bonnets')).toMatchObject({ rates: shirts.rates }));
  expect([(await ruleOf('Hats'))?.hsn, (await ruleOf('Caps'))?.hsn]).toEqual(['6505', '6109']);
});
