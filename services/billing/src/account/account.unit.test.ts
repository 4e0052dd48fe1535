import { type Bill, billingAccountChanged, billingPaymentReceived } from '@print-shop/contracts';
import { fc } from '@print-shop/test-kit/properties';
import { type Account, balancePaise, dueNowPaise, duePaise, type Entry, paidPaise, stateOf } from './account.ts';
import { type AppliedEvent, applyOrderEvent, eventsOf } from './apply-order-event.ts';
import { type CreditAsked, creditableOf, giveCredit } from './credits.ts';
import { enter } from './enter.ts';
import { upiLink } from './upi-link.ts';

const at = new Date('2026-11-23T06:30:00Z');
const bill = (part: Partial<Bill> = {}): Bill => ({
  version: 2,
  shippingPaise: 99_00,
  totalPaise: 999_00,
  paymentMethod: 'UPI',
  lines: [{ id: 'l1', productId: null, name: 'Mug', quantity: 2, paise: 900_00 }],
  ...part,
});
let count = 0;
const anEvent = (what: AppliedEvent['what'], part: Partial<AppliedEvent> = {}): AppliedEvent => ({
  id: 'a'.repeat(24),
  orderKind: 'order' as const,
  userId: 'b'.repeat(24),
  key: `e${++count}`,
  at,
  what,
  bill: bill(),
  ...part,
});
const after = (...happenings: AppliedEvent[]): Account => {
  const account = happenings.reduce<Account | undefined>(
    (known, one) => applyOrderEvent(known, one) ?? known,
    undefined,
  );
  if (!account) throw new Error('there is no account');
  return account;
};
const kinds = ({ entries }: Account) => entries.map(({ kind, paise }) => [kind, paise]);
const entry = (part: Partial<Entry>): Entry => ({
  key: `k${++count}`,
  kind: 'payment',
  paise: 1,
  at,
  by: 'Meera',
  ...part,
});
const entered = (account: Account, ...entries: Partial<Entry>[]): Account =>
  entries.reduce((known, part) => enter(known, entry(part)) ?? known, account);

