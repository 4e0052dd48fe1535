import { dayOf, type Quotation } from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { testPricing } from '../pricing.fixture.ts';
import { forgetCustomers } from './forget-customers.ts';
import { quotationModel } from './quotation.schema.ts';

const { service, records, asStaff, addPrice } = testPricing();

const today = dayOf(new Date());
const year = today.slice(0, 4);
const logo = { details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 2 };
const send = (fields: object = {}) =>
  asStaff('post', '/api/quotations').send({
    customerName: 'Sharma Sweets',
    validUntil: today,
    items: [logo],
    ...fields,
  });
const search = async (text: string): Promise<string[]> => {
  const res = await asStaff('get', '/api/quotations').query({ search: text });
  return (res.body as Quotation[]).map(({ customerName }) => customerName);
};

describe('a quotation', () => {
  beforeAll(() => addPrice());

  it('is kept with a number, its sums and who made it, and stays when prices change', async () => {
    await addPrice({ section: 'printing', type: 'Offset', size: 'A4', price: 4.55 });
    const bothSides = { type: 'printing', printingType: 'Offset', size: 'A4', printingSide: 'both' };
    const res = await send({ items: [logo, { details: bothSides, price: 9.1, quantity: 500 }] });
    expect(res.status).toBe(201);
    expect(res.body).toMatchObject({
      number: expect.stringMatching(new RegExp(`^Q-${year}-\\d{4}$`)),
      customerName: 'Sharma Sweets',
      validUntil: today,
      grandTotal: 7550,
      totalItems: 502,
      createdBy: { id: callers.owner.id, name: callers.owner.name },
    });
    await addPrice({ section: 'printing', type: 'Offset', size: 'A4', price: 6 });
    expect((await asStaff('get', `/api/quotations/${res.body._id}`)).body).toEqual(res.body);
    await eventually(() =>
      expect(records.find(({ id }) => id === res.body._id)).toMatchObject({
        kind: 'quotation',
        action: 'created',
        label: res.body.number,
      }),
    );
  });

  it('names the customer nowhere in the record of changes, which lasts', async () => {
    const { _id } = (await send({ customerName: 'Asha Rao' })).body;
    await eventually(() => expect(records.find(({ id }) => id === _id)).toBeDefined());
    expect(JSON.stringify(records.find(({ id }) => id === _id))).not.toContain('Asha');
  });

  it('loses its customer when it is older than the law asks to keep it, and keeps its sums', async () => {
    const [old, young] = [await send({ customerName: 'Asha Rao' }), await send({ customerName: 'Asha Rao' })];
    const model = quotationModel(service.parts.mongo);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    await model.updateOne({ _id: old.body._id }, { $set: { createdAt: daysAgo(2923) } });
    await model.updateOne({ _id: young.body._id }, { $set: { createdAt: daysAgo(2921) } });
    const instances = [1, 2].map(() => forgetCustomers(createWorks(service.parts), model, async () => 2922));
    await Promise.all(instances.map(({ sweep }) => sweep()));
    await Promise.all(instances.map(({ close }) => close()));
    expect(JSON.stringify(await model.findById(old.body._id).lean())).not.toMatch(/asha|rao/i);
    const { body } = await asStaff('get', `/api/quotations/${old.body._id}`);
    expect(body).toMatchObject({ number: old.body.number, customerName: '', grandTotal: 3000 });
    expect((await model.findById(young.body._id).lean())?.customerName).toBe('Asha Rao');
    expect((await asStaff('get', '/api/quotations')).status).toBe(200);
  });

  it('is made once by the same Idempotency-Key', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send().set('Idempotency-Key', key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect((await send()).body.number).not.toBe(answers[0]?.body.number);
  });

  it('is the answer to the same request again, also when the price list has changed since', async () => {
    const items = [{ details: { type: 'design', designType: 'Poster' }, price: 800, quantity: 1 }];
    const key = crypto.randomUUID();
    await addPrice({ type: 'Poster', price: 800 });
    const first = await send({ items }).set('Idempotency-Key', key);
    await addPrice({ type: 'Poster', price: 900 });
    const again = await send({ items }).set('Idempotency-Key', key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.number).toBe(first.body.number);
  });

  it('gets a number of its own, also when many are kept at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(10);
  });

  it('is found by the beginning of its number, or of a name of the customer', async () => {
    const { number } = (await send({ customerName: 'Gupta Tuition Classes' })).body;
    for (const text of ['gup', 'tuition gupta', number.toLowerCase(), number.slice(-4)]) {
      expect(await search(text)).toContain('Gupta Tuition Classes');
    }
    expect(await search('uition')).toEqual([]);
    const newest = await asStaff('get', '/api/quotations').query({ limit: 1 });
    expect(newest.body).toMatchObject([{ number }]);
    expect(Number(newest.headers['x-total-count'])).toBeGreaterThan(1);
  });

  it.each([
    ['a price that the price list does not have', { items: [{ ...logo, price: 1 }] }, 409, 'prices-changed'],
    [
      'what is not in the price list',
      { items: [{ ...logo, details: { type: 'binding', bindingType: 'Glue' } }] },
      409,
      'prices-changed',
    ],
    ['a validity that is over', { validUntil: '2020-01-31' }, 400, 'validity-over'],
    ['a day that the calendar does not have', { validUntil: '2999-02-30' }, 400, 'invalid-input'],
    ['nothing in it', { items: [] }, 400, 'invalid-input'],
    ['no customer', { customerName: ' ' }, 400, 'invalid-input'],
    ['half a sheet', { items: [{ ...logo, quantity: 0.5 }] }, 400, 'invalid-input'],
  ])('with %s is refused', async (_what, fields, status, code) => {
    const res = await send(fields);
    expect({ status: res.status, code: res.body.code }).toEqual({ status, code });
  });

  it('that nobody has kept is not found', async () => {
    expect((await asStaff('get', `/api/quotations/${'0'.repeat(24)}`)).status).toBe(404);
  });
});
