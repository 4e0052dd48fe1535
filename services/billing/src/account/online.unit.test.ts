import type { Bill } from '@print-shop/contracts';
import { nextLook } from '../online/checkout.store.ts';
import { type Account, balancePaise, type Entry, type Refund } from './account.ts';
import { applyOrderEvent } from './apply-order-event.ts';
import { applyRefund, failRefund, firstKey, onlinePaise, receive, refundsFor, sendBack } from './online.ts';

const at = new Date('2026-11-23T06:30:00Z');
const bill: Bill = { version: 1, lines: [], shippingPaise: 0, totalPaise: 999_00, paymentMethod: 'UPI' };
const order = { id: 'a'.repeat(24), orderKind: 'order' as const, userId: null, at };
const account = applyOrderEvent(undefined, { ...order, key: 'e1', what: 'changed', bill }) as Account;
const payment = (id: string, paise = 999_00) => ({ id, paise, way: 'upi' as const });
const paid = (known: Account, id: string, paise?: number): Account =>
  receive(known, 'razorpay', payment(id, paise), at)?.account ?? known;
const refunds = ({ refunds: all = [] }: Account) => all.map(({ paymentId, paise, state }) => [paymentId, paise, state]);
const refund = (
  id: string,
  paymentId: string,
  paise: number,
  state: 'pending' | 'processed' | 'failed' = 'processed',
) => ({
  id,
  paymentId,
  paise,
  state,
});

describe('a captured payment', () => {
  it('is entered once', () => {
    const once = paid(account, 'pay_1');
    expect([balancePaise(once), refunds(once)]).toEqual([0, []]);
    expect(receive(once, 'razorpay', payment('pay_1'), at)).toBeUndefined();
  });

  it.each<[string, Account, number]>([
    ['of an order that was paid', paid(account, 'pay_1'), 999_00],
    ['of a cancelled order', applyOrderEvent(account, { ...order, key: 'e2', what: 'cancelled' }) as Account, 999_00],
    ['that is more than is owed', paid(account, 'pay_1', 400_00), 400_00],
    ['that is owed', account, 0],
  ])('%s sends back what is not owed', (_, known, back) => {
    const after = paid(known, 'pay_2');
    expect(refunds(after)).toEqual(back > 0 ? [['pay_2', back, 'asked']] : []);
  });
});

describe('what is sent back', () => {
  it('is what came online, the newest first, in parts of its payments', () => {
    const twice = paid(paid(account, 'pay_1', 400_00), 'pay_2', 599_00);
    const over = { ...twice, cancelledAt: at, entries: [...twice.entries, credit(999_00)] };
    expect(refunds(sendBack(twice, over, { key: 'e', at, note: '' }))).toEqual([
      ['pay_2', 599_00, 'asked'],
      ['pay_1', 400_00, 'asked'],
    ]);
  });

  it('is not what came another way, nor what was owed back before', () => {
    const cash: Entry = { key: 'c', kind: 'payment', paise: 999_00, way: 'cash', at, by: 'Meera' };
    const byCash = { ...account, entries: [...account.entries, cash] };
    const over = { ...byCash, entries: [...byCash.entries, credit(999_00)] };
    expect(refunds(sendBack(byCash, over, { key: 'e', at, note: '' }))).toEqual([]);
    const both = paid(byCash, 'pay_1', 100_00);
    expect(refunds(sendBack(both, both, { key: 'e', at, note: '' }))).toEqual(refunds(both));
  });
});

describe('a refund', () => {
  const by = { key: 'k', at, by: 'Meera', note: '' };

  it('is of what is left of the payments, and of no more', () => {
    const once = paid(account, 'pay_1');
    const asked = { ...once, refunds: refundsFor(once, 600_00, by) };
    expect([onlinePaise(once), onlinePaise(asked)]).toEqual([999_00, 399_00]);
    expect(refundsFor(asked, 399_01, by)).toBeUndefined();
  });

  it('is entered when the provider has sent it, once, by whatever way that is heard', () => {
    const once = paid(account, 'pay_1');
    const asked = { ...once, refunds: refundsFor(once, 200_00, by) };
    const pending = applyRefund(asked, 'razorpay', refund('r1', 'pay_1', 200_00, 'pending'), at, 'k-0')
      ?.account as Account;
    expect([balancePaise(pending), refunds(pending)]).toEqual([0, [['pay_1', 200_00, 'pending']]]);
    const sent = applyRefund(pending, 'razorpay', refund('r1', 'pay_1', 200_00), at);
    expect(sent?.entry).toMatchObject({ kind: 'refund', paise: 200_00, way: 'upi', reference: 'r1', by: 'Meera' });
    const after = sent?.account as Account;
    expect(applyRefund(after, 'razorpay', refund('r1', 'pay_1', 200_00), at)).toBeUndefined();
    expect(balancePaise(after)).toBe(200_00);
  });

  it('whose answer was lost is the one that was asked for; one made at the provider is another', () => {
    const once = paid(account, 'pay_1');
    const asked = { ...once, refunds: refundsFor(once, 200_00, by) };
    const found = applyRefund(asked, 'razorpay', refund('r1', 'pay_1', 200_00), at)?.account as Account;
    expect(refunds(found)).toEqual([['pay_1', 200_00, 'processed']]);
    const both = applyRefund(found, 'razorpay', refund('r2', 'pay_1', 200_00), at)?.account as Account;
    expect(refunds(both)).toHaveLength(2);
    expect(balancePaise(both)).toBe(400_00);
  });

  it('of one request is told from that of another with a like key', () => {
    const keys = refundsFor(paid(paid(account, 'pay_1', 400_00), 'pay_2', 599_00), 999_00, by)?.map(({ key }) => key);
    expect(keys).toEqual(['k-0', 'k-1']);
    expect([firstKey('k'), firstKey('k-0')]).toEqual(['k-0', 'k-0-0']);
  });

  it('that the provider refuses can be asked for again', () => {
    const once = paid(account, 'pay_1');
    const asked = { ...once, refunds: refundsFor(once, 999_00, by) as Refund[] };
    const failed = failRefund(asked, 'k-0', 'Your balance is too low');
    expect(failed.refunds).toMatchObject([{ state: 'failed', failure: 'Your balance is too low' }]);
    expect([onlinePaise(asked), onlinePaise(failed)]).toEqual([0, 999_00]);
  });
});

it('looks at a checkout more and more seldom, until it is over', () => {
  const createdAt = at;
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const looks: number[] = [];
  for (let now: Date | undefined = at; now; now = nextLook({ createdAt }, now))
    looks.push((now.getTime() - at.getTime()) / 60_000);
  expect(looks).toEqual([0, 2, 5, 15, 35, 120, 720, 1440, 4320]);
  expect(nextLook({ createdAt }, after(4320))).toBeUndefined();
});

const credit = (paise: number): Entry => ({ key: `credit:${paise}`, kind: 'credit', paise, at, by: 'shop' });
