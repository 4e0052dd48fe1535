import type { Account, Entry } from '../account/account.ts';
import type { SettlementRow } from '../provider/provider.ts';
import type { Credit } from '../statement/statement.ts';
import { bankDifferencesOf, bankedPayments, differencesOf, periodOf, unsettledOf } from './differences.ts';

const ID = '6b04cb207c36ed9d37e994c4';
const at = new Date('2026-11-23T06:30:00Z');
const entry = (part: Partial<Entry>): Entry => ({
  key: 'k',
  kind: 'payment',
  paise: 999_00,
  at,
  by: 'customer',
  ...part,
});
const account = (part: Partial<Account>): Account => ({
  id: ID,
  orderKind: 'order' as const,
  userId: null,
  customer: { name: 'Asha Verma', email: '' },
  placedAt: at,
  bill: { version: 1, lines: [], shippingPaise: 0, totalPaise: 999_00, paymentMethod: 'UPI' },
  entries: [],
  reports: [],
  ...part,
});
const kinds = (found: readonly { kind: string; statedPaise: number; ledgerPaise: number }[]) =>
  found.map(({ kind, statedPaise, ledgerPaise }) => [kind, statedPaise, ledgerPaise]);

describe('a settlement of the provider', () => {
  const row: SettlementRow = {
    id: 'pay_1',
    kind: 'payment',
    paymentId: 'pay_1',
    paise: 999_00,
    feePaise: 0,
    taxPaise: 0,
  };
  const paid = entry({ provider: 'razorpay', reference: 'pay_1' });

  it.each<[string, Entry[], ReturnType<typeof kinds>]>([
    ['agrees with an entry of its id and amount', [paid], []],
    ['has another amount', [{ ...paid, paise: 99_00 }], [['other-amount', 999_00, 99_00]]],
    ['has a payment that the ledger lacks', [], [['not-in-ledger', 999_00, 0]]],
    ['is not about a refund of that id', [{ ...paid, kind: 'refund' }], [['not-in-ledger', 999_00, 0]]],
    ['is not about what staff entered', [entry({ reference: 'pay_1' })], [['not-in-ledger', 999_00, 0]]],
  ])('%s', (_, entries, expected) => {
    expect(kinds(differencesOf([row], [account({ entries })]))).toEqual(expected);
  });

  it('is missed for what was paid before a day and waits for one', () => {
    const waits = account({ entries: [paid], unsettled: ['pay_1'] });
    expect(kinds(unsettledOf([waits], at))).toEqual([['not-settled', 0, 999_00]]);
    expect(unsettledOf([waits], new Date(at.getTime() - 1))).toEqual([]);
    expect(unsettledOf([{ ...waits, unsettled: [] }], at)).toEqual([]);
  });
});

describe('a statement of the bank', () => {
  const utr = '412345678901';
  const credit = (part: Partial<Credit>): Credit => ({
    id: '',
    line: 2,
    date: '',
    day: '2026-11-23',
    paise: 999_00,
    text: '',
    utr: '',
    references: [],
    ...part,
  });
  const entered = account({ entries: [entry({ utr })], unbanked: [utr] });
  const found = (credits: Credit[], accounts: Account[]) =>
    bankDifferencesOf(credits, accounts, bankedPayments(credits, accounts));

  it.each<[string, Credit[], ReturnType<typeof kinds>]>([
    ['agrees', [credit({ utr })], []],
    ['has another amount', [credit({ utr, paise: 99_00 })], [['other-amount', 99_00, 999_00]]],
    ['of that day does not have it', [credit({ utr: '412345678902' })], [['not-at-bank', 0, 999_00]]],
    ['of another day says nothing', [credit({ day: '2026-11-22' })], []],
    ['without days says nothing', [credit({ day: undefined })], []],
  ])('%s', (_, credits, expected) => {
    expect(kinds(found(credits, [entered]))).toEqual(expected);
  });

  it('says nothing of what an earlier one had, or of cash', () => {
    const credits = [credit({ utr: '412345678902' })];
    expect(found(credits, [{ ...entered, unbanked: [] }])).toEqual([]);
    expect(found(credits, [account({ entries: [entry({ way: 'cash' })] })])).toEqual([]);
  });

  describe('has what staff have entered without a UTR', () => {
    const other = '6b04cb207c36ed9d37e994c5';
    const noted = (key: string, id = ID, part: Partial<Entry> = {}) =>
      account({ id, entries: [entry({ key, way: 'bank', ...part })], unbanked: [key] });

    it.each<[string, Credit[], Account[], string[]]>([
      ['with its amount about that day', [credit({ day: '2026-11-26' })], [noted('a')], ['a']],
      ['not a week later', [credit({ day: '2026-11-30' })], [noted('a')], []],
      ['not with another amount', [credit({ paise: 1 })], [noted('a')], []],
      ['not without a day', [credit({ day: undefined })], [noted('a')], []],
      ['not where two credits are alike', [credit({}), credit({ line: 3 })], [noted('a')], []],
      ['not where two payments are alike', [credit({})], [noted('a'), noted('b', other)], []],
      [
        'where one of two names the order',
        [credit({}), credit({ line: 3, references: [ID.slice(-6)] })],
        [noted('a')],
        ['a'],
      ],
      [
        'where one of two names the bulk order by its number',
        [credit({}), credit({ line: 3, references: [ID.slice(0, 8)] })],
        [{ ...noted('a'), orderKind: 'bulk-order' as const }],
        ['a'],
      ],
      ['not in the credit of another’s UTR', [credit({ utr })], [noted('a'), { ...entered, id: other }], [utr]],
    ])('%s', (_, credits, accounts, expected) => {
      expect([...bankedPayments(credits, accounts)]).toEqual(expected);
    });

    it('or else it is listed once its days are there', () => {
      expect(kinds(found([credit({ paise: 1 })], [noted('a')]))).toEqual([['not-at-bank', 0, 999_00]]);
    });
  });

  it('is of the days from its first to its last', () => {
    expect(periodOf([credit({ day: '2026-11-25' }), credit({}), credit({ day: undefined })])).toEqual({
      from: '2026-11-23',
      to: '2026-11-25',
    });
    expect(periodOf([])).toBeUndefined();
  });
});
