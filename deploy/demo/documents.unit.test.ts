import { QUOTATION_STATES, quotationBody } from '@print-shop/contracts';
import { orders } from './orders.ts';
import { brochures, quotations } from './quotations.ts';

// The data of the demo shop. e2e/demo-shop.e2e.test.ts checks the loaded shop.

it('has at least 30 invoices and 3 credit notes, of businesses and of others', () => {
  const invoiced = orders.filter(({ fate }) => fate === 'delivered');
  const refunded = invoiced.filter(({ refund = 0 }) => refund > 0);
  expect(invoiced.length).toBeGreaterThanOrEqual(30);
  expect(refunded.length).toBeGreaterThanOrEqual(3);
  expect(invoiced.some(({ gstin }) => gstin)).toBe(true);
  expect(refunded.some(({ gstin }) => gstin)).toBe(true);
});

it('has payments of every kind', () => {
  const ways = new Set(orders.flatMap(({ money }) => money ?? []));
  for (const way of ['upi', 'online', 'bank', 'cheque', 'reported', 'part', 'refunded', 'written-off'] as const)
    expect(ways).toContain(way);
});

it('has quotations in every state, as the shop takes them, one of 1,000 brochures for a business of another state', () => {
  expect(new Set(quotations.map(({ becomes }) => becomes))).toEqual(new Set(QUOTATION_STATES));
  for (const { customerName, buyer, lines: items, conditions } of quotations) {
    const body = { customerName, items, ...conditions, validUntil: '2999-12-31', ...(buyer ? { buyer } : {}) };
    expect(quotationBody.safeParse(body).error).toBeUndefined();
  }
  expect(brochures.lines.map(({ quantity }) => quantity)).toContain(1000);
  expect(brochures.buyer?.gstin).toMatch(/^27/);
  expect(brochures.conditions).toMatchObject({ tax: 'added', advance: 50 });
});
