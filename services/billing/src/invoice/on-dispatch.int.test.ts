import { testBilling } from '../billing.fixture.ts';

const { as, confirmed, dispatched, delivered, documents } = testBilling({ invoiceOn: 'dispatch' });

it('goes with the goods: the invoice is issued once when they are handed over, and for what is collected on delivery', async () => {
  const order = await confirmed();
  await as('owner', 'post', `/api/invoices/order/${order}/delivery-challan`).expect(200);
  await Promise.all([dispatched(order), dispatched(order)]);
  const sent = await documents(order, 2);
  expect(sent.map(({ kind }) => kind)).toEqual(['delivery-challan', 'tax-invoice']);
  await as('owner', 'post', `/api/invoices/order/${order}/delivery-challan`).expect(409);

  const collected = await confirmed();
  await delivered(order);
  await delivered(collected);
  await documents(collected, 1);
  expect(await documents(order, 2)).toEqual(sent);
});
