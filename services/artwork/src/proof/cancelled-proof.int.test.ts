import {
  bulkOrderPlaced,
  bulkOrderQuoted,
  bulkOrderUpdated,
  type EventData,
  orderCancelled,
  orderConfirmed,
  orderLinesCancelled,
  type ProofState,
  type ProofSummary,
  productCreated,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { anId, LINK_KEY, testArtwork } from '../artwork.fixture.ts';
import { USUAL_RETENTION } from '../file/retention.ts';
import { modelsOf } from '../models.ts';
import { cancelledOrderModel } from './cancelled-order.store.ts';
import { removeOldProofs } from './forget-proofs.ts';
import { createProofStore } from './proof.store.ts';
import { remindCustomers } from './remind-customers.ts';

const { service, as, publish, uploaded } = testArtwork();
const links = createMailLinks({ mail: LINK_KEY });
const DAY_MS = 24 * 3_600_000;
const CARDS = anId();
const customer = { name: 'Asha Verma', email: 'asha@example.com' };

beforeAll(() =>
  publish(productCreated, {
    productId: CARDS,
    version: 1,
    name: 'Visiting cards',
    type: 'Business Cards',
    pricePaise: 199_00,
    image: '',
    happyHourDiscount: 0,
    sizes: [],
    colors: [],
    isCustomizable: true,
  }),
);

const aDesign = () => `/media/designs/${crypto.randomUUID().replaceAll('-', '')}.png`;
const aLine = (lineId = anId()) => ({
  lineId,
  productId: CARDS,
  quantity: 500,
  size: '',
  color: '',
  placement: '',
  design: aDesign(),
  name: 'Visiting cards',
});
const anOrder = (orderId: string) => ({ orderId, userId: callers.customer.id, placedAt: new Date().toISOString() });
const confirm = (orderId: string, ...lines: ReturnType<typeof aLine>[]) =>
  publish(orderConfirmed, { ...anOrder(orderId), customer, lines });
const cancel = (orderId: string) => publish(orderCancelled, { ...anOrder(orderId), lines: [], reason: 'Twice' });
const bulk = (bulkOrderId: string, version: number, part: Partial<EventData<typeof bulkOrderPlaced>> = {}) => ({
  bulkOrderId,
  userId: null,
  status: 'Pending',
  totalPaise: 100_00,
  name: 'Ravi',
  email: 'ravi@example.com',
  pieces: 24,
  design: '/media/designs/0123456789abcdef0123456789abcdef.png',
  bill: { version, totalPaise: 100_00, shippingPaise: 0, lines: [] },
  ...part,
});
const listed = async (orderId: string, state: ProofState | '' = ''): Promise<ProofSummary[]> =>
  (await as('owner', 'get', `/api/proofs?search=${orderId}${state && `&state=${state}`}`).expect(200)).body;
const begun = (orderId: string, count = 1) =>
  eventually(async () => {
    const found = await listed(orderId);
    expect(found).toHaveLength(count);
    return found as [ProofSummary, ...ProofSummary[]];
  });
const send = async (id: string, expectedVersion = 0) => {
  const { _id: fileId } = await uploaded();
  return as('owner', 'post', `/api/proofs/${id}/versions`).send({ fileId, expectedVersion });
};
const byLink = (id: string) => {
  const token = links.signProof({ proofId: id, isSignedIn: true }, 60);
  const post = (what: string, body: object) =>
    request(service.app)
      .post(`/api/proofs/shared${what}`)
      .send({ ...body, token });
  return { read: () => post('', {}), post: (what: string, body: object) => post(`/${what}`, body) };
};
/** A proof that waits for its customer. */
async function aSentProof() {
  const [orderId, line] = [anId(), aLine()];
  await confirm(orderId, line);
  const [{ _id: id }] = await begun(orderId);
  expect((await send(id)).status).toBe(200);
  return { id, orderId, line };
}
const isOver = (id: string) =>
  eventually(async () =>
    expect((await as('owner', 'get', `/api/proofs/${id}`).expect(200)).body).toMatchObject({ state: 'cancelled' }),
  );
const aStore = () => createProofStore(modelsOf(service.parts.mongo).proofs, { nudge: async () => undefined } as never);

describe('the proof of a cancelled order', () => {
  it('is over: its link says so, nobody answers, comments or sends any more, and it leaves the queue', async () => {
    const { id, orderId } = await aSentProof();
    await cancel(orderId);
    await isOver(id);
    const { read, post } = byLink(id);
    expect((await read().expect(200)).body).toMatchObject({ state: 'cancelled', versions: [{ state: 'cancelled' }] });
    const answers = [
      await post('approve', { version: 1, name: 'Asha', hasChecked: true }),
      await post('changes', { version: 1, text: 'Bigger' }),
      await post('notes', { version: 1, text: 'Bigger?' }),
      await as('owner', 'post', `/api/proofs/${id}/notes`).send({ text: 'Yes.' }),
      await as('owner', 'post', `/api/proofs/${id}/approval`).send({ version: 1, name: 'Asha', note: 'Called' }),
      await send(id, 1),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'order-cancelled']);
    expect(answers[0]?.body.message).toMatch(/^This order was cancelled/);
    expect(await listed(orderId)).toEqual([]);
    expect(await listed(orderId, 'waiting')).toEqual([]);
    expect(await listed(orderId, 'cancelled')).toHaveLength(1);
    // Nobody has opened it while it mattered.
    expect((await as('owner', 'get', `/api/proofs/${id}`)).body.versions[0].seenAt).toBeNull();
  });

  it('is not reminded of, however often its cancellation comes', async () => {
    const { id, orderId } = await aSentProof();
    await cancel(orderId);
    await isOver(id);
    const { since } = (await as('owner', 'get', `/api/proofs/${id}`)).body;
    await cancel(orderId);
    const reminding = remindCustomers(createWorks(service.parts), aStore());
    await reminding.sweep(new Date(Date.now() + 5 * DAY_MS));
    await reminding.close();
    expect(await modelsOf(service.parts.mongo).proofs.findById(id).lean()).toMatchObject({ reminded: 0 });
    expect((await as('owner', 'get', `/api/proofs/${id}`)).body).toMatchObject({ state: 'cancelled', since });
  });

  it('is over, too, where its line alone was cancelled; the others go on', async () => {
    const [orderId, one, other] = [anId(), aLine(), aLine()];
    await confirm(orderId, one, other);
    const [first, second] = await begun(orderId, 2);
    for (const line of [first, second]) expect((await send(line?._id ?? '')).status).toBe(200);
    const gone = first.lineId === one.lineId ? one : other;
    await publish(orderLinesCancelled, { ...anOrder(orderId), lines: [gone], reason: '' });
    await isOver(first._id);
    expect(await listed(orderId)).toMatchObject([{ _id: second?._id, state: 'waiting' }]);
  });

  it('vanishes where none was sent, also while an event of it is still to be published', async () => {
    const [orderId, line] = [anId(), aLine()];
    await confirm(orderId, line);
    const [{ _id: id }] = await begun(orderId);
    const { proofs } = modelsOf(service.parts.mongo);
    const entry = { id: 'x', key: 'artwork.waits-for-nobody.v1', occurredAt: new Date(), data: {} };
    await proofs.collection.updateOne({ key: `${orderId}:${line.lineId}` }, { $set: { outbox: [entry] } });
    await cancel(orderId);
    await isOver(id);
    expect(await listed(orderId)).toEqual([]);
    await proofs.collection.updateOne({ key: `${orderId}:${line.lineId}` }, { $set: { outbox: [] } });
    const removal = removeOldProofs(createWorks(service.parts), aStore(), async () => USUAL_RETENTION);
    await removal.sweep(new Date());
    await removal.close();
    await as('owner', 'get', `/api/proofs/${id}`).expect(404);
  });

  it('is not begun where the cancellation comes before the confirmation', async () => {
    const [order, other] = [anId(), anId()];
    const [line, left] = [aLine(), aLine()];
    await cancel(order);
    await publish(orderLinesCancelled, { ...anOrder(other), lines: [line], reason: '' });
    const known = cancelledOrderModel(service.parts.mongo);
    await eventually(async () => expect(await known.countDocuments({ _id: { $in: [order, other] } })).toBe(2));
    await confirm(order, aLine());
    await confirm(other, line, left);
    await eventually(async () => expect(await listed(other)).toMatchObject([{ lineId: left.lineId }]));
    expect(await listed(order)).toEqual([]);
  });
});

