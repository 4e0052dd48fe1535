import type { Product } from '@print-shop/contracts';
import { historyRows } from './history.ts';

const productOf = (name: string, price: number): Product =>
  ({ _id: 'a'.repeat(24), name, price, sizes: name === 'Tee' ? ['S', 'M'] : [], colors: [] }) as unknown as Product;
const products = [productOf('Mug', 299), productOf('Tee', 499), productOf('Sign', 18_000)];
const TODAY = '2026-11-23';
const rows = historyRows(TODAY, products);
const orders = [...new Map(rows.map((row) => [row['Order number'], row])).values()];
const delivered = orders.filter(({ Delivered: day }) => day !== '');
/** Counts the working days after one day until another. The history has an order on each. */
const openDays = [...new Set(orders.map(({ Date: day }) => day))].sort();
const workingDays = (from: string, to: string) => openDays.filter((day) => day > from && day <= to).length;
const countOf = (from: string, to: string) => orders.filter(({ Date: day }) => day >= from && day < to).length;

describe('the history of the demo shop', () => {
  it('is the same each time for the same day, and each order has one number', () => {
    expect(historyRows(TODAY, products.toReversed())).toEqual(rows);
    expect(new Set(delivered.map((order) => order['Invoice number'])).size).toBe(delivered.length);
  });

  it('has 120 days without Sundays and Diwali, and nothing that is delivered today or later', () => {
    const days = new Set(orders.map(({ Date: day }) => day));
    expect(Math.min(...[...days].map(Date.parse))).toBeGreaterThanOrEqual(Date.parse('2026-07-26'));
    expect(days.size).toBeGreaterThan(95);
    for (const { Date: day, Delivered: last } of delivered) {
      for (const one of [day, last]) expect(new Date(one).getUTCDay()).not.toBe(0);
      expect(last > day && last < TODAY).toBe(true);
    }
    expect(days.has('2026-11-08')).toBe(false);
  });

  it('has a peak before Diwali, and grows', () => {
    expect(countOf('2026-10-18', '2026-11-08')).toBeGreaterThan(1.4 * countOf('2026-09-20', '2026-10-11'));
    expect(countOf('2026-09-01', '2026-10-16')).toBeGreaterThan(countOf('2026-07-26', '2026-09-09'));
  });

  it('has orders that were late, and in the last days some that are still to be delivered, without an invoice', () => {
    const late = delivered.filter(({ Date: day, Delivered: last }) => workingDays(day, last) > 3);
    expect(late.length).toBeGreaterThan(delivered.length / 25);
    expect(late.length).toBeLessThan(delivered.length / 6);
    const open = orders.filter((order) => !delivered.includes(order));
    expect(open.length).toBeGreaterThan(5);
    for (const order of open) {
      expect(order['Invoice number']).toBe('');
      expect(workingDays(order.Date, TODAY)).toBeLessThanOrEqual(7);
    }
  });

  it('has customers who come again, and businesses that have not paid', () => {
    const names = new Map<string, number>();
    for (const { Customer: name } of orders) names.set(name, (names.get(name) ?? 0) + 1);
    expect([...names.values()].filter((count) => count > 5).length).toBeGreaterThan(10);
    const open = orders.filter(({ Paid: paid }) => paid === '');
    expect(open.length).toBeGreaterThan(20);
    expect(open.every((order) => order['Business name'] !== '')).toBe(true);
  });
});
