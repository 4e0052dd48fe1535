import type { Bill, EventData, orderImported } from '@print-shop/contracts';
import { type Account, balancePaise } from './account.ts';
import { type AppliedEvent, applyOrderEvent } from './apply-order-event.ts';
import { pastAccount, withPast } from './past-account.ts';

const orderId = 'a'.repeat(24);
const mug = { id: 'l1', productId: null, name: 'Mug', quantity: 2, paise: 600_00 };
const cards = { id: 'l2', productId: null, name: 'Visiting cards', quantity: 100, paise: 400_00 };
const bill: Bill = { version: 1, shippingPaise: 0, totalPaise: 1000_00, lines: [mug, cards] };
const told: EventData<typeof orderImported> = {
  orderId,
  userId: null,
  customer: { name: 'Asha', email: 'asha@example.com' },
  placedAt: '2026-08-14T06:30:00.000Z',
  bill,
  lines: [],
  imported: {
    number: 'OLD-1',
    importedAt: '2026-11-23T06:30:00.000Z',
    paidPaise: 300_00,
    paidAt: '2026-08-15T06:30:00.000Z',
    way: 'upi',
  },
};
const begunBy = (what: AppliedEvent['what'], billed: Bill): Account => {
  const at = new Date('2026-11-23T07:00:00Z');
  const account = applyOrderEvent(undefined, {
    id: orderId,
    orderKind: 'order',
    userId: null,
    key: 'e1',
    at,
    what,
    bill: billed,
  });
  if (!account) throw new Error('there is no account');
  return account;
};
const past = (): Account => {
  const account = pastAccount(told);
  if (!account) throw new Error('there is no account');
  return account;
};
const kinds = ({ entries }: Account) => entries.map(({ kind, paise }) => [kind, paise]);

describe('a past order whose account another event has begun', () => {
  it('is charged once, at its day, and has what was paid', () => {
    const account = withPast(begunBy('adopted', bill), past());
    expect(kinds(account)).toEqual([
      ['charge', 1000_00],
      ['payment', 300_00],
    ]);
    expect(account.entries[0]?.at).toEqual(new Date(told.placedAt ?? ''));
  });

  it('is charged what it costs since a line was cancelled', () => {
    const account = withPast(begunBy('changed', { ...bill, version: 2, totalPaise: 600_00, lines: [mug] }), past());
    expect(kinds(account)).toEqual([
      ['payment', 300_00],
      ['charge', 600_00],
    ]);
    expect(balancePaise(account)).toBe(300_00);
  });

  it('is charged nothing once it is cancelled, so that its payment goes back', () => {
    const account = withPast(begunBy('cancelled', bill), past());
    expect([kinds(account), balancePaise(account)]).toEqual([[['payment', 300_00]], -300_00]);
  });
});
