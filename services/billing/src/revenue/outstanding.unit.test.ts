import type { Account } from '../account/account.ts';
import { createOutstanding, daysOwed } from './outstanding.ts';

describe('what is owed', () => {
  const now = new Date('2026-11-24T06:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const account = (paise: number, placed: number, part: Partial<Account> = {}) =>
    ({
      entries: [{ key: 'k', kind: 'charge', paise, at: now, by: 'shop' }],
      placedAt: ago(placed),
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
