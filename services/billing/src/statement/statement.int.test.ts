import { randomInt } from 'node:crypto';
import type { PaymentDifference, StatementRow } from '@print-shop/contracts';
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
    .filter(({ order }: StatementRow) => order)
    .map(({ id, order, amount, utr }: StatementRow) => ({
      order,
      amount,
      utr,
      way: utr ? 'upi' : 'bank',
      row: id,
    }));
  const enter = () => as('owner', 'post', '/api/payments/statements/entries').send({ rows }).expect(200);
  const answers = (await Promise.all([enter(), enter()])).map(({ body: answer }) => answer);
  const sumOf = (name: 'entered' | 'known') => answers.reduce((sum, answer) => sum + answer[name], 0);
  expect([sumOf('entered'), sumOf('known'), answers.flatMap(({ refused }) => refused)]).toEqual([3, 3, []]);
  expect(await accountOf(named)).toMatchObject({ state: 'settled', paid: 999 });
  expect(await accountOf(reported)).toMatchObject({ state: 'settled', paid: 999, reports: [] });
  expect(await accountOf(part)).toMatchObject({ state: 'open', paid: 500 });
  expect((await read(csv).expect(200)).body.map(({ match }: { match: string }) => match)).toEqual([
    ...['entered', 'entered', 'entered', 'none'],
  ]);
});

it('knows the payments of a download that it has read in part before', async () => {
  const order = await confirmed();
  const row = (amount: string) => `12/11/26,NEFT HUNT ${order},,12/11/26,,${amount},1`;
  const early = '11/11/26,Interest,,11/11/26,,12.34,1';
  const enterAll = async (csv: string[]) => {
    const { body } = await read([header, ...csv].join('\n')).expect(200);
    const own = body.filter((one: StatementRow) => one.order === order && one.match !== 'entered');
    const rows = own.map(({ id, amount, date }: StatementRow) => ({
      order,
      amount,
      row: id,
      way: 'bank',
      reference: date,
    }));
    if (rows.length > 0) await as('owner', 'post', '/api/payments/statements/entries').send({ rows }).expect(200);
    return (await accountOf(order)).paid;
  };
  expect(await enterAll([early, row('300.00')])).toBe(300);
  expect(await enterAll([row('300.00'), row('300.00')])).toBe(600);
  expect(await enterAll([row('300.00'), row('300.00'), row('99.00')])).toBe(699);
});

it('enters equal payments that nothing tells apart, each once for a request', async () => {
  const order = await confirmed();
  const rows = Array(2).fill({ order, amount: 100, way: 'bank' });
  const enter = (key: string) =>
    as('owner', 'post', '/api/payments/statements/entries').set('Idempotency-Key', key).send({ rows }).expect(200);
  expect((await enter('first-of-november')).body).toEqual({ entered: 2, known: 0, refused: [] });
  expect((await enter('first-of-november')).body).toEqual({ entered: 0, known: 2, refused: [] });
  expect((await enter('second-of-november')).body).toEqual({ entered: 2, known: 0, refused: [] });
  expect(await accountOf(order)).toMatchObject({ paid: 400 });
});

it('enters a row of the bank for one order only', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  const enter = (order: string) =>
    as('owner', 'post', '/api/payments/statements/entries')
      .send({ rows: [{ order, amount: 50, way: 'bank', row: 'a-row-of-two' }] })
      .expect(200);
  expect((await enter(first)).body).toMatchObject({ entered: 1 });
  expect((await enter(second)).body).toMatchObject({
    entered: 0,
    refused: [{ order: second, message: 'This payment of the bank was entered for another order.' }],
  });
});

it('lists rows that it cannot read, with the reason', async () => {
  const { body } = await read([header, '31/02/26,UPI-ASHA,,31/02/26,,999.00,1'].join('\n')).expect(200);
  expect(body).toMatchObject([{ line: 2, match: 'unread', fault: 'date', text: 'UPI-ASHA, 999.00', order: null }]);
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