describe('the proof of a bulk order', () => {
  it('follows its pieces with their sizes and colours until it is approved, and not an older event', async () => {
    const id = anId();
    const billed = (version: number, quantity: number) => ({
      version,
      totalPaise: 100_00,
      shippingPaise: 0,
      lines: ['M', 'L'].map((size, at) => ({
        id: String(at),
        productId: null,
        name: `Custom T-Shirt, ${size}, Black`,
        quantity,
        paise: 50_00,
      })),
    });
    await publish(bulkOrderPlaced, bulk(id, 1, { bill: billed(1, 12) }));
    await eventually(async () =>
      expect(await listed(id)).toMatchObject([{ quantity: 24, details: 'M Black × 12, L Black × 12' }]),
    );
    await publish(bulkOrderUpdated, bulk(id, 3, { pieces: 40, bill: billed(3, 20) }));
    await eventually(async () => expect(await listed(id)).toMatchObject([{ quantity: 40 }]));
    await publish(bulkOrderUpdated, bulk(id, 2, { pieces: 30 }));
    const [line] = await listed(id);
    expect((await send(line?._id ?? '')).status).toBe(200);
    const shared = byLink(line?._id ?? '');
    await shared.post('approve', { version: 1, name: 'Ravi', hasChecked: true }).expect(200);
    await publish(bulkOrderUpdated, bulk(id, 4, { pieces: 60 }));
    const { proofs } = modelsOf(service.parts.mongo);
    await eventually(async () => expect((await proofs.findById(line?._id).lean())?.orderVersion).toBe(4));
    expect(await listed(id)).toMatchObject([{ quantity: 40, details: 'M Black × 20, L Black × 20' }]);
  });

  it('ends with it, and goes on where its customer accepts a quotation after that', async () => {
    const bulkOrderId = anId();
    await publish(bulkOrderPlaced, bulk(bulkOrderId, 1));
    const [{ _id: id }] = await begun(bulkOrderId);
    expect((await send(id)).status).toBe(200);
    await publish(bulkOrderUpdated, bulk(bulkOrderId, 2, { status: 'Cancelled' }));
    await isOver(id);
    // A late file opens nothing.
    await publish(bulkOrderPlaced, bulk(bulkOrderId, 1));
    await publish(bulkOrderQuoted, bulk(bulkOrderId, 3, { pieces: 30 }));
    await eventually(async () => expect(await listed(bulkOrderId)).toMatchObject([{ state: 'waiting', quantity: 30 }]));
    await publish(bulkOrderUpdated, bulk(bulkOrderId, 2, { status: 'Cancelled' }));
    await publish(bulkOrderUpdated, bulk(bulkOrderId, 4, { pieces: 31 }));
    await eventually(async () => expect(await listed(bulkOrderId)).toMatchObject([{ state: 'waiting', quantity: 31 }]));
  });

  it('is not begun where its cancellation comes first, and begins with a newer version', async () => {
    const bulkOrderId = anId();
    await publish(bulkOrderUpdated, bulk(bulkOrderId, 2, { status: 'Cancelled' }));
    const known = cancelledOrderModel(service.parts.mongo);
    await eventually(async () => expect(await known.findById(bulkOrderId).lean()).toMatchObject({ version: 2 }));
    await publish(bulkOrderPlaced, bulk(bulkOrderId, 1));
    const other = anId();
    await publish(bulkOrderPlaced, bulk(other, 1));
    await begun(other);
    expect(await listed(bulkOrderId)).toEqual([]);
    await publish(bulkOrderQuoted, bulk(bulkOrderId, 3));
    expect(await begun(bulkOrderId)).toMatchObject([{ state: 'to-proof', isBulk: true }]);
  });
});
