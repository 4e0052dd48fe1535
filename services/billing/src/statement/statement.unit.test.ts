import type { BankLayout } from '@print-shop/contracts';
import type { Account, Entry } from '../account/account.ts';
import { rowKey, statementKey } from '../account/enter.ts';
import { matchCredit } from './match.ts';
import { type Credit, readTable } from './statement.ts';

const creditsOf = (...input: Parameters<typeof readTable>) => readTable(...input).credits;

const ID = '6b04cb207c36ed9d37e994c4';
const HDFC_HEAD = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
const HDFC = `HDFC BANK Ltd.,,,,,,
Account No :,50100012345678,,,,,

${HDFC_HEAD}
23/11/26,"UPI-ASHA VERMA-ASHA@OKAXIS-HDFC0000001-412345678901-ORDER E994C4",0000412345678901,23/11/26,,"1,234.50","90,000.00"
23/11/26,ATM WITHDRAWAL,,23/11/26,2000.00,,"88,000.00"
24/11/26,NEFT CR-RAO AND SONS-${ID},N3200,24/11/26,,5000,"93,000.00"

STATEMENT SUMMARY :-,,,,,,
Opening Balance,Debits,,,,Credits,
`;
const ICICI = `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,23/11/2026,23/11/2026,-,UPI/412345678902/Order#E994C4/asha@ybl/SBI,0.00,999.00,1000.00
`;
const SBI = `Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance
23 Nov 2026\t23 Nov 2026\tBY TRANSFER-UPI/CR/412345678903/ASHA/UTIB/asha@axl/Payment\tTRANSFER FROM 4897\t \t699.00\t1,699.00
`;

describe('what came in', () => {
  it.each<[BankLayout, string, Partial<Credit>[]]>([
    [
      'hdfc',
      HDFC,
      [
        { line: 5, date: '23/11/26', day: '2026-11-23', paise: 1234_50, utr: '412345678901', references: ['e994c4'] },
        { line: 7, paise: 5000_00, utr: '', references: [ID] },
      ],
    ],
    ['icici', ICICI, [{ line: 2, day: '2026-11-23', paise: 999_00, utr: '412345678902', references: ['e994c4'] }]],
    ['sbi', SBI, [{ date: '23 Nov 2026', day: '2026-11-23', paise: 699_00, utr: '412345678903', references: [] }]],
  ])('is read from a statement of %s', (layout, csv, credits) => {
    expect(creditsOf(csv, layout)).toMatchObject(credits);
    expect(creditsOf(csv, layout)).toHaveLength(credits.length);
  });

  it('has no UTR of an order whose id has twelve digits in a row', () => {
    const id = '6b092769648904f3721d640d';
    expect(creditsOf(`${HDFC_HEAD}\n24/11/26,NEFT ${id},N77,24/11/26,,500.00,3`, 'hdfc')).toMatchObject([
      { utr: '', references: [id] },
    ]);
    expect(creditsOf(`${HDFC_HEAD}\n24/11/26,${id} 412345678901,,24/11/26,,500.00,3`, 'hdfc')).toMatchObject([
      { utr: '412345678901', references: [id] },
    ]);
  });

  it('is read by the names of the columns', () => {
    const columns = { date: 'When', text: 'What', credit: 'In', reference: '' };
    expect(creditsOf('When,What,In\n1 Nov 2026,From Asha,₹ 1,other\n', 'other', columns)).toMatchObject([
      { paise: 100 },
    ]);
    expect(() => creditsOf('When,What,In\n', 'other', { ...columns, credit: '' })).toThrow('which columns');
  });

  it.each([
    ['of another bank', 'hdfc', ICICI, 'no table with the columns'],
    ['that is a picture', 'sbi', '\u0089PNG\r\n\u001a"', 'no table with the columns'],
  ] as const)('is refused from a file %s', (_, layout, csv, refusal) =>
    expect(() => creditsOf(csv, layout)).toThrow(refusal),
  );
});

const OTHER = { date: 'Date', text: 'Description', credit: 'Amount', reference: '' };

describe('money that went out', () => {
  it.each([
    ['a column of its own', 'Dr / Cr', '"1,000.00",DR,5', '500,CR,6'],
    ['a column whose name says little', 'Type', '"1,000.00",Debit,5', '500,Credit,6'],
    ['a minus sign', 'Branch', '-1000,Pune,5', '500,Pune,6'],
    ['a minus sign after it', 'Branch', '1000-,Pune,5', '500,Pune,6'],
    ['brackets', 'Branch', '"(1,000.00)",Pune,5', '500,Pune,6'],
    ['the amount', 'Branch', '1000.00 DR,Pune,5', '500 Cr.,Pune,6'],
  ])('is told by %s, and is no payment', (_, name, out, back) => {
    const csv = `Date,Description,Amount,${name},Balance\n12/11/2026,NEFT refund to vendor Order 312607,${out}\n12/11/2026,From Asha,${back}\n`;
    const { credits, unread } = readTable(csv, 'other', OTHER);
    expect([credits, unread]).toMatchObject([[{ line: 3, paise: 500_00 }], []]);
  });

  it('is told by the column that staff name, and a word that says neither is listed', () => {
    const csv =
      'Date,Description,Amount,Way\n12/11/2026,A,1,out\n12/11/2026,B,2,D\n12/11/2026,C,3,C\n12/11/2026,D,4,\n';
    const { credits, unread } = readTable(csv, 'other', { ...OTHER, direction: 'Way' });
    expect(credits.map(({ text }) => text)).toEqual(['C', 'D']);
    expect(unread).toMatchObject([{ line: 2, fault: 'direction', written: '1' }]);
  });

  it('is nothing where a column of that name holds something else', () => {
    const csv = 'Date,Description,Amount,Type\n12/11/2026,From Asha,1,NEFT\n';
    expect(readTable(csv, 'other', OTHER).credits).toHaveLength(1);
  });
});

