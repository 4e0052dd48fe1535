import { randomInt } from 'node:crypto';
import type { PaymentDifference } from '@print-shop/contracts';
import { testBilling } from '../billing.fixture.ts';

const { as, accountOf, confirmed } = testBilling();
const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const read = (csv: string, layout = 'hdfc') => as('owner', 'post', '/api/payments/statements').send({ csv, layout });
/** Another each time, so that a test can be tried again. */
const aUtr = () => String(randomInt(10 ** 11, 10 ** 12));

it('finds whose payments came in, and enters them once, however often they are entered', async () => {
  const [named, reported, part] = [await confirmed(), await confirmed(), await confirmed()];
  const [written, told] = [aUtr(), aUtr()];
  await as('customer', 'post', `/api/payments/accounts/${reported}/reports`).send({ utr: told }).expect(200);
  const csv = [
    header,
    `23/11/26,UPI-ASHA-${written}-Order ${named.slice(-6)},,23/11/26,,999.00,1`,
    `23/11/26,UPI-ASHA,0000${told},23/11/26,,999.00,2`,
    `24/11/26,NEFT ${part},N77,24/11/26,,500.00,3`,
    '24/11/26,Interest,,24/11/26,,12.34,4',
  ].join('\r\n');
  const { body } = await read(csv).expect(200);
  expect(body).toMatchObject([
    { line: 2, match: 'sure', order: named, amount: 999, utr: written, customer: 'Asha Verma', owed: 999 },
    { line: 3, match: 'sure', order: reported, utr: told },
    { line: 4, match: 'unsure', order: part, amount: 500, utr: '' },
    { line: 5, match: 'none', order: null },
  ]);

  const rows = body
    .filter(({ order }: { order: string | null }) => order)
    .map(({ order, amount, utr }: { order: string; amount: number; utr: string }) => ({
      ...{ order, amount, utr, way: utr ? 'upi' : 'bank', reference: utr ? '' : 'N77' },
    }));
  const enter = () => as('owner', 'post', '/api/payments/statements/entries').send({ rows });
  for (const { status, body: answer } of await Promise.all([enter(), enter()])) {
    expect(status).toBe(200);
    expect(answer).toEqual({ entered: 3, refused: [] });
  }
  expect(await accountOf(named)).toMatchObject({ state: 'settled', paid: 999 });
  expect(await accountOf(reported)).toMatchObject({ state: 'settled', paid: 999, reports: [] });
  expect(await accountOf(part)).toMatchObject({ state: 'open', paid: 500 });
  expect((await read(csv).expect(200)).body.map(({ match }: { match: string }) => match)).toEqual([
    ...['entered', 'entered', 'unsure', 'none'],
  ]);
});

it('says which payments it refuses, and enters the others', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  const utr = aUtr();
  const rows = [
    { order: first, amount: 999, utr },
    { order: second, amount: 999, utr },
    { order: 'f'.repeat(24), amount: 1 },
  ];
  const { body } = await as('owner', 'post', '/api/payments/statements/entries').send({ rows }).expect(200);
  expect(body).toMatchObject({
    entered: 1,
    refused: [
      { order: second, utr, message: 'A payment with this UTR was entered before.' },
      { order: 'f'.repeat(24), message: 'There is no such account.' },
    ],
  });
});

it('refuses a file that is no statement, with the reason', async () => {
  const { body } = await read('a,b,c\n1,2,3').expect(400);
  expect(body.message).toMatch(/^This file has no table with the columns of that bank/);
});

it('lists what staff have entered and the bank does not have, until a later statement has it', async () => {
  const [absent, wrong] = [await confirmed(), await confirmed()];
  const [unseen, seen] = [aUtr(), aUtr()];
  const pay = (order: string, utr: string) =>
    as('owner', 'post', `/api/payments/accounts/${order}/entries`)
      .set('Idempotency-Key', utr)
      .send({ kind: 'payment', amount: 999, way: 'upi', utr })
      .expect(200);
  await pay(absent, unseen);
  await pay(wrong, seen);
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const row = (utr: string, amount: string) => `${today},UPI,${utr},,,${amount},1`;
  const found = async () => {
    const { body } = await as('owner', 'get', '/api/payments/differences').expect(200);
    return body.map(({ kind, order, stated, ledger }: PaymentDifference) => [kind, order, stated, ledger]);
  };
  const lacking = ['not-at-bank', absent, 0, 999];
  const other = ['other-amount', wrong, 900, 999];

  for (let time = 0; time < 2; time++) {
    await read([header, row(seen, '900.00')].join('\n')).expect(200);
    const all = await found();
    for (const one of [lacking, other]) expect(all.filter(([, order]: unknown[]) => order === one[1])).toEqual([one]);
  }
  await read([header, row(unseen, '999.00')].join('\n')).expect(200);
  expect(await found()).not.toContainEqual(lacking);
});

it('knows again what staff have entered without a UTR, by its amount in those days', async () => {
  const order = await confirmed();
  const body = { kind: 'payment', amount: 876.54, way: 'bank' };
  await as('owner', 'post', `/api/payments/accounts/${order}/entries`).send(body).expect(200);
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const found = async () => {
    const { body: all } = await as('owner', 'get', '/api/payments/differences').expect(200);
    return all.filter((one: PaymentDifference) => one.order === order).map(({ kind }: PaymentDifference) => kind);
  };
  await read([header, `${today},NEFT ASHA VERMA,,,,1.00,1`].join('\n')).expect(200);
  expect(await found()).toEqual(['not-at-bank']);
  await read([header, `${today},NEFT ASHA VERMA,,,,876.54,1`].join('\n')).expect(200);
  expect(await found()).toEqual([]);
});
