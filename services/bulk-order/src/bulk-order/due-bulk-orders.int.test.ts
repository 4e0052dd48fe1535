import { type BulkOrder, dayOf, lastDayDueBy, shopUpdated, spanOfDay, USUAL_CALENDAR } from '@print-shop/contracts';
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
const dueOn = (day: string) => new Date(spanOfDay(lastDayDueBy(day, CALENDAR)).from.getTime() + DAY_MS / 2);

type Part = Partial<Pick<BulkOrder, 'status'>> & { proofSteps?: Record<string, unknown>[]; quoted?: Date };
/** Stores a bulk order of a contact, as it was placed at a time. */
async function place(name: string, createdAt: Date, { quoted, ...part }: Part = {}): Promise<void> {
  const step = { status: 'Pending', by: 'customer' } as const;
  await bulkOrderModel(service.parts.mongo).create({
    ...aBulkOrder({ userId: null }),
    name,
    createdAt,
    timeline: [{ ...step, at: createdAt, note: '' }, ...(quoted ? [{ ...step, at: quoted, note: 'Q-1' }] : [])],
    ...part,
  });
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
  await place('late, long quoted', old, { quoted: dueOn(yesterday) });
  await place('later', daysAgo(1));
  await place('later, just approved', old, { proofSteps: [sent, { ...approved, at: now }] });
  await place('later, just quoted', old, { quoted: now });
  await place('waits', old, { proofSteps: [sent] });
  await place('completed', old, { status: 'Completed' });
  await place('cancelled', old, { status: 'Cancelled' });
  if (lastDayDueBy(today, CALENDAR) !== lastDayDueBy(yesterday, CALENDAR)) await place('today', dueOn(today));
});

it('are late, due today or wait for their customer', async () => {
  const late = [
    'late',
    'late in production',
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
    'late, begun without an answer',
  ]);
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
