import type { Account } from '../account/account.ts';
import { aDocument } from '../returns/document.fixture.ts';
import { createOutstanding, daysOwed } from './outstanding.ts';
import { createRevenue } from './revenue.ts';

const invoice = aDocument({ lines: [[1180, 18]] });
const other = aDocument({
  lines: [[105, 5]],
  part: { userId: 'b'.repeat(24), issuedAt: new Date('2026-11-22T20:00:00Z') },
});
const note = aDocument({ lines: [[118, 18]], kind: 'credit-note', corrects: invoice });
const sumsOf = (by: 'day' | 'type' | 'customer', documents = [invoice, other, note]) => {
  const revenue = createRevenue(by);
  for (const document of documents) revenue.add(document);
  return revenue
    .rows()
    .map(({ key, invoices, taxablePaise, taxPaise, totalPaise }) => [
      key,
      invoices,
      taxablePaise,
      taxPaise,
      totalPaise,
    ]);
};

describe('revenue', () => {
  it('is summed up by the day in India, less credit notes', () => {
    expect(sumsOf('day')).toEqual([
      ['2026-11-23', 1, 100_00, 5_00, 105_00],
      ['2026-11-24', 1, 900_00, 162_00, 1062_00],
    ]);
  });

  it('is summed up by customer, whose account or name tells them apart, the best first', () => {
    expect(sumsOf('customer')).toEqual([
      ['Asha', 1, 900_00, 162_00, 1062_00],
      ['b'.repeat(24), 1, 100_00, 5_00, 105_00],
    ]);
  });

  it('is summed up by product type, and counts a document once for each', () => {
    const [line] = invoice.lines;
    if (!line) throw new Error('the sample has no line');
    const mugs = { ...invoice, lines: [{ ...line, type: 'mug' }, { ...line, type: 'mug' }, line] };
    expect(sumsOf('type', [mugs])).toEqual([
      ['mug', 1, 2000_00, 360_00, 2360_00],
      ['', 1, 1000_00, 180_00, 1180_00],
    ]);
  });
});

describe('what is owed', () => {
  const now = new Date('2026-11-24T06:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const account = (paise: number, placed: number, part: Partial<Account> = {}) =>
    ({
      ...{ entries: [{ key: 'k', kind: 'charge', paise, at: now, by: 'shop' }], placedAt: ago(placed) },
      ...part,
    }) as Account;

  it('is counted by age, from the delivery where there was one', () => {
    const outstanding = createOutstanding(now);
    for (const one of [
      ...[account(100, 0), account(200, 30.9), account(300, 31), account(400, 61), account(500, 91), account(600, 900)],
      ...[account(700, 200, { deliveredAt: ago(2) }), account(0, 40)],
    ])
      outstanding.add(one);
    expect(outstanding.ages()).toEqual([
      { days: 0, accounts: 3, owedPaise: 1000 },
      { days: 31, accounts: 1, owedPaise: 300 },
      { days: 61, accounts: 1, owedPaise: 400 },
      { days: 91, accounts: 2, owedPaise: 1100 },
    ]);
  });

  it('is never of less than no days', () => {
    expect(daysOwed(account(1, -3), now)).toBe(0);
  });
});
