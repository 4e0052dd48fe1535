import {
  type Bill,
  bulkOrderAdopted,
  bulkOrderClaimDecided,
  bulkOrderPlaced,
  bulkOrderQuoted,
  bulkOrderUpdated,
  dayOf,
  type EventContract,
  type EventData,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { anId, testBilling } from '../billing.fixture.ts';

const billing = testBilling();
const { publish, as, accountOf, documents } = billing;

const bill = (version: number, part: Partial<Bill> = {}): Bill => ({
  version,
  shippingPaise: 0,
  totalPaise: 5760_00,
  lines: [{ id: '0', productId: null, name: 'Club tee, 2XL, Navy Blue', quantity: 24, paise: 5760_00 }],
  ...part,
});
/** A bulk order that was just placed, and the events of its next steps. */
async function placed(userId: string | null = callers.customer.id) {
  const bulkOrderId = anId();
  const tell = <E extends EventContract>(event: E, status: string, version: number, part: object = {}) =>
    publish(event, {
      bulkOrderId,
      userId,
      status,
      totalPaise: 5760_00,
      name: 'Ravi Kumar',
      email: 'ravi@example.com',
      placedAt: new Date().toISOString(),
      bill: bill(version),
      ...part,
    } as unknown as EventData<E>);
  await tell(bulkOrderPlaced, 'Pending', 1);
  await eventually(async () => expect(await accountOf(bulkOrderId)).not.toBeNull());
  return { id: bulkOrderId, tell };
}

it('has an account of what was quoted, and an invoice of it once it is completed', async () => {
  const { id, tell } = await placed();
  expect(await accountOf(id)).toMatchObject({ isBulk: true, due: 5760, customer: { name: 'Ravi Kumar' } });
  await tell(bulkOrderUpdated, 'Cancelled', 2);
  await eventually(async () => expect(await accountOf(id)).toMatchObject({ due: 0, state: 'settled' }));

  const lines = [
    { id: 'quoted-0', productId: null, name: 'Club tee', quantity: 24, paise: 4725_00, taxRate: 5 },
    { id: 'quoted-1', productId: null, name: 'Banner', quantity: 1, paise: 1180_00, taxRate: 18 },
  ];
  const quoted = bill(3, { lines, totalPaise: 6005_00, shippingPaise: 100_00, advancePaise: 3002_50 });
  await tell(bulkOrderQuoted, 'Pending', 3, { bill: quoted, totalPaise: 6005_00 });
  await eventually(async () => expect(await accountOf(id)).toMatchObject({ due: 6005, dueNow: 3002.5 }));

  await tell(bulkOrderUpdated, 'Completed', 4, { bill: { ...quoted, version: 4 } });
  const [invoice] = await documents(id, 1);
  expect(invoice).toMatchObject({ kind: 'tax-invoice', isBulk: true, totals: { total: 6005 } });
  expect(invoice?.lines.map(({ name, rate, total }) => [name, rate, total])).toEqual([
    ['Club tee', 5, 4725],
    ['Banner', 18, 1180],
    ['Delivery', 5, 100],
  ]);
});

it('is invoiced to a business of another state with IGST, which the return of the month has', async () => {
  const buyer = {
    buyerName: 'Sharma Sweets Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    address: { address: '12 MG Road', city: 'Mumbai', postalCode: '400001', country: 'India', state: 'Maharashtra' },
  };
  const { id, tell } = await placed();
  await tell(bulkOrderUpdated, 'Completed', 2, { bill: bill(2, buyer) });
  const [invoice] = await documents(id, 1);
  expect(invoice).toMatchObject({
    buyer: { name: buyer.buyerName, gstin: buyer.gstin, stateCode: '27' },
    placeOfSupply: '27',
    totals: { cgst: 0, sgst: 0, igst: 878.64, total: 5760 },
  });
  const month = dayOf(new Date()).slice(0, 7);
  const { text } = await as('owner', 'get', `/api/tax/months/${month}/gstr-1.json`).buffer().expect(200);
  expect(JSON.parse(text)).toMatchObject({ b2b: [{ ctin: buyer.gstin, inv: [{ inum: invoice?.number, pos: '27' }] }] });
});

it('is credited for what is refunded for a claim', async () => {
  const { id, tell } = await placed();
  await tell(bulkOrderUpdated, 'Completed', 2);
  await documents(id, 1);
  await tell(bulkOrderClaimDecided, 'Completed', 2, {
    claimId: anId(),
    kind: 'misprinted',
    pieces: 2,
    state: 'accepted',
    remedy: 'refund',
    reason: 'Upside down',
    refundPaise: 480_00,
    claimedLines: [{ line: '0', pieces: 2 }],
  });
  const [, note] = await documents(id, 2);
  expect(note).toMatchObject({ kind: 'credit-note', lines: [{ quantity: 2, total: 480 }] });
  expect(await accountOf(id)).toMatchObject({ due: 5280 });
});

it('has a new invoice when it is cancelled after the first, opened again and completed', async () => {
  const { id, tell } = await placed();
  await tell(bulkOrderUpdated, 'Completed', 2);
  await documents(id, 1);
  await tell(bulkOrderUpdated, 'Cancelled', 3);
  await documents(id, 2);
  await tell(bulkOrderUpdated, 'In Production', 4);
  await eventually(async () => expect(await accountOf(id)).toMatchObject({ due: 5760 }));
  await documents(id, 2);
  await tell(bulkOrderUpdated, 'Completed', 5);
  const all = await documents(id, 3);
  expect(all.map(({ kind, totals: { total } }) => [kind, total])).toEqual([
    ['tax-invoice', 5760],
    ['credit-note', 5760],
    ['tax-invoice', 5760],
  ]);
  await tell(bulkOrderUpdated, 'Cancelled', 6);
  const [, , second, note] = await documents(id, 4);
  expect(note).toMatchObject({ kind: 'credit-note', corrects: { _id: second?._id } });
});

it('goes with its documents to the account that a guest’s order moves to', async () => {
  const { id, tell } = await placed(null);
  await tell(bulkOrderUpdated, 'Completed', 2);
  const [invoice] = await documents(id, 1);
  await as('customer', 'get', `/api/payments/accounts/${id}`).expect(403);
  await tell(bulkOrderAdopted, 'Completed', 2, { userId: callers.customer.id });
  await eventually(() => as('customer', 'get', `/api/payments/accounts/${id}`).expect(200));
  await eventually(() => as('customer', 'get', `/api/invoices/${invoice?._id}`).expect(200));
});
