import {
  type BulkOrder,
  billingPaymentReceived,
  dayOf,
  daySpan,
  kindFields,
  lastDayDueBy,
  quotationAccepted,
  shopUpdated,
  USUAL_CALENDAR,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const { service, publish } = testBulkOrders();
const DAY_MS = 24 * 3600 * 1000;
const newId = () => String(new Types.ObjectId());
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const CALENDAR = { ...USUAL_CALENDAR, promiseDays: 7 };
const [today, yesterday] = [dayOf(new Date()), dayOf(daysAgo(1))];
/** Noon of the newest day whose bulk orders are due by a day. */
const dueOn = (day: string) => new Date(daySpan(lastDayDueBy(day, CALENDAR)).from.getTime() + DAY_MS / 2);

type Part = Partial<Pick<BulkOrder, 'status'>> & {
  proofSteps?: Record<string, unknown>[];
  quotation?: { id: string; number: string; advancePaise?: number };
  awaitedSince?: Date;
  advancePaidAt?: Date;
};
/** Stores a bulk order of a contact, as it was placed at a time. */
async function place(name: string, createdAt: Date, part: Part = {}): Promise<string> {
  const stored = { ...aBulkOrder({ userId: null }), name, words: [name], createdAt, ...part };
  return String((await bulkOrderModel(service.parts.mongo).create(stored))._id);
}

async function named(query: string): Promise<string[]> {
  const { body } = await request(service.app)
    .get(`/api/bulk-order?sort=date&${query}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.production)}`)
    .expect(200);
  return body.map(({ name }: BulkOrder) => name).sort();
}

beforeAll(async () => {
  const old = daysAgo(40);
  const now = new Date();
  const proof = { proofId: newId(), lineId: 'design', by: 'shop', note: '', version: 1 };
  const sent = { ...proof, key: 'sent', event: 'proof-sent', at: old };
  const approved = { ...proof, key: 'approved', event: 'proof-approved' };
  await place('late', dueOn(yesterday));
  await place('late in production', dueOn(yesterday), { status: 'In Production' });
  await place('late, long approved', old, { proofSteps: [sent, { ...approved, at: old }] });
  await place('late, begun without an answer', old, { status: 'In Production', proofSteps: [sent] });
  await place('late, long quoted', old, { awaitedSince: dueOn(yesterday) });
  const advance = { quotation: { id: newId(), number: 'Q-1', advancePaise: 500_00 } };
  await place('late, advance long paid', old, { ...advance, advancePaidAt: dueOn(yesterday) });
  await place('late, begun before advances were noted', old, { ...advance, status: 'In Production' });
  await place('later, without its advance', old, advance);
  await place('later, advance just paid', old, { ...advance, advancePaidAt: now });
  await place('later', daysAgo(1));
  await place('later, just approved', old, { proofSteps: [sent, { ...approved, at: now }] });
  await place('later, just quoted or opened again', old, { status: 'In Production', awaitedSince: now });
  await place('waits', old, { proofSteps: [sent] });
  await place('completed', old, { status: 'Completed' });
  await place('cancelled', old, { status: 'Cancelled' });
  if (lastDayDueBy(today, CALENDAR) !== lastDayDueBy(yesterday, CALENDAR)) await place('today', dueOn(today));
});

it('are late, due today or wait for their customer', async () => {
  const late = [
    'late',
    'late in production',
    'late, advance long paid',
    'late, begun before advances were noted',
    'late, begun without an answer',
    'late, long approved',
    'late, long quoted',
  ];
  // On a Sunday no further orders become due.
  const dueToday = lastDayDueBy(today, CALENDAR) === lastDayDueBy(yesterday, CALENDAR) ? [] : ['today'];
  expect(await named('leave=late')).toEqual(late);
  expect(await named('leave=today')).toEqual(dueToday);
  expect(await named('leave=due')).toEqual([...late, ...dueToday]);
  expect(await named('leave=waiting')).toEqual(['waits']);
  expect(await named('leave=late&status=In+Production')).toEqual([
    'late in production',
    'late, begun before advances were noted',
    'late, begun without an answer',
  ]);
});

it('with a quotation wait for its advance, and count from its acceptance', async () => {
  const [id, name] = [await place('quoted', daysAgo(40)), 'quoted'];
  expect(await named(`leave=late&search=${name}`)).toEqual([name]);
  const acceptedAt = dueOn(yesterday);
  await publish(quotationAccepted, {
    quotationId: newId(),
    number: 'Q-2026-0007',
    name: 'Asha',
    email: 'asha@example.com',
    language: 'en',
    totalPaise: 5000_00,
    validUntil: '2999-12-31',
    by: 'Asha',
    acceptedAt: acceptedAt.toISOString(),
    deliveryPaise: 0,
    advancePaise: 2500_00,
    bulkOrderId: id,
    lines: [{ name: 'Shirts', quantity: 24, totalPaise: 5000_00 }],
  });
  await eventually(async () => expect(await named(`leave=due&search=${name}`)).toEqual([]));
  const paid = (paise: number, balancePaise: number, at: Date) =>
    publish(
      billingPaymentReceived,
      { orderId: id, ...kindFields('bulk-order'), userId: null, paise, balancePaise, by: 'shop' },
      at,
    );
  await paid(1000_00, 4000_00, daysAgo(30));
  await paid(1500_00, 2500_00, acceptedAt);
  await eventually(async () => expect(await named(`leave=late&search=${name}`)).toEqual([name]));
  await paid(2500_00, 0, new Date());
  expect(await named(`leave=late&search=${name}`)).toEqual([name]);
});

it('count from when staff open them again, and not from a cancelled line', async () => {
  const [id, name] = [await place('reopened', daysAgo(40)), 'reopened'];
  await bulkOrderModel(service.parts.mongo).updateOne(
    { _id: id },
    { $push: { timeline: { status: 'Pending', at: new Date(), by: 'customer', note: '', event: 'line-cancelled' } } },
  );
  expect(await named(`leave=late&search=${name}`)).toEqual([name]);
  const set = (status: string) =>
    request(service.app)
      .put(`/api/bulk-order/${id}/status`)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`)
      .send({ status })
      .expect(200);
  await set('In Production');
  expect(await named(`leave=late&search=${name}`)).toEqual([name]);
  await set('Completed');
  await set('In Production');
  expect(await named(`leave=due&search=${name}`)).toEqual([]);
});

it('follow the days of the settings', async () => {
  const set = (section: 'delivery' | 'hours', version: number, value: Record<string, unknown>) =>
    publish(shopUpdated, { section, version, value });
  await set('delivery', 1, { bulkPromiseDays: 60 });
  await eventually(async () => expect(await named('leave=due')).toEqual([]));
  await set('delivery', 2, { bulkPromiseDays: 1 });
  await set('hours', 1, { hours: [{ days: 'All', time: '10 to 7' }], closedWeekdays: [] });
  await eventually(async () => expect(await named('leave=today')).toEqual(['later']));
});
