import {
  dayOf,
  daySpan,
  lastDayDueBy,
  orderingChangeRecorded,
  orderingSecurityEventRecorded,
  type ProofStepKind,
  type SecurityEvent,
  shopUpdated,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { newId, sampleOrder } from './order.fixture.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

let orders: OrderStore;
const exported: SecurityEvent[] = [];
const records: { id: string; action: string; by: { name: string }; changes: object[] }[] = [];
const service = testOrdering(
  async (parts) => {
    await parts.broker.listen({ events: [orderingChangeRecorded], handle: ({ data }) => records.push(data) });
    await parts.broker.listen({ events: [orderingSecurityEventRecorded], handle: ({ data }) => exported.push(data) });
    orders = parts.orders;
  },
  {
    waitMs: 100,
    ordersPerAddress: 1e6,
    limits: {
      maxPieces: 1e6,
      maxRupees: 1e8,
      openOrders: 1e6,
      openRupees: 1e8,
      reviewRupees: 1e8,
      deliversAbroad: false,
      cash: { maxRupees: 1e8, pinCodes: [], openOrders: 1e6 },
    },
  },
);

const DAY_MS = 24 * 3600 * 1000;
/** With whole days between them, orders fall on different days at any hour of the test. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const raviPlacedAt = daysAgo(3);
const idOf = new Map<string, string>();

/** An order that the test identifies by its customer's name. */
async function anOrder(name: string, placedAt: Date, rupees: number, part: Partial<Order> = {}): Promise<void> {
  const id = String(Types.ObjectId.createFromTime(Math.floor(placedAt.getTime() / 1000))).replace(
    /.{6}$/,
    String(100_000 + idOf.size),
  );
  idOf.set(name, id);
  await orders.insert(
    sampleOrder({
      id,
      customer: { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com` },
      lines: [{ id: newId(), ...line, pricePaise: rupees * 50 }],
      itemsPaise: rupees * 100,
      shippingPaise: 0,
      totalPaise: rupees * 100,
      paymentMethod: 'UPI',
      placedAt,
      ...part,
    }),
  );
}
const line = {
  productId: newId(),
  name: '=Photo mug',
  image: '',
  quantity: 2,
  size: '',
  color: '',
  placement: '',
  design: '',
};

beforeAll(async () => {
  await anOrder('Asha Rao', daysAgo(4), 500);
  await anOrder('Ravi Kumar', raviPlacedAt, 2_000, { paymentStatus: 'paid', isDelivered: true });
  await anOrder('Meera Shah', daysAgo(2), 100, { paymentStatus: 'failed', status: 'cancelled' });
  await anOrder('Nobody', daysAgo(1), 900, { status: 'rejected' });
});

const get = (path: string) =>
  request(service.app)
    .get(`/api/order${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);
const put = (path: string, body?: object) =>
  request(service.app)
    .put(`/api/order/${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`)
    .send(body);
const customers = async (query: string) => {
  const { body, headers } = await get(query);
  expect(headers['x-total-count']).toBe(String(body.length));
  return body.map(({ customer }: { customer: { name: string } }) => customer.name);
};

describe('the list of orders', () => {
  it.each([
    ['', ['Meera Shah', 'Ravi Kumar', 'Asha Rao']],
    ['?sort=date', ['Asha Rao', 'Ravi Kumar', 'Meera Shah']],
    ['?sort=total', ['Meera Shah', 'Asha Rao', 'Ravi Kumar']],
    ['?sort=-total', ['Ravi Kumar', 'Asha Rao', 'Meera Shah']],
    ['?payment=paid', ['Ravi Kumar']],
    ['?delivery=delivered', ['Ravi Kumar']],
    ['?delivery=pending&payment=pending', ['Asha Rao']],
    ['?search=ravi%40example.com', ['Ravi Kumar']],
    ['?search=rao%20asha', ['Asha Rao']],
    ['?search=%23100001', ['Ravi Kumar']],
    ['?search=nobody', []],
  ])('answers %s', async (query, expected) => expect(await customers(query)).toEqual(expected));

  it('finds an order by its whole id, and those of a day', async () => {
    expect(await customers(`?search=${idOf.get('Asha Rao')}`)).toEqual(['Asha Rao']);
    expect(await customers(`?day=${dayOf(raviPlacedAt)}`)).toEqual(['Ravi Kumar']);
  });

  it.each(['?sort=status', '?payment=completed', '?delivery=yes', '?day=today', '?page=201&limit=50'])(
    'refuses %s',
    async (query) => expect((await get(query)).status).toBe(400),
  );

  it('is exported as it is narrowed and sorted, and no spreadsheet calculates it', async () => {
    const { headers, text } = await get('/export.csv?payment=pending&sort=total');
    expect(headers['content-disposition']).toBe('attachment; filename=orders.csv');
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"${idOf.get('Asha Rao')}"`);
    expect(lines[1]).toContain(`"'=Photo mug, 2 x 250","500","12 MG Road, Pune, 411001, India","pending","Pending"`);
  });

  it('is exported with the columns that the screen shows, where some are left out', async () => {
    const { text } = await get('/export.csv?payment=pending&without=address,items');
    expect(text.split('\r\n')[0]).toBe('\uFEFF"Order ID","Date","Total Price","Payment Status","Delivery Status"');
    expect((await get('/export.csv?without=customer')).status).toBe(400);
  });

  it('tells who took an export, and from where', async () => {
    await get('/export.csv').set('User-Agent', 'Spreadsheet/1.0');
    await eventually(() =>
      // The event of the export before may come as late as now.
      expect(exported.filter(({ from }) => from?.userAgent === 'Spreadsheet/1.0')).toEqual([
        expect.objectContaining({
          kind: 'exported',
          account: { id: callers.owner.id, name: callers.owner.name },
          from: { address: expect.stringMatching(/127\.0\.0\.1$/), userAgent: 'Spreadsheet/1.0' },
          detail: 'orders',
        }),
      ]),
    );
  });
});

describe('the orders that have to leave', () => {
  const today = dayOf(new Date());
  /** A moment of the newest day whose orders are due by a day. */
  const dueOn = (day: string) => new Date(daySpan(lastDayDueBy(day)).from.getTime() + 12 * 3600 * 1000);
  const yesterday = dayOf(daysAgo(1));
  const paid = { paymentStatus: 'paid', status: 'confirmed' } as const;
  const named = async (leave: string) =>
    (await customers(`?leave=${leave}&sort=date`)).filter((name: string) => name.startsWith('Leaves '));

  beforeAll(async () => {
    // A day behind another one, so that orders of both are there on every weekday.
    await anOrder('Leaves late', new Date(dueOn(yesterday).getTime() - DAY_MS), 100, paid);
    await anOrder('Leaves late with cash', dueOn(yesterday), 100, {
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'pending',
      status: 'confirmed',
    });
    await anOrder('Leaves later', daysAgo(1), 100, paid);
    const old = daysAgo(20);
    await anOrder('Leaves not: unpaid', old, 100, { status: 'confirmed', paymentStatus: 'pending' });
    await anOrder('Leaves not: on its way', old, 100, { ...paid, dispatchedAt: old });
    await anOrder('Leaves not: delivered', old, 100, { ...paid, isDelivered: true });
    await anOrder('Leaves not: cancelled', old, 100, { ...paid, status: 'cancelled' });
    await anOrder('Leaves not: in review', old, 100, { ...paid, needsReview: true });
    const [now, order] = [new Date(), { by: 'shop', note: '' }];
    await anOrder('Leaves later: just paid', old, 100, { ...paid, timeline: [{ event: 'paid', at: now, ...order }] });
    const proof = { lineId: newId(), proofId: newId(), ...order };
    const step = (event: ProofStepKind, version: number, at = old, of = proof) => ({
      key: `${event}-${version}`,
      event,
      at,
      version,
      ...of,
    });
    for (const event of ['proof-approved', 'proof-approved-by-phone'] as const)
      await anOrder(`Leaves later: just ${event}`, old, 100, { ...paid, proofSteps: [step(event, 1, now)] });
    await anOrder('Leaves once answered', old, 100, { ...paid, proofSteps: [step('proof-sent', 1)] });
    await anOrder('Leaves once answered again', old, 100, {
      ...paid,
      // The events may come in any order.
      proofSteps: [step('proof-sent', 2), step('proof-changes-asked', 1), step('proof-sent', 1), step('proof-seen', 2)],
    });
    const other = { ...proof, proofId: newId() };
    await anOrder('Leaves once all are answered', old, 100, {
      ...paid,
      proofSteps: [step('proof-sent', 1), step('proof-approved', 1), step('proof-sent', 1, old, other)],
    });
    await anOrder('Leaves late: changes asked', dueOn(yesterday), 100, {
      ...paid,
      proofSteps: [step('proof-sent', 1), step('proof-changes-asked', 1)],
    });
    await anOrder('Leaves late: long approved', dueOn(yesterday), 100, {
      ...paid,
      proofSteps: [step('proof-approved', 2), step('proof-sent', 2), step('proof-sent', 1)],
    });
    const [kept, cancelled] = sampleOrder().lines.flatMap((line) => [line, { ...line, id: newId(), cancelledAt: old }]);
    await anOrder('Leaves late: item cancelled', dueOn(yesterday), 599, {
      ...paid,
      ...(kept && cancelled ? { lines: [kept, cancelled] } : {}),
      proofSteps: [step('proof-sent', 1, old, { ...proof, lineId: cancelled?.id ?? '' })],
    });
    const quoted = { quotation: { id: newId(), number: 'Q-1' }, advancePaise: 50_00, status: 'confirmed' } as const;
    const byAdvance = { ...quoted, paymentStatus: 'pending', paymentMethod: 'UPI' } as const;
    await anOrder('Leaves not: without its advance', old, 100, byAdvance);
    const anotherQuotation = { id: newId(), number: 'Q-2' };
    await anOrder('Leaves late: advance paid', dueOn(yesterday), 100, {
      ...byAdvance,
      quotation: anotherQuotation,
      advancePaidAt: dueOn(yesterday),
    });
    await anOrder('Leaves later: advance just paid', old, 100, {
      ...byAdvance,
      quotation: { id: newId(), number: 'Q-3' },
      advancePaidAt: now,
    });
    await anOrder('Leaves later: begun, advance just paid', old, 100, {
      ...byAdvance,
      quotation: { id: newId(), number: 'Q-4' },
      begunAt: old,
      advancePaidAt: now,
    });
    // The customer may have answered on the telephone.
    await anOrder('Leaves late: begun without an answer', dueOn(yesterday), 100, {
      ...paid,
      begunAt: old,
      proofSteps: [step('proof-sent', 1)],
    });
    if (lastDayDueBy(today) !== lastDayDueBy(yesterday)) await anOrder('Leaves today', dueOn(today), 100, paid);
  });

  it('are late, due today or both, and no others', async () => {
    const late = [
      'Leaves late',
      'Leaves late with cash',
      'Leaves late: changes asked',
      'Leaves late: long approved',
      'Leaves late: item cancelled',
      'Leaves late: advance paid',
      'Leaves late: begun without an answer',
    ];
    // On a Sunday no further orders become due.
    const dueToday = lastDayDueBy(today) === lastDayDueBy(yesterday) ? [] : ['Leaves today'];
    expect(await named('late')).toEqual(late);
    expect(await named('today')).toEqual(dueToday);
    expect(await named('due')).toEqual([...late, ...dueToday]);
    expect(await named('late&search=cash')).toEqual(['Leaves late with cash']);
  });

  it('wait for the customer as long as one of their proofs has no answer', async () => {
    expect((await named('waiting')).sort()).toEqual([
      'Leaves once all are answered',
      'Leaves once answered',
      'Leaves once answered again',
    ]);
  });

  it('follow the days and hours of the settings', async () => {
    const set = async (section: 'delivery' | 'hours', version: number, value: object) => {
      const data = { section, version, value };
      const occurredAt = new Date().toISOString();
      await service.parts.broker.publish({ id: crypto.randomUUID(), key: shopUpdated.key, occurredAt, data });
    };
    const hours = { hours: [{ days: 'Mon to Sat', time: '10 to 7' }] };
    await set('delivery', 1, { promiseDays: 60 });
    await eventually(async () => expect(await named('due')).toEqual([]));
    const closedDates = [0, 1, 2].map((days) => ({ date: dayOf(daysAgo(days)) }));
    await set('hours', 1, { ...hours, closedWeekdays: [], closedDates });
    await set('delivery', 2, { promiseDays: 1 });
    // Nobody has worked since "Leaves later" was placed yesterday, and the late ones were placed before that.
    await eventually(async () => {
      const due = await named('due');
      expect(due).toContain('Leaves late with cash');
      expect(due).not.toContain('Leaves later');
    });
    await set('hours', 2, { ...hours, closedWeekdays: [] });
    await eventually(async () => expect(await named('today')).toContain('Leaves later'));
    await set('hours', 3, hours);
    await set('delivery', 3, {});
    await eventually(async () => expect(await named('today')).not.toContain('Leaves later'));
  });
});

describe('today', () => {
  beforeAll(async () => {
    await anOrder('Today One', new Date(), 300);
    await anOrder('Today Two', new Date(), 700.5, { status: 'waiting' });
    await anOrder('Today Three', new Date(), 9_000, { status: 'cancelled' });
    await anOrder('Today Four', new Date(), 9_000, { status: 'rejected' });
  });

  it('counts from midnight in India, and earns what was not cancelled', async () =>
    expect((await get('/today')).body).toEqual({ day: dayOf(new Date()), orders: 3, revenue: 1000.5 }));
});

describe('the stages of orders', () => {
  it('count the orders of the last 30 days that lists show', async () => {
    const before = (await get('/stages')).body;
    const at = new Date();
    await anOrder('Stage begun', daysAgo(2), 100, { status: 'confirmed', begunAt: at });
    await anOrder('Stage dispatched', daysAgo(29), 100, { status: 'confirmed', begunAt: at, dispatchedAt: at });
    await anOrder('Stage delivered', daysAgo(3), 100, { status: 'confirmed', isDelivered: true });
    await anOrder('Stage old', daysAgo(31), 100, { status: 'confirmed', isDelivered: true });
    await anOrder('Stage rejected', daysAgo(1), 100, { status: 'rejected' });
    const { begun, dispatched, delivered } = before;
    expect((await get('/stages')).body).toEqual({
      ...before,
      begun: begun + 1,
      dispatched: dispatched + 1,
      delivered: delivered + 1,
    });
  });
});

describe('what staff do', () => {
  it('stands in the timeline and in the record of changes with who, when and why', async () => {
    const id = idOf.get('Asha Rao') ?? '';
    await put(`${id}/payment`, { paymentStatus: 'paid', note: 'UPI 4411' });
    const { body } = await put(`${id}/deliver`, { note: 'Handed over' });
    const at = expect.stringMatching(/Z$/);
    expect(body.timeline.slice(1)).toEqual([
      { event: 'paid', at, by: 'Meera', note: 'UPI 4411' },
      { event: 'delivered', at, by: 'Meera', note: 'Handed over' },
    ]);
    await eventually(() =>
      expect(records.filter((record) => record.id === id)).toMatchObject([
        {
          action: 'paid',
          by: { id: callers.owner.id, name: 'Meera' },
          changes: [
            { field: 'paymentStatus', before: 'pending', after: 'paid' },
            { field: 'note', before: '', after: 'UPI 4411' },
          ],
        },
        { action: 'delivered', changes: [{ field: 'isDelivered', before: 'no', after: 'yes' }, { field: 'note' }] },
      ]),
    );
  });

  it('needs no reason but for cancelling', async () => {
    const id = idOf.get('Today One') ?? '';
    expect((await put(`${id}/cancel`, { reason: ' ' })).body.message).toBe('Please give a reason.');
    expect((await put(`${id}/deliver`)).body).toMatchObject({ isDelivered: true });
  });
});
