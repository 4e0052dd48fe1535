import { createWorks } from '@print-shop/service-kit';
import { testBilling } from './billing.fixture.ts';
import { forgetCustomers } from './forget-customers.ts';
import { modelsOf } from './models.ts';

const billing = testBilling();
const { service, as, confirmed, delivered, documents } = billing;

it('forgets who old accounts and invoices are about, and keeps what the books say', async () => {
  const [old, young] = [await confirmed(), await confirmed()];
  await as('owner', 'post', `/api/payments/accounts/${old}/entries`)
    .send({ kind: 'payment', amount: 500, way: 'cash', reference: 'A. Verma', note: 'Given by Asha herself' })
    .expect(200);
  const [voucher] = await documents(old, 1);
  await Promise.all([old, young].map((order) => delivered(order)));
  const [[, invoice], [youngInvoice]] = [await documents(old, 2), await documents(young, 1)];
  const models = modelsOf(service.parts.mongo);
  const before = new Date(Date.now() - 2923 * 24 * 3_600_000);
  const refund = { key: 'r', provider: 'razorpay', paymentId: 'p', paise: 1, by: 'Meera', note: 'Asha asked for it' };
  await models.accounts.updateOne(
    { _id: old },
    {
      $set: {
        placedAt: before,
        opening: { reference: 'OLD/7', key: 'asha verma\nold/7' },
        refunds: [{ ...refund, state: 'processed', at: before }],
      },
    },
  );
  await models.invoices.updateMany({ orderId: old }, { $set: { issuedAt: before } });

  const sweeps = forgetCustomers(createWorks(service.parts), models, async () => 2922);
  expect(await Promise.all(sweeps.map(({ sweep }) => sweep()))).toEqual([1, 2]);
  await Promise.all(sweeps.map(({ close }) => close()));

  const stored = async (order: string) => [
    await models.accounts.findById(order, { outbox: 0 }).lean(),
    await models.invoices.find({ orderId: order }, { outbox: 0 }).lean(),
  ];
  expect(JSON.stringify(await stored(old))).not.toMatch(/asha|verma|hill road/i);
  expect(JSON.stringify(await stored(young))).toMatch(/Asha Verma.*Hill Road/);
  const { body } = await as('owner', 'get', `/api/invoices/order/${old}`).expect(200);
  expect(body).toMatchObject([
    { number: voucher?.number, kind: 'receipt-voucher', totals: { total: 500 } },
    { number: invoice?.number, placeOfSupply: '27', totals: { total: 999 } },
  ]);
  expect(youngInvoice?.number).not.toBe(invoice?.number);
  expect(await billing.accountOf(old)).toMatchObject({ due: 999, paid: 500, balance: 499 });
});
