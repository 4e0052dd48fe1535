import type { MakeClaimBody } from '@print-shop/contracts';
import { type About, decideClaim, makeClaim, withdrawClaim } from './change-claims.ts';
import type { Claim } from './claim.ts';

const DELIVERED = new Date('2026-11-01T06:00:00Z');
const at = new Date('2026-11-05T06:00:00Z');
const about = (part: Partial<About> = {}): About => ({
  lines: [
    { line: 'mug', pieces: 3, paise: 1_000_00 },
    { line: 'pen', pieces: 100, paise: 500_00 },
  ],
  claims: [],
  deliveredAt: DELIVERED,
  days: 30,
  paidPaise: 1_500_00,
  ...part,
});
const body = (part: Partial<MakeClaimBody> = {}): MakeClaimBody => ({
  kind: 'damaged',
  lines: [{ line: 'mug', pieces: 2 }],
  text: 'Two are chipped.',
  pictures: [],
  ...part,
});
const made = (part: Partial<Claim> = {}): Claim => ({ id: 'a'.repeat(24), state: 'open', at, ...body(), ...part });
/** The answer to an impossible request. */
const said = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

describe('a claim', () => {
  it('is made of pieces that were delivered', () => {
    expect(makeClaim(about(), body(), at)?.claim).toMatchObject({ state: 'open', ...body(), at });
  });

  it('that is sent again while it waits is the same one; other words make another', () => {
    expect(makeClaim(about({ claims: [made()] }), body(), at)).toBeUndefined();
    const more = makeClaim(
      about({ claims: [made()] }),
      body({ text: 'The third, too.', lines: [{ line: 'mug', pieces: 1 }] }),
      at,
    );
    expect(more?.claims).toHaveLength(2);
  });

  it('is made once for a key, also when it was withdrawn since', () => {
    const claims = [made({ state: 'withdrawn', key: 'k1' })];
    expect(makeClaim(about({ claims }), body(), at, 'k1')).toBeUndefined();
    expect(makeClaim(about({ claims }), body(), at, 'k2')?.claim).toMatchObject({ key: 'k2', state: 'open' });
  });

  it.each<[string, Partial<About>, Partial<MakeClaimBody>, string]>([
    ['before the delivery', { deliveredAt: undefined }, {}, 'This can be reported once the order is delivered.'],
    [
      'too late',
      { deliveredAt: new Date('2026-10-06T05:59:59Z') },
      {},
      'This can be reported for 30 days after the delivery. Please call us.',
    ],
    ['of a line that there is not', {}, { lines: [{ line: 'cap', pieces: 1 }] }, 'This order has no such item.'],
    [
      'of more than was delivered',
      {},
      { lines: [{ line: 'mug', pieces: 4 }] },
      'Only 3 of these can still be reported.',
    ],
    ['of what waits already', { claims: [made()] }, { text: 'Again' }, 'Only 1 of these can still be reported.'],
    [
      'of what was made good',
      { claims: [made({ state: 'accepted', remedy: 'reprint', lines: [{ line: 'mug', pieces: 3 }] })] },
      {},
      'All of these are reported already.',
    ],
    [
      'after twenty others',
      { claims: Array.from({ length: 20 }, (_, n) => made({ id: String(n), state: 'withdrawn' })) },
      {},
      'There are many claims about this order already. Please call us.',
    ],
  ])('cannot be made %s', (_, part, wish, message) => {
    expect(said(() => makeClaim(about(part), body(wish), at))).toBe(message);
  });

  it.each(['declined', 'withdrawn'] as const)('that is %s leaves its pieces for another', (state) => {
    expect(makeClaim(about({ claims: [made({ state })] }), body(), at)?.claims).toHaveLength(2);
  });

  it('can be made until the last moment', () => {
    const last = new Date(DELIVERED.getTime() + 30 * 24 * 3600_000);
    expect(makeClaim(about(), body(), last)).toBeDefined();
    expect(said(() => makeClaim(about(), body(), new Date(last.getTime() + 1)))).toContain('30 days');
  });

  it('is withdrawn while it waits, once', () => {
    const claims = [made()];
    expect(withdrawClaim({ claims }, made().id, at)?.claim).toMatchObject({ state: 'withdrawn', decidedAt: at });
    expect(withdrawClaim({ claims: [made({ state: 'withdrawn' })] }, made().id, at)).toBeUndefined();
    expect(said(() => withdrawClaim({ claims: [made({ state: 'declined' })] }, made().id, at))).toBe(
      'The shop has decided on this already.',
    );
    expect(said(() => withdrawClaim({ claims }, 'b'.repeat(24), at))).toBe('There is no such claim.');
  });
});

describe('the decision', () => {
  const claims = [made()];
  const decide = (decision: Parameters<typeof decideClaim>[2], part: Partial<About> = {}) =>
    decideClaim(about({ claims, ...part }), made().id, decision, at);

  it.each([
    [{ decision: 'decline', reason: 'As ordered' } as const, { state: 'declined', reason: 'As ordered' }],
    [{ decision: 'reprint', reason: 'Sorry' } as const, { state: 'accepted', remedy: 'reprint' }],
    [{ decision: 'refund', reason: 'Sorry', amount: 666.66 } as const, { state: 'accepted', refundPaise: 666_66 }],
  ])('%p', (decision, after) => {
    expect(decide(decision)?.claim).toMatchObject({ ...after, decidedAt: at });
  });

  it('refunds at most what the pieces cost, and what was paid', () => {
    const refund = (amount: number, part = {}) => decide({ decision: 'refund', reason: 'Sorry', amount }, part);
    expect(said(() => refund(666.67))).toBe('At most ₹666.66 can be refunded for this.');
    expect(said(() => refund(1, { paidPaise: 0 }))).toBe('At most ₹0 can be refunded for this.');
    expect(said(() => refund(500, { paidPaise: 499_99 }))).toBe('At most ₹499.99 can be refunded for this.');
  });

  it('is the same when it comes twice, and no other afterwards', () => {
    const done = [made({ state: 'accepted', remedy: 'reprint', reason: 'Sorry' })];
    expect(decide({ decision: 'reprint', reason: 'Sorry' }, { claims: done })).toBeUndefined();
    expect(said(() => decide({ decision: 'decline', reason: 'No' }, { claims: done }))).toBe(
      'The shop has decided on this already.',
    );
    expect(said(() => decide({ decision: 'decline', reason: 'No' }, { claims: [made({ state: 'withdrawn' })] }))).toBe(
      'The customer has withdrawn this.',
    );
  });
});
