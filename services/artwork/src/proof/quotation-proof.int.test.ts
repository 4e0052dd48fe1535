import {
  bulkOrderAdopted,
  bulkOrderQuoted,
  type EventData,
  orderConfirmed,
  type Proof,
  proofMoved,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { anId, LINK_KEY, testArtwork } from '../artwork.fixture.ts';
import { quotedOrderModel } from './quoted-order.store.ts';

const { service, as, publish, uploaded } = testArtwork();
const movedTo: EventData<typeof proofMoved>[] = [];
const links = createMailLinks({ mail: LINK_KEY });
beforeAll(async () => {
  await service.parts.broker.listen({ events: [proofMoved], handle: ({ data }) => void movedTo.push(data) });
});
const send = async (id: string) =>
  as('owner', 'post', `/api/proofs/${id}/versions`)
    .send({ fileId: (await uploaded())._id, note: '', expectedVersion: 0 })
    .expect(200);
const signedIn = (proofId: string) => ({ proofId, isSignedIn: true });
const approve = (id: string) =>
  request(service.app)
    .post('/api/proofs/shared/approve')
    .send({ version: 1, name: 'Asha Verma', hasChecked: true, token: links.signProof(signedIn(id), 60) })
    .expect(200);

describe('a proof of a quotation', () => {
  const wanted = (id: string, line = 0, name = 'Menu cards') => ({
    name,
    quantity: 60,
    customerName: 'Ravi',
    email: 'ravi@example.com',
    language: 'hi',
    quotation: { id, line, name },
  });
  const begin = async (body: object): Promise<Proof> =>
    (await as('owner', 'post', '/api/proofs').send(body).expect(201)).body;
  /** The order that the quotation becomes; its lines are in another order than those of the quotation. */
  /** The quotation becomes an order, with a line of design work and one of menu cards. */
  const accepted = async (quotation: string, { orderId, lineId } = { orderId: anId(), lineId: anId() }) => {
    const lines = ['Design', 'Menu cards'].map((name, at) => ({
      id: at === 1 ? lineId : anId(),
      productId: null,
      quantity: 60,
      name,
      paise: 0,
    }));
    const address = { address: '', city: '', postalCode: '', country: '' };
    await publish(orderConfirmed, {
      orderId,
      userId: callers.customer.id,
      placedAt: new Date().toISOString(),
      lines: [],
      quotation: { id: quotation, number: 'Q-2026-0001' },
      bill: { version: 2, lines, shippingPaise: 0, totalPaise: 0, address, paymentMethod: 'UPI' },
    });
    return { orderId, lineId };
  };

  it('goes to the line of the order that the quotation becomes, with its versions and its answer, once', async () => {
    const quotation = anId();
    const { _id } = await begin(wanted(quotation));
    expect((await begin(wanted(quotation)))._id).toBe(_id);
    await send(_id);
    await approve(_id);
    const { orderId, lineId } = await accepted(quotation);
    await accepted(quotation, { orderId, lineId });
    const proof = await eventually(async () => {
      const { body } = await as('owner', 'get', `/api/proofs/${_id}`).expect(200);
      expect(body).toMatchObject({ orderId, lineId, isBulk: false, state: 'approved' });
      return body as Proof;
    });
    expect(proof.versions[0]?.decision).toMatchObject({ answer: 'approved', name: 'Asha Verma' });
    await eventually(() => expect(movedTo.filter((one) => one.proofId === _id)).toHaveLength(1));
    expect(movedTo.find((one) => one.proofId === _id)?.steps.map(({ event }) => event)).toEqual([
      'proof-sent',
      'proof-approved',
    ]);
    expect((await as('customer', 'get', `/api/proofs/order/${orderId}`).expect(200)).body).toMatchObject([{ _id }]);
    const ofQuotation = await as('owner', 'get', `/api/proofs/quotation/${quotation}`).expect(200);
    expect(ofQuotation.body).toMatchObject([{ _id, state: 'approved', quotation: { id: quotation, line: 0 } }]);
    expect((await begin(wanted(quotation)))._id).toBe(_id);
  });

  it('that is begun after that is one of the order at once', async () => {
    const quotation = anId();
    const { orderId, lineId } = await accepted(quotation);
    await eventually(async () =>
      expect(await quotedOrderModel(service.parts.mongo).countDocuments({ _id: quotation })).toBe(1),
    );
    expect(await begin(wanted(quotation, 1))).toMatchObject({ orderId, lineId });
  });

  it('is found from the page of the quotation once it was sent, by the address that it was sent to alone', async () => {
    const quotation = anId();
    const { _id } = await begin(wanted(quotation));
    const list = (email: string) =>
      request(service.app)
        .post('/api/proofs/quotation/shared')
        .send({ token: links.signQuotation({ quotationId: quotation, email }, 60) });
    expect((await list('ravi@example.com').expect(200)).body).toEqual([]);
    await send(_id);
    expect((await list('Ravi@example.com').expect(200)).body).toMatchObject([
      { _id, state: 'waiting', link: expect.stringMatching(/^\/proof#token=/) },
    ]);
    expect((await list('other@example.com').expect(200)).body).toEqual([]);
    await request(service.app)
      .post('/api/proofs/quotation/shared')
      .send({ token: links.signProof(signedIn(_id), 60) })
      .expect(404);
  });

  it('of a bulk order goes to that, and to the account that adopts it', async () => {
    const [quotation, bulkOrderId, userId] = [anId(), anId(), anId()];
    const { _id } = await begin(wanted(quotation));
    const bulk = { bulkOrderId, userId: null, status: 'Pending', totalPaise: 100 };
    await publish(bulkOrderQuoted, { ...bulk, quotation: { id: quotation, number: 'Q-2026-0002' } });
    const find = async () => (await as('owner', 'get', `/api/proofs/${_id}`).expect(200)).body;
    await eventually(async () => expect(await find()).toMatchObject({ orderId: bulkOrderId, isBulk: true }));
    await publish(bulkOrderAdopted, { ...bulk, userId });
    await eventually(async () => expect((await find()).customer.userId).toBe(userId));
  });
});
