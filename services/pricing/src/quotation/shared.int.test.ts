import {
  type EventData,
  orderConfirmed,
  quotationAccepted,
  quotationAnswered,
  quotationSent,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { createWorks } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import { testPricing } from '../pricing.fixture.ts';
import { forgetCustomers } from './forget-customers.ts';
import { quotationModel } from './quotation.schema.ts';
import { sentQuotations } from './sent-quotations.fixture.ts';

const pricing = testPricing();
const { service, records, addPrice, asStaff } = pricing;
const sent: EventData<typeof quotationSent>[] = [];
const answered: EventData<typeof quotationAnswered>[] = [];
const accepted: EventData<typeof quotationAccepted>[] = [];
beforeAll(async () => {
  const { broker } = service.parts;
  await addPrice();
  await broker.listen({ events: [quotationSent], handle: ({ data }) => void sent.push(data) });
  await broker.listen({ events: [quotationAccepted], handle: ({ data }) => void accepted.push(data) });
  await broker.listen({ events: [quotationAnswered], handle: ({ data }) => void answered.push(data) });
});

const buyer = {
  name: 'Sharma Sweets Pvt Ltd',
  gstin: '27AAPFU0939F1ZV',
  address: '12 MG Road',
  city: 'Mumbai',
  postalCode: '400001',
  state: 'Maharashtra',
};

const { items, links, keep, send, read, aSentQuotation } = sentQuotations(pricing);
const bodyOf = (lines: unknown[]) => ({ customerName: 'Sharma Sweets', validUntil: '2999-12-31', items: lines });
const expire = (id: string) =>
  quotationModel(service.parts.mongo).updateOne({ _id: id }, { $set: { validUntil: '2020-01-31' } });

describe('a quotation', () => {
  it('is sent to its customer, whose opening of the link staff see', async () => {
    const { id, email, open } = await aSentQuotation();
    expect(await read(id)).toMatchObject({ state: 'sent', sentTo: email, seenAt: null });
    await eventually(() =>
      expect(sent.filter((one) => one.quotationId === id)).toMatchObject([
        { email, name: 'Sharma Sweets', totalPaise: 3000_00, language: 'en', validUntil: '2999-12-31' },
      ]),
    );
    const { body } = await open().expect(200);
    expect(body).toMatchObject({ customerName: 'Sharma Sweets', grandTotal: 3000, state: 'open', items });
    expect(body).not.toHaveProperty('createdBy');
    const { seenAt } = await read(id);
    await open().expect(200);
    expect(await read(id)).toMatchObject({ state: 'seen', seenAt, lastSeenAt: seenAt, seenCount: 1 });
    expect(seenAt).not.toBeNull();
    // A day later, and after it was answered.
    const model = quotationModel(service.parts.mongo);
    await model.updateOne({ _id: id }, { $set: { state: 'declined', lastSeenAt: new Date(Date.now() - 86_400_000) } });
    const { body: later } = await open().expect(200);
    for (const name of ['seenAt', 'lastSeenAt', 'seenCount']) expect(later).not.toHaveProperty(name);
    const seen = await read(id);
    expect(seen).toMatchObject({ state: 'declined', seenAt, seenCount: 2 });
    expect(Date.parse(seen.lastSeenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(seenAt ?? ''));
  });

  it('is recorded as sent, without the address', async () => {
    const { id, email } = await aSentQuotation();
    const recorded = () => records.find((one) => one.id === id && one.action === 'sent');
    await eventually(() => expect(recorded()).toBeDefined());
    expect(JSON.stringify(recorded())).not.toContain(email);
  });

  it('is opened by the newest link alone when it was sent to another address', async () => {
    const { id, open, link } = await aSentQuotation();
    await send(id, 'Other@Example.com').expect(200);
    expect((await open()).body.code).toBe('link-over');
    await open(link('other@example.com')).expect(200);
  });

  it.each([
    ['a link that is over', (id: string, email: string) => links.signQuotation({ quotationId: id, email }, -1)],
    [
      'a link of another shop',
      (id: string, email: string) =>
        createMailLinks({ mail: 'x'.repeat(32) }).signQuotation({ quotationId: id, email }, 60),
    ],
    ['the link of an address', (id: string, email: string) => links.signAddress({ userId: id, email }, 60)],
    [
      'a link to a quotation that is not there',
      (_: string, email: string) => links.signQuotation({ quotationId: '0'.repeat(24), email }, 60),
    ],
  ])('is not opened by %s', async (_, token) => {
    const { id, email, open } = await aSentQuotation();
    const { status, body } = await open(token(id, email) ?? '');
    expect([status, body.code]).toEqual([404, 'link-over']);
  });

  it('that was never sent has no link', async () => {
    const { _id: id } = await keep();
    const { open } = await aSentQuotation();
    expect((await open(links.signQuotation({ quotationId: id, email: '' }, 60) ?? '')).status).toBe(404);
  });
});

describe('accepting', () => {
  it('tells what was accepted, and knows the order that it becomes', async () => {
    const { id, number, email, code, accept } = await aSentQuotation();
    await accept(await code()).expect(200);
    await eventually(() =>
      expect(accepted.filter(({ quotationId }) => quotationId === id)).toMatchObject([
        {
          number,
          email,
          by: 'Ravi Sharma',
          totalPaise: 3000_00,
          deliveryPaise: 0,
          lines: [{ name: 'Logo', quantity: 2, totalPaise: 3000_00 }],
        },
      ]),
    );
    expect((await read(id)).orderId).toBeNull();
    const orderId = 'd'.repeat(24);
    const now = new Date().toISOString();
    const order = { orderId, userId: null, placedAt: now, lines: [], quotation: { id, number } };
    await service.parts.broker.publish({
      id: crypto.randomUUID(),
      key: orderConfirmed.key,
      occurredAt: now,
      data: order,
    });
    await eventually(async () => expect((await read(id)).orderId).toBe(orderId));
  });

  const toldOf = (id: string) =>
    eventually(() => {
      const told = accepted.find(({ quotationId }) => quotationId === id);
      expect(told).toBeDefined();
      return told;
    });

  it('tells whom the invoice is for as staff have written it, or as the customer corrects it', async () => {
    const [asWritten, corrected] = [
      await aSentQuotation({ buyer }),
      await aSentQuotation({ buyer: { gstin: buyer.gstin } }),
    ];
    expect((await asWritten.open()).body.buyer).toEqual(buyer);
    await asWritten.accept(await asWritten.code()).expect(200);
    expect(await toldOf(asWritten.id)).toMatchObject({ buyer });
    const moved = { ...buyer, city: 'Pune', postalCode: '411 001' };
    const { body } = await corrected.accept(await corrected.code(), { buyer: moved }).expect(200);
    expect(body.buyer).toEqual({ ...moved, postalCode: '411001' });
    expect(await toldOf(corrected.id)).toMatchObject({ buyer: { city: 'Pune', postalCode: '411001' } });
    expect((await read(corrected.id)).buyer).toEqual(body.buyer);
    // The audit trail keeps no names, addresses and GSTINs of customers.
    expect(JSON.stringify(records)).not.toContain(buyer.gstin);
  });

  it('refuses a buyer whose GSTIN is wrong or who has no address, and uses up no code', async () => {
    const { code, accept } = await aSentQuotation();
    const right = await code();
    for (const part of [
      { gstin: '27AAPFU0939F1ZW' },
      { address: '' },
      { name: '' },
      { postalCode: '12' },
      { state: 'x' },
    ])
      await accept(right, { buyer: { ...buyer, ...part } }).expect(400);
    for (const wrong of ['x', [], { gstin: 5 }, { name: 'x'.repeat(101) }, null])
      await accept(right, { buyer: wrong }).expect(400);
    await accept(right, { buyer }).expect(200);
  });

  it('tells HSN and SAC of the lines that have one', async () => {
    const { id, code, accept } = await aSentQuotation({ items: [{ ...items[0], hsn: '998391', taxRate: 18 }] });
    await accept(await code()).expect(200);
    expect(await toldOf(id)).toMatchObject({ lines: [{ hsn: '998391', taxRate: 18 }] });
    for (const hsn of ['99', '12345', 'abcd', 4911])
      expect((await asStaff('post', '/api/quotations').send(bodyOf([{ ...items[0], hsn }]))).status).toBe(400);
  });

  it('takes the mailed code, happens once, and tells staff who did it', async () => {
    const quotation = await aSentQuotation();
    const code = await quotation.code();
    const answers = await Promise.all([1, 2, 3].map(() => quotation.accept(code)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await read(quotation.id)).toMatchObject({ state: 'accepted', decidedBy: 'Ravi Sharma' });
    expect((await quotation.open()).body).toMatchObject({ state: 'accepted', decidedBy: 'Ravi Sharma' });
    await eventually(() =>
      expect(answered.filter((one) => one.quotationId === quotation.id)).toMatchObject([
        { answer: 'accepted', by: 'Ravi Sharma', number: quotation.number },
      ]),
    );
    expect((await send(quotation.id, 'x@example.com')).body.code).toBe('quotation-answered');
    expect((await quotation.post('/decline')).body.code).toBe('quotation-answered');
  });

  it('has five tries for a code, also when many come at once', async () => {
    const quotation = await aSentQuotation();
    const code = await quotation.code();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tries = await Promise.all(Array.from({ length: 5 }, () => quotation.accept(wrong)));
    expect(tries.map(({ body }) => body.code)).toEqual(Array(5).fill('wrong-code'));
    expect((await quotation.accept(code)).status).toBe(400);
    await quotation.accept(await quotation.code()).expect(200);
  });

  it('is not possible with an older code, nor with one that is over, nor without one', async () => {
    const quotation = await aSentQuotation();
    expect((await quotation.accept('000000')).body.code).toBe('wrong-code');
    const [first, second] = [await quotation.code(), await quotation.code()];
    if (first !== second) expect((await quotation.accept(first)).status).toBe(400);
    await quotationModel(service.parts.mongo).updateOne(
      { _id: quotation.id },
      { $set: { 'challenge.expiresAt': new Date(Date.now() - 1) } },
    );
    expect((await quotation.accept(second)).status).toBe(400);
  });

  it('is over with the validity', async () => {
    const quotation = await aSentQuotation();
    await expire(quotation.id);
    expect((await quotation.open()).body.state).toBe('expired');
    expect((await quotation.post('/codes')).body.code).toBe('quotation-over');
    expect((await quotation.accept('000000')).body.code).toBe('quotation-over');
    expect((await send(quotation.id, 'x@example.com')).body.code).toBe('quotation-over');
    expect(await read(quotation.id)).toMatchObject({ state: 'expired' });
  });

  it('is over once staff end the offer, which is recorded, and never after it was accepted', async () => {
    const quotation = await aSentQuotation();
    const code = await quotation.code();
    const withdraw = (id: string) => asStaff('post', `/api/quotations/${id}/withdrawal`);
    expect((await withdraw(quotation.id).expect(200)).body).toMatchObject({ state: 'expired' });
    expect((await quotation.open()).body.state).toBe('expired');
    expect((await quotation.accept(code)).body.code).toBe('quotation-over');
    expect((await withdraw(quotation.id)).body.code).toBe('quotation-over');
    await eventually(() =>
      expect(records.filter(({ id }) => id === quotation.id).map(({ action }) => action)).toContain('withdrawn'),
    );
    const other = await aSentQuotation();
    const answers = await Promise.all([other.accept(await other.code()), withdraw(other.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('mails five codes an hour at most', async () => {
    const { post } = await aSentQuotation();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await post('/codes')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('declining', () => {
  it('keeps the reason and tells staff, once', async () => {
    const quotation = await aSentQuotation();
    const answers = await Promise.all([1, 2].map(() => quotation.post('/decline', { reason: 'Too dear' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(quotation.id)).toMatchObject({ state: 'declined', reason: 'Too dear', decidedBy: '' });
    await eventually(() =>
      expect(answered.filter((one) => one.quotationId === quotation.id)).toMatchObject([
        { answer: 'declined', reason: 'Too dear' },
      ]),
    );
  });
});

it('is listed as unanswered while it can be answered, the first to expire first', async () => {
  const unanswered = async (): Promise<string[]> => {
    const { body, headers } = await asStaff('get', '/api/quotations').query({ state: 'unanswered', search: 'Waiting' });
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.map(({ customerName }: { customerName: string }) => customerName);
  };
  await aSentQuotation({ customerName: 'Waiting Long', validUntil: '2999-12-31' });
  const short = await aSentQuotation({ customerName: 'Waiting Short', validUntil: '2999-12-30' });
  const declined = await aSentQuotation({ customerName: 'Waiting No More' });
  await declined.post('/decline', {}).expect(200);
  await expire((await aSentQuotation({ customerName: 'Waiting Expired' })).id);
  await keep({ customerName: 'Waiting Draft' });
  expect(await unanswered()).toEqual(['Waiting Short', 'Waiting Long']);
  await short.open().expect(200);
  expect(await unanswered()).toEqual(['Waiting Short', 'Waiting Long']);
});

it('loses address, name and reason with the customer when it is old', async () => {
  const quotation = await aSentQuotation();
  await quotation.post('/decline', { reason: 'My wedding is off' }).expect(200);
  const model = quotationModel(service.parts.mongo);
  await model.updateOne({ _id: quotation.id }, { $set: { createdAt: new Date(Date.now() - 2923 * 24 * 3_600_000) } });
  const forgetting = forgetCustomers(createWorks(service.parts), model, async () => 2922);
  await forgetting.sweep();
  await forgetting.close();
  const left = await model.findById(quotation.id, { outbox: 0 }).lean();
  expect(JSON.stringify(left)).not.toMatch(/Sharma|wedding|buyer-/);
});