describe('an account', () => {
  it('charges what a confirmed order comes to, once', () => {
    const confirmed = anEvent('changed');
    const account = after(confirmed, confirmed, anEvent('changed'));
    expect(kinds(account)).toEqual([['charge', 999_00]]);
    expect([duePaise(account), paidPaise(account), balancePaise(account)]).toEqual([999_00, 0, 999_00]);
    expect(stateOf(account)).toBe('open');
  });

  it('credits what was cancelled, and a late event brings nothing back', () => {
    const smaller = bill({ version: 4, totalPaise: 549_00 });
    expect(kinds(after(anEvent('changed'), anEvent('changed', { bill: smaller }), anEvent('changed')))).toEqual([
      ['charge', 999_00],
      ['credit', 450_00],
    ]);
    // The cancellation overtook the confirmation.
    const over = after(anEvent('cancelled', { bill: bill({ version: 3 }) }), anEvent('changed'));
    expect([kinds(over), balancePaise(over)]).toEqual([[], 0]);
  });

  it('of a bulk order is opened again by what was quoted later, and cancelled again', () => {
    const of = (what: AppliedEvent['what'], version: number, totalPaise = 999_00) =>
      anEvent(what, { orderKind: 'bulk-order' as const, bill: bill({ version, totalPaise }) });
    const again = after(of('changed', 1), of('cancelled', 2), of('changed', 3, 500_00));
    expect(kinds(again)).toEqual([
      ['charge', 999_00],
      ['credit', 999_00],
      ['charge', 500_00],
    ]);
    expect(again.cancelledAt).toBeUndefined();
    // The event of the first cancellation comes after that of the quotation.
    const late = after(of('changed', 1), of('changed', 3, 500_00), of('cancelled', 2));
    expect([late.cancelledAt, balancePaise(late)]).toEqual([undefined, 500_00]);
    expect(balancePaise(applyOrderEvent(again, of('cancelled', 4)) as Account)).toBe(0);
  });

  it('owes a refund when a paid order is cancelled', () => {
    const account = after(anEvent('changed'), anEvent('paid'), anEvent('cancelled'));
    expect(kinds(account)).toEqual([
      ['charge', 999_00],
      ['payment', 999_00],
      ['credit', 999_00],
    ]);
    expect([balancePaise(account), stateOf(account)]).toEqual([-999_00, 'refund-due']);
    expect(stateOf(entered(account, { kind: 'refund', paise: 999_00 }))).toBe('settled');
  });

  it('takes what ordering records as paid for the rest, and back when that failed', () => {
    const half = entered(after(anEvent('changed')), { paise: 500_00 });
    const paid = applyOrderEvent(half, anEvent('paid')) as Account;
    expect(kinds(paid).slice(1)).toEqual([
      ['payment', 500_00],
      ['payment', 499_00],
    ]);
    const failed = applyOrderEvent(paid, anEvent('payment-failed', { bill: undefined })) as Account;
    expect(kinds(failed).at(-1)).toEqual(['reversal', 499_00]);
    expect(applyOrderEvent(failed, anEvent('payment-failed', { bill: undefined }))).toBeUndefined();
  });

  it('takes no answer to a payment for another payment, not even after a refund', () => {
    const paid = entered(after(anEvent('changed')), { paise: 999_00 });
    const refunded = entered(paid, { kind: 'refund', paise: 999_00 });
    const answered = applyOrderEvent(refunded, anEvent('paid', { isAnswer: true })) as Account;
    expect(kinds(answered)).toEqual(kinds(refunded));
    expect(answered.paidAt).toEqual(expect.any(Date));
    expect(balancePaise(answered)).toBe(999_00);
  });

  it('tells that it is settled when the order becomes as cheap as what was paid', () => {
    const half = entered(after(anEvent('changed')), { paise: 500_00 });
    const cheaper = anEvent('changed', { bill: bill({ version: 3, totalPaise: 499_00 }) });
    const changed = applyOrderEvent(half, cheaper) as Account;
    const told = eventsOf(half, changed, cheaper).events.map(({ key, data }) => [key, data]);
    expect(told).toEqual([
      [billingAccountChanged.key, expect.anything()],
      [
        billingPaymentReceived.key,
        expect.objectContaining({ paise: 0, balancePaise: 0, refundDuePaise: 1_00, billedPaise: 499_00 }),
      ],
    ]);
    expect(eventsOf(changed, changed, cheaper).events).toHaveLength(1);
    const unpaid = after(anEvent('changed'));
    expect(eventsOf(unpaid, applyOrderEvent(unpaid, cheaper) as Account, cheaper).events).toHaveLength(1);
  });

  it('credits a claim once, beside what the order comes to', () => {
    const credit = { claimId: 'c1', paise: 200_00, lines: [{ line: 'l1', pieces: 1 }] };
    const account = after(anEvent('changed'), anEvent('credited', { credit }), anEvent('credited', { credit }));
    expect([kinds(account).at(-1), balancePaise(account)]).toEqual([['credit', 200_00], 799_00]);
  });

  it('credits no more than it charged, whether a claim comes before or after what was cancelled', () => {
    const credit = { claimId: 'c1', paise: 200_00, lines: [{ line: 'l1', pieces: 1 }] };
    const claim = anEvent('credited', { credit });
    const gone = anEvent('cancelled', { bill: bill({ version: 3 }) });
    expect(duePaise(after(anEvent('changed'), claim, gone))).toBe(0);
    expect(duePaise(after(anEvent('changed'), gone, claim))).toBe(0);
    const without = anEvent('changed', { bill: bill({ version: 4, lines: [], totalPaise: 99_00 }) });
    const account = after(anEvent('changed'), claim, without, anEvent('paid'));
    expect(kinds(account).slice(0, 3)).toEqual([
      ['charge', 999_00],
      ['credit', 200_00],
      ['credit', 700_00],
    ]);
  });

  it('begins with no event of an earlier release, which has no bill', () => {
    expect(applyOrderEvent(undefined, anEvent('changed', { bill: undefined }))).toBeUndefined();
  });

  it('asks for the advance until it is paid, and then for the rest', () => {
    const account = after(anEvent('changed', { bill: bill({ advancePaise: 500_00 }) }));
    expect(dueNowPaise(account)).toBe(500_00);
    expect(dueNowPaise(entered(account, { paise: 200_00 }))).toBe(300_00);
    expect(dueNowPaise(entered(account, { paise: 500_00 }))).toBe(499_00);
    expect(dueNowPaise(entered(account, { paise: 999_00 }))).toBe(0);
  });
});

