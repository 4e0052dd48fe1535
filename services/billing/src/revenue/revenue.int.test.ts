import { dayOf } from '@print-shop/contracts';
import { aBill, testBilling } from '../billing.fixture.ts';

const { as, confirmed, delivered, documents } = testBilling();
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
