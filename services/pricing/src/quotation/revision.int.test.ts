import {
  dayOf,
  type EventData,
  quotationAccepted,
  quotationAsked,
  quotationEndsSoon,
  quotationReplied,
} from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { createWorks } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { testPricing } from '../pricing.fixture.ts';
import { quotationModel } from './quotation.schema.ts';
import { createQuotationStore } from './quotation.store.ts';
import { remindStaff } from './remind-staff.ts';
import { sentQuotations } from './sent-quotations.fixture.ts';

const pricing = testPricing();
const { service, records, asStaff, addPrice } = pricing;
const accepted: EventData<typeof quotationAccepted>[] = [];
const asked: EventData<typeof quotationAsked>[] = [];
const replied: EventData<typeof quotationReplied>[] = [];
const ending: EventData<typeof quotationEndsSoon>[] = [];
beforeAll(async () => {
  const { broker } = service.parts;
  await addPrice();
  await broker.listen({ events: [quotationAccepted], handle: ({ data }) => void accepted.push(data) });
  await broker.listen({ events: [quotationAsked], handle: ({ data }) => void asked.push(data) });
  await broker.listen({ events: [quotationReplied], handle: ({ data }) => void replied.push(data) });
  await broker.listen({ events: [quotationEndsSoon], handle: ({ data }) => void ending.push(data) });
});
const { items, keep, send, read, revise, aSentQuotation } = sentQuotations(pricing);
const brochures = { details: { type: 'custom', name: 'Brochures, folded' }, price: 6.5, quantity: 1000, taxRate: 5 };
const conditions = {
  discount: { unit: 'percent', value: 10 },
  delivery: 250,
  tax: 'added',
  advance: 50,
  terms: 'Delivered in 7 days.',
};

describe('the conditions of a quotation', () => {
  it('are kept with what they come to, read by its customer, and told as accepted', async () => {
    const quotation = await aSentQuotation({ items: [...items, brochures], ...conditions });
    // Lines of 3,000 at 18 % and 6,500 at 5 %, a tenth off; the delivery is taxed as the dearer line.
    const amounts = {
      items: 9500,
      discount: 950,
      delivery: 250,
      tax: 486 + 292.5 + 12.5,
      total: 9591,
      advance: 4795.5,
    };
    const offered = { ...conditions, amounts, grandTotal: 9591, items: [...items, brochures], revision: 1 };
    expect(await read(quotation.id)).toMatchObject(offered);
    expect((await quotation.open()).body).toMatchObject(offered);
    await quotation.accept(await quotation.code()).expect(200);
    await eventually(() =>
      expect(accepted.find(({ quotationId }) => quotationId === quotation.id)).toMatchObject({
        totalPaise: 9591_00,
        deliveryPaise: 250_00,
        discountPaise: 950_00,
        addedTaxPaise: 791_00,
        advancePaise: 4795_50,
        lines: [
          { name: 'Logo', totalPaise: 3000_00, discountPaise: 300_00, addedTaxPaise: 486_00, taxRate: 18 },
          { name: 'Brochures, folded', totalPaise: 6500_00, discountPaise: 650_00, addedTaxPaise: 292_50, taxRate: 5 },
        ],
      }),
    );
  });

  it('may be of products, which are told with their ids', async () => {
    const details = { type: 'product', productId: 'c'.repeat(24), name: 'Photo mug' };
    const item = { details, price: 200, quantity: 50 };
    const quotation = await aSentQuotation({ items: [{ ...item, taxRate: 18 }] });
    expect((await revise(quotation.id, 1, { items: [item] })).status).toBe(400);
    await quotation.accept(await quotation.code()).expect(200);
    await eventually(() =>
      expect(accepted.find(({ quotationId }) => quotationId === quotation.id)?.lines).toMatchObject([
        { name: 'Photo mug', productId: details.productId, quantity: 50, totalPaise: 10_000_00 },
      ]),
    );
  });

  it('name the bulk order that it prices, also after a revision', async () => {
    const bulkOrderId = 'b'.repeat(24);
    const quotation = await aSentQuotation({ bulkOrderId });
    expect((await revise(quotation.id, 1)).body).toMatchObject({ revision: 2, bulkOrderId });
    await send(quotation.id, quotation.email).expect(200);
    await quotation.accept(await quotation.code(), { revision: 2 }).expect(200);
    await eventually(() =>
      expect(accepted.find(({ quotationId }) => quotationId === quotation.id)).toMatchObject({ bulkOrderId }),
    );
  });

  it.each([
    ['a discount of more than all of it', { discount: { unit: 'percent', value: 101 } }],
    ['a delivery that costs less than nothing', { delivery: -1 }],
    ['a rate of tax that there is not', { items: [{ ...brochures, taxRate: 13 }] }],
    ['an advance of more than all of it', { advance: 101 }],
    ['a free line without a name', { items: [{ ...brochures, details: { type: 'custom', name: ' ' } }] }],
  ])('with %s are refused', async (_what, fields) => {
    const { status } = await asStaff('post', '/api/quotations').send({
      customerName: 'Sharma Sweets',
      validUntil: '2999-12-31',
      items,
      ...fields,
    });
    expect(status).toBe(400);
  });

  it('of an earlier release are none', async () => {
    const { _id: id } = await keep();
    const gone = ['revision', 'discount', 'delivery', 'tax', 'advance', 'terms', 'amounts', 'notes', 'replaced'];
    const $unset = Object.fromEntries(gone.map((field) => [field, 1]));
    await quotationModel(service.parts.mongo).collection.updateOne({ number: (await read(id)).number }, { $unset });
    expect(await read(id)).toMatchObject({
      revision: 1,
      tax: 'none',
      delivery: 0,
      notes: [],
      replaced: [],
      grandTotal: 3000,
      amounts: { items: 3000, total: 3000, tax: 0 },
    });
    expect((await revise(id, 1)).body).toMatchObject({ revision: 2, replaced: [{ revision: 1, tax: 'none' }] });
  });
});

