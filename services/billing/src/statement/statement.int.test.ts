import { testBilling } from '../billing.fixture.ts';

const { as, accountOf, confirmed } = testBilling();
const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const read = (csv: string, layout = 'hdfc') => as('owner', 'post', '/api/payments/statements').send({ csv, layout });

it('finds whose payments came in, and enters them once, however often they are entered', async () => {
  const [named, reported, part] = [await confirmed(), await confirmed(), await confirmed()];
  await as('customer', 'post', `/api/payments/accounts/${reported}/reports`).send({ utr: '412345678902' }).expect(200);
  const csv = [
    header,
    `23/11/26,UPI-ASHA-412345678901-Order ${named.slice(-6)},,23/11/26,,999.00,1`,
    '23/11/26,UPI-ASHA,0000412345678902,23/11/26,,999.00,2',
    `24/11/26,NEFT ${part},N77,24/11/26,,500.00,3`,
    '24/11/26,Interest,,24/11/26,,12.34,4',
  ].join('\r\n');
  const { body } = await read(csv).expect(200);
  expect(body).toMatchObject([
    { line: 2, match: 'sure', order: named, amount: 999, utr: '412345678901', customer: 'Asha Verma', owed: 999 },
    { line: 3, match: 'sure', order: reported, utr: '412345678902' },
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
  const utr = '412345678977';
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
