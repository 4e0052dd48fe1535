import type { BankLayout } from '@print-shop/contracts';
import type { Account, Entry } from '../account/account.ts';
import { matchCredit } from './match.ts';
import { type Credit, creditsOf } from './statement.ts';

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
    expect(creditsOf('When,What,In\n1 Nov,From Asha,₹ 1,other\n', 'other', columns)).toMatchObject([{ paise: 100 }]);
    expect(() => creditsOf('When,What,In\n', 'other', { ...columns, credit: '' })).toThrow('which columns');
  });

  it.each([
    ['of another bank', 'hdfc', ICICI, 'no table with the columns'],
    ['that is a picture', 'sbi', '\u0089PNG\r\n\u001a"', 'no table with the columns'],
    ['with a word for an amount', 'icici', ICICI.replace('999.00', 'a lot'), 'Line 2 has no amount: a lot'],
  ] as const)('is refused from a file %s', (_, layout, csv, refusal) =>
    expect(() => creditsOf(csv, layout)).toThrow(refusal),
  );
});

describe('whose payment it is', () => {
  const at = new Date();
  const charge: Entry = { key: 'c', kind: 'charge', paise: 999_00, at, by: 'shop' };
  const account = (part: Partial<Account> = {}): Account => ({
    ...{ id: ID, isBulk: false, userId: null, customer: { name: 'Asha', email: '' }, placedAt: at, entries: [charge] },
    ...{ bill: { version: 1, lines: [], shippingPaise: 0, totalPaise: 999_00 }, reports: [], ...part },
  });
  const credit = (part: Partial<Credit> = {}): Credit => ({
    ...{ line: 2, date: '', paise: 999_00, text: '', utr: '', references: [], ...part },
  });
  const other = account({ id: 'b'.repeat(24) });
  const utr = '412345678901';

  it.each<[string, Credit, Account[], string, boolean]>([
    ['names the order and has the amount', credit({ references: ['e994c4'] }), [account(), other], 'sure', true],
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
  ])('one that %s', (_, given, accounts, match, isFound) => {
    const found = matchCredit(given, accounts);
    expect([found.match, found.account !== undefined]).toEqual([match, isFound]);
  });
});