describe('a revision', () => {
  it('replaces the offer under the same number, which its customer reads once it is sent', async () => {
    const quotation = await aSentQuotation();
    const code = await quotation.code();
    await quotation.open();
    const revised = await revise(quotation.id, 1, { items: [brochures] }).expect(200);
    expect(revised.body).toMatchObject({
      number: quotation.number,
      revision: 2,
      state: 'draft',
      sentTo: quotation.email,
      sentAt: null,
      seenAt: null,
      items: [brochures],
      grandTotal: 6500,
      replaced: [{ revision: 1, grandTotal: 3000, items, sentAt: expect.any(String), seenAt: expect.any(String) }],
    });
    expect((await quotation.open()).body.code).toBe('quotation-in-revision');
    expect((await quotation.accept(code)).body.code).toBe('quotation-in-revision');
    await send(quotation.id, quotation.email).expect(200);
    expect((await quotation.open()).body).toMatchObject({ revision: 2, grandTotal: 6500, state: 'open' });
    expect((await quotation.open()).body).not.toHaveProperty('replaced');
    await eventually(() =>
      expect(records.find(({ id, action }) => id === quotation.id && action === 'revised')).toBeDefined(),
    );
  });

  it('is accepted only by who has read it', async () => {
    const quotation = await aSentQuotation();
    await revise(quotation.id, 1).expect(200);
    await send(quotation.id, quotation.email).expect(200);
    const code = await quotation.code();
    expect((await quotation.accept(code, { revision: 1 })).body.code).toBe('quotation-revised');
    expect((await quotation.accept(code, { revision: 2 })).body).toMatchObject({ state: 'accepted' });
    expect((await revise(quotation.id, 2)).body.code).toBe('quotation-answered');
  });

  it('is not mailed as the offer before, which somebody else sends at that moment', async () => {
    const { _id: id } = await keep();
    const relay = createRelay({ ...service.parts, models: [] });
    const store = createQuotationStore(quotationModel(service.parts.mongo), relay);
    const before = await store.find(id);
    await revise(id, 1, { items: [brochures] }).expect(200);
    const to = { email: 'late@example.com', language: 'en' as const };
    expect(before && (await store.send(before, to, { id: 'a'.repeat(24), name: 'Meera' }, new Date()))).toBeUndefined();
    expect(await read(id)).toMatchObject({ state: 'draft', revision: 2 });
    await relay.close();
  });

  it('follows a declined offer, and forgets the answer', async () => {
    const quotation = await aSentQuotation();
    await quotation.post('/decline', { reason: 'Too dear' }).expect(200);
    expect((await revise(quotation.id, 1)).body).toMatchObject({ state: 'draft', reason: '', decidedAt: null });
  });

  it('happens once, however many make it at once', async () => {
    const { _id: id } = await keep();
    const answers = await Promise.all(Array.from({ length: 4 }, () => revise(id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await read(id)).toMatchObject({ revision: 2, replaced: [{ revision: 1 }] });
  });

  it('and an acceptance at once leave one of them', async () => {
    for (let round = 0; round < 5; round++) {
      const quotation = await aSentQuotation();
      const code = await quotation.code();
      const [acceptance, revision] = await Promise.all([quotation.accept(code), revise(quotation.id, 1)]);
      expect([acceptance.status === 200, revision.status === 200].filter(Boolean)).toHaveLength(1);
      const { state, revision: number } = await read(quotation.id);
      expect([state, number]).toEqual(acceptance.status === 200 ? ['accepted', 1] : ['draft', 2]);
    }
  });
});

describe('a question', () => {
  it('reaches staff, whose answer reaches its customer without their name', async () => {
    const quotation = await aSentQuotation();
    const question = { text: 'Is 170 gsm possible?' };
    expect((await quotation.post('/notes', question).expect(201)).body.notes).toMatchObject([
      { ...question, by: 'customer' },
    ]);
    const answer = { text: 'Yes, at the same price.' };
    const { body } = await asStaff('post', `/api/quotations/${quotation.id}/notes`).send(answer).expect(201);
    expect(body.notes).toMatchObject([
      { ...question, name: '' },
      { ...answer, by: 'staff', name: expect.stringMatching(/./) },
    ]);
    expect((await quotation.open()).body.notes).toMatchObject([question, { ...answer, name: '' }]);
    const isOf = ({ quotationId }: { quotationId: string }) => quotationId === quotation.id;
    await eventually(() => {
      expect(asked.filter(isOf)).toMatchObject([question]);
      expect(replied.filter(isOf)).toMatchObject([{ ...answer, email: quotation.email }]);
    });
  });

  it('is refused without words, after ten in an hour, and beyond fifty notes', async () => {
    const quotation = await aSentQuotation();
    expect((await quotation.post('/notes', { text: ' ' })).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await quotation.post('/notes', { text: 'And?' })).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    const reply = () => asStaff('post', `/api/quotations/${quotation.id}/notes`).send({ text: 'Yes.' });
    for (let n = 0; n < 40; n++) await reply().expect(201);
    expect((await reply()).body.code).toBe('too-many-notes');
  });

  it('about what was never sent has nobody to go to', async () => {
    const { _id: id } = await keep();
    const { body } = await asStaff('post', `/api/quotations/${id}/notes`).send({ text: 'Hello?' });
    expect(body.code).toBe('quotation-not-sent');
  });
});

it('reminds staff once of what was sent, has no answer and ends soon', async () => {
  const today = dayOf(new Date());
  const [soon, later, answered] = [
    await aSentQuotation({ validUntil: today }),
    await aSentQuotation(),
    await aSentQuotation({ validUntil: today }),
  ];
  const draft = await keep({ validUntil: today });
  await answered.post('/decline').expect(200);
  const model = quotationModel(service.parts.mongo);
  const relay = createRelay({ ...service.parts, models: [model] });
  const store = createQuotationStore(model, relay);
  const sweeps = [1, 2].map(() => remindStaff(createWorks(service.parts), store));
  const told = await Promise.all(sweeps.map(({ sweep }) => sweep()));
  await Promise.all([...sweeps, relay].map((part) => part.close()));
  expect(told.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
  await eventually(() => expect(ending.map(({ quotationId }) => quotationId)).toContain(soon.id));
  const heard = ending.map(({ quotationId }) => quotationId);
  expect(heard.filter((id) => id === soon.id)).toHaveLength(1);
  for (const { id } of [later, answered, { id: draft._id }]) expect(heard).not.toContain(id);
});
