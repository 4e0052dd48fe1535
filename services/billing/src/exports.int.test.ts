import { billingSecurityEventRecorded, dayOf, type EventData } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { testBilling } from './billing.fixture.ts';

const { service, as } = testBilling();
const recorded: EventData<typeof billingSecurityEventRecorded>[] = [];
const today = dayOf(new Date());
const month = today.slice(0, 7);

beforeAll(() =>
  service.parts.broker.listen({ events: [billingSecurityEventRecorded], handle: ({ data }) => recorded.push(data) }),
);

it('records who takes a file along that names customers, and no other file', async () => {
  const days = `from=${today}&to=${today}`;
  for (const path of [
    `/api/invoices/revenue.csv?by=day&${days}`,
    `/api/invoices/revenue.csv?by=customer&${days}`,
    '/api/payments/outstanding.csv',
    `/api/tax/months/${month}/gstr-1.json`,
    `/api/tax/months/${month}/gstr-1.csv?table=b2b`,
    `/api/tax/months/${month}/sales-register.csv`,
    `/api/tax/months/${month}/tally.xml`,
  ])
    await as('owner', 'get', path).buffer().expect(200);
  await eventually(() =>
    expect(recorded.map(({ kind, account, detail }) => [kind, account.id, detail]).sort()).toEqual(
      [
        'revenue by customer',
        'outstanding balances',
        `GSTR-1 of ${month}`,
        `GSTR-1 of ${month}: b2b`,
        `sales register of ${month}`,
        `vouchers of ${month}`,
      ]
        .map((detail) => ['exported', callers.owner.id, detail])
        .sort(),
    ),
  );
});
