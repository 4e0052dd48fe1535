import { dayOf } from '@print-shop/contracts';
import { Types } from 'mongoose';
import { aBill, testBilling } from '../billing.fixture.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { modelsOf } from '../models.ts';
import { aDocument } from '../returns/document.fixture.ts';

const { as, confirmed, delivered, documents, service } = testBilling();
const today = dayOf(new Date());

it('is summed up by day and by customer, and as CSV, with what is still owed', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  for (const order of [first, second]) {
    await delivered(order, aBill());
    await documents(order, 1);
  }
  const span = { from: today, to: today };
  const { body } = await as('owner', 'get', '/api/invoices/revenue').query(span).expect(200);
  expect(body).toEqual({
    rows: [{ key: today, name: '', invoices: 2, taxable: 1756.2, tax: 241.8, total: 1998 }],
    total: 1998,
  });
  const csv = await as('owner', 'get', '/api/invoices/revenue.csv')
    .query({ ...span, by: 'customer' })
    .expect(200);
  expect(csv.headers['content-disposition']).toContain(`revenue-by-customer-${today}-${today}.csv`);
  expect(csv.text).toContain('"Asha Verma","2","1756.2","241.8","1998"');

  const { body: outstanding } = await as('owner', 'get', '/api/payments/outstanding').expect(200);
  expect(outstanding).toMatchObject({ ages: [{ days: 0, accounts: 2, owed: 1998 }, {}, {}, {}], owed: 1998 });
  const { text } = await as('owner', 'get', '/api/payments/outstanding.csv').expect(200);
  expect(text).toContain(
    [first, 'Asha Verma', 'asha@example.com', today, 0, 999, 0, 999].map((cell) => `"${cell}"`).join(','),
  );
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'The last day is before the first.'],
  [{ from: '2024-01-01', to: '2026-11-01' }, 'Please choose at most a year.'],
])('refuses days that make no sense: %j', async (query, message) => {
  const { body } = await as('owner', 'get', '/api/invoices/revenue').query(query).expect(400);
  expect(JSON.stringify(body)).toContain(message);
});

describe('documents of last year', () => {
  const asha = aDocument({ lines: [[1180, 18]], part: { issuedAt: new Date('2025-11-23T20:00:00Z') } });
  const [line] = asha.lines;
  if (!line) throw new Error('the sample has no line');
  const mug = { ...line, type: 'mug' };
  const later = new Date('2025-11-25T08:00:00Z');
  const sold: Invoice[] = [
    asha,
    aDocument({
      lines: [[105, 5]],
      part: { userId: 'b'.repeat(24), email: 'b@example.com', issuedAt: new Date('2025-11-22T20:00:00Z') },
    }),
    aDocument({ lines: [[118, 18]], kind: 'credit-note', corrects: asha, part: { issuedAt: asha.issuedAt } }),
    // A buyer without an account is known by the email address, and shown by the newest name.
    aDocument({ lines: [[118, 18]], part: { email: 'ravi@example.com', issuedAt: asha.issuedAt } }),
    {
      ...aDocument({ lines: [[118, 18]], part: { email: 'ravi@example.com', issuedAt: later } }),
      lines: [mug, mug, line],
      buyer: { ...asha.buyer, name: 'Ravi' },
    },
    { ...asha, kind: 'proforma' },
    { ...asha, issuedAt: new Date('2025-12-01T08:00:00Z') },
  ];
  beforeAll(async () => {
    const { invoices } = modelsOf(service.parts.mongo);
    const rows = sold.map(({ id: _, ...document }, n) => ({
      ...document,
      _id: new Types.ObjectId(),
      orderId: `of-last-year-${n}`,
      year: '25-26',
      count: n + 1,
      totalPaise: document.totals.totalPaise,
      words: [],
      outbox: [],
    }));
    await invoices.insertMany(rows);
  });

  const rowsBy = async (by: 'day' | 'type' | 'customer') => {
    const query = { from: '2025-11-01', to: '2025-11-30', by };
    const { body } = await as('owner', 'get', '/api/invoices/revenue').query(query).expect(200);
    const rows: { key: string; name: string; invoices: number; taxable: number; tax: number; total: number }[] =
      body.rows;
    return rows.map(({ key, name, invoices, taxable, tax, total }) => [key, name, invoices, taxable, tax, total]);
  };

  it('are summed up by the day in India, less credit notes', async () => {
    expect(await rowsBy('day')).toEqual([
      ['2025-11-23', '', 1, 100, 5, 105],
      ['2025-11-24', '', 2, 1000, 180, 1180],
      ['2025-11-25', '', 1, 100, 18, 118],
    ]);
  });

  it('are summed up by customer, whose account, address or name tells them apart, the best first', async () => {
    expect(await rowsBy('customer')).toEqual([
      ['Asha', 'Asha', 1, 900, 162, 1062],
      ['ravi@example.com', 'Ravi', 2, 200, 36, 236],
      ['b'.repeat(24), 'Asha', 1, 100, 5, 105],
    ]);
  });

  it('are summed up by product type, each counted once for a type', async () => {
    expect(await rowsBy('type')).toEqual([
      ['', '', 4, 2100, 365, 2465],
      ['mug', '', 1, 2000, 360, 2360],
    ]);
  });
});