describe('an entry of staff', () => {
  const account = after(anEvent('changed'));

  it('is made once, and confirms the report of its UTR', () => {
    const reported = { ...account, reports: [{ utr: '123456789012', at }] };
    expect(stateOf(reported)).toBe('reported');
    const payment = entry({ paise: 999_00, utr: '123456789012' });
    const paid = enter(reported, payment) as Account;
    expect([paid.reports, stateOf(paid)]).toEqual([[], 'settled']);
    expect(enter(paid, payment)).toBeUndefined();
    expect(() => enter(paid, entry({ paise: 1_00, utr: '123456789012' }))).toThrow('entered before');
  });

  it('cannot give back or write off more than there is; a payment may be too much', () => {
    const paid = entered(account, { paise: 500_00 });
    expect(() => enter(paid, entry({ kind: 'refund', paise: 500_01 }))).toThrow('Only ₹500 was paid.');
    expect(() => enter(paid, entry({ kind: 'write-off', paise: 499_01 }))).toThrow('Only ₹499 is owed.');
    expect(balancePaise(entered(paid, { kind: 'write-off', paise: 499_00 }))).toBe(0);
    expect(stateOf(entered(paid, { paise: 500_00 }))).toBe('refund-due');
  });

  it('keeps the sums whole whatever is entered', () => {
    const aStep = fc.record({
      kind: fc.constantFrom('payment' as const, 'reversal' as const, 'refund' as const, 'write-off' as const),
      paise: fc.integer({ min: 1, max: 600_00 }),
    });
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 1, maxLength: 12 }), (steps) => {
        let one = account;
        for (const step of steps) {
          try {
            one = enter(one, entry(step)) ?? one;
          } catch (error) {
            // The step asks for more than there is.
            expect((error as Error).message).toMatch(/^Only /);
            continue;
          }
          expect(paidPaise(one)).toBeGreaterThanOrEqual(0);
          const writtenOff = one.entries.reduce((sum, each) => (each.kind === 'write-off' ? sum + each.paise : sum), 0);
          expect(balancePaise(one)).toBe(duePaise(one) - paidPaise(one) - writtenOff);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a credit of staff', () => {
  const account = after(anEvent('changed'));
  const ask = (part: Partial<CreditAsked>): CreditAsked => ({
    key: `c${++count}`,
    at,
    by: 'Meera',
    reason: 'Agreed by phone',
    refundBy: 'cash',
    reference: '',
    ...part,
  });
  const left = (of: Account) => creditableOf(of).map(({ line, leftPaise }) => [line, leftPaise]);

  it('is shared by what is left of each line, made once, and gives back what of it was paid', () => {
    const paid = entered(account, { paise: 900_00 });
    const asked = ask({ paise: 199_80 });
    const given = giveCredit(paid, asked);
    // ₹99 are still owed: the credit takes them away first.
    expect(kinds(given?.account as Account).slice(2)).toEqual([
      ['credit', 199_80],
      ['refund', 100_80],
    ]);
    expect([balancePaise(given?.account as Account), left(given?.account as Account)]).toEqual([
      0,
      [
        ['l1', 720_00],
        ['delivery', 79_20],
      ],
    ]);
    expect(giveCredit(given?.account as Account, asked)).toBeUndefined();
  });

  it('is for some lines, and never for more than is left of them', () => {
    const once = giveCredit(account, ask({ lines: [{ line: 'delivery', paise: 99_00 }] }))?.account as Account;
    expect([left(once), balancePaise(once), paidPaise(once)]).toEqual([[['l1', 900_00]], 900_00, 0]);
    expect(() => giveCredit(once, ask({ lines: [{ line: 'delivery', paise: 1 }] }))).toThrow('Nothing is charged');
    expect(() => giveCredit(once, ask({ lines: [{ line: 'l1', paise: 900_01 }] }))).toThrow('Only ₹900');
    expect(() => giveCredit(once, ask({ paise: 900_01 }))).toThrow('Only ₹900');
    expect(() => giveCredit(account, ask({ lines: Array(2).fill({ line: 'delivery', paise: 50_00 }) }))).toThrow('₹99');
  });

  it('goes back by the provider only as far as it came that way', () => {
    const online = { provider: 'razorpay', reference: 'pay_1' };
    const paid = entered(account, { paise: 500_00, ...online }, { paise: 499_00, way: 'cash' });
    const given = giveCredit(paid, ask({ paise: 400_00, refundBy: 'provider' }))?.account;
    expect(given?.refunds).toMatchObject([{ paymentId: 'pay_1', paise: 400_00, state: 'asked' }]);
    expect(() => giveCredit(paid, ask({ paise: 500_01, refundBy: 'provider' }))).toThrow('Only ₹500');
  });

  it('leaves a later cancellation only the rest', () => {
    const given = giveCredit(account, ask({ paise: 199_80 }))?.account;
    const gone = applyOrderEvent(given, anEvent('cancelled', { bill: bill({ version: 3 }) })) as Account;
    expect([duePaise(gone), left(gone)]).toEqual([0, []]);
    expect(() => giveCredit(gone, ask({ paise: 1 }))).toThrow('Only ₹0');
  });
});

it('writes a link that UPI apps open with all filled in', () => {
  const link = upiLink({
    id: 'shop@bank',
    payee: 'Ink & Sons',
    paise: 999_05,
    note: 'Order 3F2A9C',
    reference: 'abc123',
  });
  expect(link).toBe('upi://pay?pa=shop@bank&pn=Ink%20%26%20Sons&am=999.05&cu=INR&tn=Order%203F2A9C&tr=abc123');
  expect(new URL(link).searchParams.get('pa')).toBe('shop@bank');
});

it('cuts names of the link at whole letters', () => {
  const of = (payee: string) =>
    new URL(upiLink({ id: 'a@b', payee, paise: 1, note: '', reference: '' })).searchParams.get('pn');
  expect(of(`${'x'.repeat(49)}😀y`)).toBe('x'.repeat(49));
  expect(of(`${'x'.repeat(49)}क्षि`)).toBe('x'.repeat(49));
  expect(of('x'.repeat(60))).toHaveLength(50);
});
