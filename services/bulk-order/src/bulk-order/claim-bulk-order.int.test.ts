import {
  type BulkOrder,
  billingAccountCredited,
  bulkOrderChangeRecorded,
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  shopUpdated,
  withoutSignature,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, aDesign, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const { service, heard, publish } = testBulkOrders();
const claimed = heard(bulkOrderClaimed);
const decided = heard(bulkOrderClaimDecided);
const recorded = heard(bulkOrderChangeRecorded);

const userId = new Types.ObjectId(callers.customer.id);
type Caller = 'customer' | 'other' | 'owner' | 'catalogue';
const as = (caller: Caller, method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](`/api/bulk-order${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
const store = async (part: Partial<Parameters<typeof aBulkOrder>[0]> = {}, status = 'Completed') => {
  const id = String((await bulkOrderModel(service.parts.mongo).create(aBulkOrder({ userId, ...part })))._id);
  if (status !== 'Pending') await as('owner', 'put', `/${id}/status`).send({ status }).expect(200);
  return id;
};
const wish = (part: object = {}) => ({
  kind: 'misprinted',
  lines: [{ line: '0', pieces: 4 }],
  text: 'The logo is upside down.',
  pictures: [],
  ...part,
});
const claim = (id: string, body: object = wish(), caller: Caller = 'customer') =>
  as(caller, 'post', `/${id}/claims`).send(body);
const claimIdOf = ({ body }: { body: BulkOrder }): string => body.claims?.at(-1)?._id ?? '';
const decide = (id: string, claimId: string, body: object, caller: Caller = 'owner') =>
  as(caller, 'put', `/${id}/claims/${claimId}`).send(body);

describe('a claim about a bulk order', () => {
  it('is told of once with its pictures, however often it is sent', async () => {
    const [id, picture] = [await store(), aDesign()];
    const answers = await Promise.all([1, 2, 3].map(() => claim(id, wish({ pictures: [picture] }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await as('customer', 'get', `/details/${id}`);
    expect(body.claims).toMatchObject([
      {
        state: 'open',
        pictures: [expect.stringContaining(withoutSignature(picture))],
        lines: [{ line: '0', pieces: 4 }],
      },
    ]);
    await eventually(() =>
      expect(claimed.filter(({ bulkOrderId }) => bulkOrderId === id)).toMatchObject([
        { kind: 'misprinted', pieces: 4, pictures: [withoutSignature(picture)] },
      ]),
    );
  });

  it.each([
    ['before it is completed', 'In Production', wish(), 'customer', 409],
    ['with more pieces than there are', 'Completed', wish({ lines: [{ line: '0', pieces: 25 }] }), 'customer', 409],
    ['of a line that there is not', 'Completed', wish({ lines: [{ line: '1', pieces: 1 }] }), 'customer', 404],
    [
      'with a picture that its sender has not seen',
      'Completed',
      wish({ pictures: [`/media/designs/${'b'.repeat(32)}.png`] }),
      'customer',
      400,
    ],
    ['by somebody else', 'Completed', wish(), 'other', 403],
    ['by staff', 'Completed', wish(), 'owner', 403],
  ] as const)('is refused %s', async (_, status, body, caller, answer) => {
    expect((await claim(await store({}, status), body, caller)).status).toBe(answer);
  });

  it('can be made for as many days after the completion as the settings of the shop say', async () => {
    const id = await store();
    const until = async (days: number) => {
      const { body } = await as('customer', 'get', `/details/${id}`);
      const completedAt = body.timeline.find(({ status }: { status: string }) => status === 'Completed').at;
      expect(Date.parse(body.claimableUntil) - Date.parse(completedAt)).toBe(days * 24 * 3600_000);
    };
    await until(30);
    await publish(shopUpdated, { section: 'delivery', version: 1, value: { claimDays: 7 } });
    await eventually(() => until(7));
    await publish(shopUpdated, { section: 'delivery', version: 2, value: {} });
    await eventually(() => until(30));
  });

  it('is taken back, and can then be made anew; the first request, sent again, makes none', async () => {
    const id = await store();
    const sent = () => claim(id).set('Idempotency-Key', 'a claim');
    const claimId = claimIdOf(await sent());
    await as('other', 'post', `/${id}/claims/${claimId}/withdrawal`).expect(403);
    await as('customer', 'post', `/${id}/claims/${claimId}/withdrawal`).expect(200);
    const statesOf = ({ body }: { body: BulkOrder }) => body.claims?.map(({ state }) => state);
    expect(statesOf(await sent())).toEqual(['withdrawn']);
    expect(statesOf(await claim(id))).toEqual(['withdrawn', 'open']);
  });
});

describe('staff', () => {
  it('decide once, with a reason that the customer reads; others hear of it, and it is on record', async () => {
    const id = await store();
    const claimId = claimIdOf(await claim(id));
    expect((await decide(id, claimId, { decision: 'reprint', reason: 'x' }, 'catalogue')).status).toBe(403);
    const most = await decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount: 960.01 });
    expect(most).toMatchObject({ status: 409, body: { message: 'At most ₹960 can be refunded for this.' } });
    const reprint = { decision: 'reprint', reason: 'We print these four again.' };
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, claimId, reprint)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await decide(id, claimId, { decision: 'decline', reason: 'No' })).status).toBe(409);
    const { body } = await as('customer', 'get', `/details/${id}`);
    expect(body.claims).toMatchObject([{ state: 'accepted', remedy: 'reprint', reason: reprint.reason }]);
    expect(body.timeline.slice(2)).toMatchObject([
      { event: 'claimed', by: 'customer', note: 'The logo is upside down.', status: 'Completed' },
      { event: 'claim-accepted', by: 'shop', note: reprint.reason },
    ]);
    await eventually(() => {
      expect(decided.filter(({ bulkOrderId }) => bulkOrderId === id)).toMatchObject([
        { state: 'accepted', remedy: 'reprint', reason: reprint.reason },
      ]);
      expect(recorded.filter((one) => one.id === id).map(({ action }) => action)).toContain('claim-accepted');
    });
  });

  it('refund what was claimed, which the history tells to both sides', async () => {
    const id = await store();
    const claimId = claimIdOf(await claim(id));
    const { body } = await decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount: 500 }).expect(200);
    expect(body.timeline.slice(3)).toMatchObject([{ event: 'claim-accepted' }, { event: 'refund-due', amount: 500 }]);
    const other = await store();
    const withdrawn = claimIdOf(await claim(other));
    const res = await as('customer', 'post', `/${other}/claims/${withdrawn}/withdrawal`).expect(200);
    expect(res.body.timeline.slice(2)).toMatchObject([
      { event: 'claimed' },
      { event: 'claim-withdrawn', by: 'customer' },
    ]);
  });

  it('refund no more than staff have left of the price', async () => {
    const id = await store();
    const { totalPaise = 0 } = (await bulkOrderModel(service.parts.mongo).findById(id).lean()) ?? {};
    const claimId = claimIdOf(await claim(id));
    const about = { orderId: id, isBulk: true, userId: callers.customer.id };
    for (const creditedPaise of [totalPaise - 100, 1])
      await publish(billingAccountCredited, { ...about, paise: 1, creditedPaise });
    const refund = (amount: number) => decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount });
    await eventually(async () => expect((await refund(2)).body.message).toBe('At most ₹1 can be refunded for this.'));
    await refund(1).expect(200);
  });

  it('refund no more for a line than its part of the total that was accepted', async () => {
    const { lines } = aBulkOrder({ userId });
    const quotation = { id: String(new Types.ObjectId()), number: 'Q-2026-0007' };
    const id = await store({ lines: [...lines, ...lines], totalPaise: 2000_00, quotation });
    const claimId = claimIdOf(await claim(id, wish({ lines: [{ line: '1', pieces: 24 }] })));
    const refund = (amount: number) => decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount });
    expect((await refund(1000.01)).body.message).toBe('At most ₹1000 can be refunded for this.');
    await refund(1000).expect(200);
  });

  it('refund nothing for a claim once the order is cancelled, whose whole price goes back', async () => {
    const id = await store();
    const claimId = claimIdOf(await claim(id));
    await as('owner', 'put', `/${id}/status`).send({ status: 'Cancelled' }).expect(200);
    const { body } = await decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount: 1 }).expect(409);
    expect(body.message).toBe('At most ₹0 can be refunded for this.');
    await decide(id, claimId, { decision: 'decline', reason: 'Cancelled' }).expect(200);
  });

  it('find the bulk orders whose claims wait', async () => {
    const id = await store();
    const listed = async () =>
      (await as('owner', 'get', '?claims=open&limit=100')).body.map(({ _id }: BulkOrder) => _id) as string[];
    expect(await listed()).not.toContain(id);
    await claim(id).expect(200);
    expect(await listed()).toContain(id);
  });
});
