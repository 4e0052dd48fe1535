import type { ImportRow } from '@print-shop/imports';
import { sampleOrder } from '../order/order.fixture.ts';
import type { PlacedLine } from '../order/order.ts';
import type { OrderField } from './order-fields.ts';
import { orderRows, type PastOrder, readPastOrder, toOrder, toPublished } from './past-order.ts';

const TODAY = '2026-11-23';
const first = {
  number: 'OLD-1',
  date: '14/08/2026',
  customer: 'Asha Verma',
  item: 'Tee',
  quantity: '10',
  price: '₹ 320',
};
const rowsOf = (...cells: Partial<Record<OrderField, string>>[]): ImportRow<OrderField>[] =>
  cells.map((one, index) => ({ row: index + 2, cells: one }));
const read = (...cells: Partial<Record<OrderField, string>>[]) => readPastOrder(rowsOf(...cells), TODAY);
const faultsOf = (...cells: Partial<Record<OrderField, string>>[]) => {
  const past = read(...cells);
  return 'faults' in past ? past.faults.map(({ row, field }) => [row, field]) : [];
};
const past = (...cells: Partial<Record<OrderField, string>>[]): PastOrder => {
  const found = read(...cells);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found;
};

describe('a past order', () => {
  it('has an item for each row, and what its first row says of the whole', () => {
    const order = past(
      { ...first, shipping: '80', paid: '5000', way: 'NEFT', delivered: '18/08/2026', type: 'T-Shirts', gst: '5%' },
      { number: 'OLD-1', item: 'Cap', quantity: '5', price: '360', customer: 'Asha Verma' },
    );
    expect(order).toMatchObject({ date: '2026-08-14', delivered: '2026-08-18', way: 'bank', shipping: 80 });
    const stored = toOrder(order, null, new Map());
    expect(stored).toMatchObject({
      imported: { number: 'OLD-1' },
      customer: { name: 'Asha Verma', email: '' },
      itemsPaise: 5000_00,
      shippingPaise: 80_00,
      totalPaise: 5080_00,
      paymentStatus: 'pending',
      isDelivered: true,
      status: 'confirmed',
      lines: [
        { name: 'Tee', quantity: 10, pricePaise: 320_00, productType: 'T-Shirts', taxRate: 5 },
        { name: 'Cap', quantity: 5, pricePaise: 360_00, productId: null },
      ],
    });
    expect(stored.timeline.map(({ event }) => event)).toEqual(['placed', 'delivered']);
    expect(toPublished(order, new Date('2026-11-23T06:00:00Z'))).toEqual({
      number: 'OLD-1',
      importedAt: '2026-11-23T06:00:00.000Z',
      paidPaise: 5000_00,
      way: 'bank',
      paidAt: '2026-08-18T06:30:00.000Z',
      deliveredAt: '2026-08-18T06:30:00.000Z',
    });
  });

  it('has the same ids each time, which begin with its day', () => {
    const [once, again] = [past(first), past(first)].map((one) => toOrder(one, null, new Map()));
    expect(once).toEqual(again);
    expect(Number.parseInt(once?.id.slice(0, 8) ?? '', 16) * 1000).toBe(Date.parse('2026-08-14T06:30:00Z'));
    expect(new Set([once?.id, ...(once?.lines.map(({ id }) => id) ?? [])]).size).toBe(2);
  });

  it('is paid once everything is, and open until it is delivered', () => {
    const stored = toOrder(past({ ...first, paid: '3200', paidOn: '15/08/2026' }), null, new Map());
    expect(stored).toMatchObject({ paymentStatus: 'paid', isDelivered: false });
    expect(stored.dispatchedAt).toBeUndefined();
  });

  it.each([
    ['no day', { date: '' }, [[2, 'date']]],
    ['a day that the calendar lacks', { date: '31/02/2026' }, [[2, 'date']]],
    ['a day that is still to come', { date: '24/11/2026' }, [[2, 'date']]],
    ['a delivery before the order', { delivered: '13/08/2026' }, [[2, 'delivered']]],
    ['an invoice without a delivery', { invoice: 'A/1' }, [[2, 'invoice']]],
    ['more paid than it comes to', { paid: '3201' }, [[2, 'paid']]],
    ['an unknown way of payment', { way: 'barter' }, [[2, 'way']]],
    ['half a piece', { quantity: '1.5' }, [[2, 'quantity']]],
    ['no price', { price: '' }, [[2, 'price']]],
    ['no item', { item: '' }, [[2, 'item']]],
    ['a wrong address', { email: 'asha' }, [[2, 'email']]],
    ['a wrong PIN code', { pincode: '12' }, [[2, 'pincode']]],
    ['a wrong GSTIN', { gstin: '27AAPFU0939F1ZX', business: 'Verma' }, [[2, 'gstin']]],
    ['a sum above ten crore', { price: '99999999', quantity: '2' }, [[2, undefined]]],
  ])('is refused with %s', (_, cells, faults) => {
    expect(faultsOf({ ...first, ...cells })).toEqual(faults);
  });

  it('is refused where a later row says something else of the whole, with both rows', () => {
    expect(faultsOf(first, { number: 'OLD-1', item: 'Cap', quantity: '1', price: '1', customer: 'Ravi' })).toEqual([
      [3, 'customer'],
    ]);
  });

  it('is exported by the columns that it came in', () => {
    const cells = {
      ...first,
      price: '320.00',
      date: '2026-08-14',
      shipping: '80',
      paid: '3280',
      paidOn: '2026-08-18',
      way: 'UPI',
      delivered: '2026-08-18',
      type: 'T-Shirts',
    };
    expect(orderRows(toOrder(past(cells), null, new Map()))).toEqual([expect.objectContaining(cells)]);
  });

  it('is exported with its invoice and what was paid of it, so that another import has the same', () => {
    const cells = {
      ...first,
      paid: '1500',
      paidOn: '20/08/2026',
      way: 'NEFT',
      delivered: '18/08/2026',
      invoice: 'Old/7',
    };
    const once = past(cells);
    const [row] = orderRows(toOrder(once, null, new Map()));
    expect(row).toMatchObject({ paid: '1500', paidOn: '2026-08-20', way: 'bank', invoice: 'Old/7' });
    expect(past(row ?? {})).toEqual({ ...once, items: [expect.objectContaining({ item: 'Tee', price: 320 })] });
  });

  it('of the shop itself is exported with what its customer pays, so that another shop has the same sum', () => {
    const [line] = sampleOrder().lines as [PlacedLine];
    const order = sampleOrder({
      lines: [
        { ...line, quantity: 3, totalPaise: 1000_00, couponPaise: 100_00 },
        { ...line, quantity: 10, totalPaise: 500_00, addedTaxPaise: 90_00 },
        { ...line, cancelledAt: new Date() },
      ],
      itemsPaise: 1500_00,
      discountPaise: 100_00,
      shippingPaise: 99_00,
      addedTaxPaise: 90_00,
      totalPaise: 1589_00,
      paymentStatus: 'paid',
    });
    const rows = orderRows(order);
    expect(rows.map(({ quantity, price, shipping, paid }) => [quantity, price, shipping, paid])).toEqual([
      ['3', '300.00', '99', '1589'],
      ['10', '59.00', '', ''],
    ]);
    const thirds = sampleOrder({ lines: [{ ...line, quantity: 3, totalPaise: 100_00 }], totalPaise: 100_00 });
    const [odd] = orderRows(thirds);
    expect(odd).toMatchObject({ price: '33.33', shipping: '0.01' });
    expect(toOrder(past({ ...odd, date: TODAY }), null, new Map())).toMatchObject({ totalPaise: 100_00 });
  });
});