describe('a row that cannot be read', () => {
  it.each([
    ['a lot', '12/11/2026', 'amount'],
    ['1.234,50', '12/11/2026', 'amount'],
    ['500', '4/13/2026', 'date'],
    ['500', '31/02/2026', 'date'],
    ['500', 'yesterday', 'date'],
    ['500', '', 'date'],
  ])('for %s of %p is listed with its line: %s', (amount, date, fault) => {
    const csv = `Date,Description,Amount\n11/11/2026,From Ravi,1\n${date},From Asha,"${amount}"\n`;
    const { credits, unread } = readTable(csv, 'other', OTHER);
    expect(credits).toHaveLength(1);
    expect(unread).toEqual([{ line: 3, date, text: 'From Asha', written: amount, fault }]);
  });
});

describe('the id of a row', () => {
  const HEAD = `${HDFC_HEAD}\n`;
  const idsOf = (rows: string[]) => creditsOf(HEAD + rows.join('\n'), 'hdfc').map(({ id }) => id);
  const cash = '12/11/26,CASH DEPOSIT PUNE,,12/11/26,,500.00,1';

  it('is the same in a download that begins later', () => {
    const before = '11/11/26,INTEREST,,11/11/26,,12.00,1';
    expect(idsOf([before, cash]).at(-1)).toBe(idsOf([cash])[0]);
  });

  it('tells equal payments of a day apart, in their order', () => {
    const [first, second] = idsOf([cash, cash]);
    expect(first).not.toBe(second);
    expect(idsOf([cash, cash])).toEqual([first, second]);
  });

  it('is another on another day', () => {
    expect(idsOf([cash])).not.toEqual(idsOf([cash.replaceAll('12/11/26', '13/11/26')]));
  });

  it('goes by the reference of the bank, whatever the text', () => {
    const row = (text: string) => `12/11/26,${text},N091261234567,12/11/26,,500.00,1`;
    expect(idsOf([row('NEFT CR-RAO AND SONS')])).toEqual(idsOf([row('NEFT CR RAO & SONS')]));
  });

  it('is the UTR where there is one', () => {
    expect(idsOf(['12/11/26,UPI-ASHA-412345678901,,12/11/26,,500.00,1'])).toEqual(['412345678901']);
  });
});

describe('whose payment it is', () => {
  const at = new Date();
  const charge: Entry = { key: 'c', kind: 'charge', paise: 999_00, at, by: 'shop' };
  const account = (part: Partial<Account> = {}): Account => ({
    id: ID,
    orderKind: 'order' as const,
    userId: null,
    customer: { name: 'Asha', email: '' },
    placedAt: at,
    entries: [charge],
    bill: { version: 1, lines: [], shippingPaise: 0, totalPaise: 999_00 },
    reports: [],
    ...part,
  });
  const credit = (part: Partial<Credit> = {}): Credit => ({
    id: 'a-row',
    line: 2,
    date: '',
    paise: 999_00,
    text: '',
    utr: '',
    references: [],
    ...part,
  });
  const other = account({ id: 'b'.repeat(24) });
  const utr = '412345678901';

  it.each<[string, Credit, Account[], string, boolean]>([
    ['names the order and has the amount', credit({ references: ['e994c4'] }), [account(), other], 'sure', true],
    [
      'names a bulk order by its number',
      credit({ references: [ID.slice(0, 8)] }),
      [account({ orderKind: 'bulk-order' as const }), other],
      'sure',
      true,
    ],
    ['names the order by its id', credit({ references: [ID] }), [account(), other], 'sure', true],
    [
      'is the advance',
      credit({ references: [ID], paise: 400_00 }),
      [account({ bill: { ...account().bill, advancePaise: 400_00 } })],
      'sure',
      true,
    ],
    ['was reported', credit({ utr }), [account({ reports: [{ utr, at }] }), other], 'sure', true],
    [
      'was reported with another amount',
      credit({ utr, paise: 1 }),
      [account({ reports: [{ utr, at }] })],
      'unsure',
      true,
    ],
    ['names the order with another amount', credit({ references: [ID], paise: 1 }), [account()], 'unsure', true],
    ['is what one account alone owes', credit(), [account()], 'unsure', true],
    ['is what two accounts owe', credit(), [account(), other], 'none', false],
    ['is what nobody owes', credit({ paise: 5 }), [account(), other], 'none', false],
    [
      'was entered',
      credit({ utr }),
      [account({ entries: [charge, { ...charge, key: 'p', kind: 'payment', utr }] })],
      'entered',
      true,
    ],
    [
      'was entered by its row',
      credit(),
      [account({ entries: [charge, { ...charge, key: rowKey('a-row'), kind: 'payment' }] })],
      'entered',
      true,
    ],
    [
      'an earlier release entered by its date and line',
      credit({ date: '23/11/26' }),
      [account({ entries: [charge, { ...charge, key: statementKey('23/11/26, 5:999'), kind: 'payment' }] })],
      'entered',
      true,
    ],
  ])('one that %s', (_, given, accounts, match, isFound) => {
    const found = matchCredit(given, accounts);
    expect([found.match, found.account !== undefined]).toEqual([match, isFound]);
  });
});
