import { cancelLines, cancelWhole } from './cancellation.ts';
import { sampleOrder } from './order.fixture.ts';
import type { Order, PlacedLine } from './order.ts';

const cancelling = { at: new Date('2026-01-15T06:30:00Z'), by: 'customer', note: 'Ordered twice' };
const line = (id: string, pricePaise: number): PlacedLine => ({
  id,
  productId: id,
  name: id,
  image: '',
  quantity: 2,
  pricePaise,
  size: '',
  color: '',
  placement: '',
  design: '',
});
/** Two items of ₹600 and ₹500 each, shipped free. */
const order = (part: Partial<Order> = {}) =>
  sampleOrder({
    lines: [line('mug', 600_00), line('cap', 500_00)],
    itemsPaise: 2200_00,
    shippingPaise: 0,
    totalPaise: 2200_00,
    ...part,
  });
const cancel = (from: Order, ...ids: string[]) => cancelLines(from, new Set(ids), cancelling);

describe('cancelling a line', () => {
  it('takes it out of the totals and leaves shipping as it was charged', () => {
    const free = order({ lines: [line('mug', 600_00), line('cap', 400_00)], itemsPaise: 2000_00, totalPaise: 2000_00 });
    expect(cancel(free, 'mug').set).toEqual({
      itemsPaise: 800_00,
      discountPaise: 0,
      shippingPaise: 0,
      totalPaise: 800_00,
      'lines.0.cancelledAt': cancelling.at,
    });
    const charged = order({ lines: [line('pen', 50_00), line('cap', 40_00)], shippingPaise: 99_00 });
    expect(cancel(charged, 'cap').set).toMatchObject({ itemsPaise: 100_00, shippingPaise: 99_00, totalPaise: 199_00 });
  });

  it('leaves out what was cancelled before', () => {
    const lines = [line('mug', 600_00), { ...line('cap', 500_00), cancelledAt: cancelling.at }, line('pen', 50_00)];
    expect(cancel(order({ lines, totalPaise: 1300_00 }), 'pen').set).toMatchObject({ totalPaise: 1200_00 });
  });

  it('takes its own added tax along, and leaves that of the others and of the delivery', () => {
    const quoted = order({
      lines: [
        { ...line('cards', 100_00), couponPaise: 20_00, addedTaxPaise: 32_40 },
        { ...line('design', 50_00), addedTaxPaise: 18_00 },
      ],
      itemsPaise: 300_00,
      discountPaise: 20_00,
      shippingPaise: 50_00,
      addedTaxPaise: 59_40,
      totalPaise: 389_40,
      paymentStatus: 'paid',
    });
    const { set, refundPaise } = cancel(quoted, 'design');
    expect(set).toMatchObject({ itemsPaise: 200_00, discountPaise: 20_00, addedTaxPaise: 41_40, totalPaise: 271_40 });
    expect(refundPaise).toBe(118_00);
  });

  it('owes its price where it was paid, on top of what is owed already', () => {
    const paid = order({ paymentStatus: 'paid', refundDuePaise: 1_00 });
    const { set, entries, refundPaise } = cancel(paid, 'cap');
    expect(refundPaise).toBe(1000_00);
    expect(set).toMatchObject({ totalPaise: 1200_00, refundDuePaise: 1001_00 });
    expect(entries).toMatchObject([
      { event: 'line-cancelled', by: 'customer', note: 'Ordered twice', lines: ['cap'] },
      { event: 'refund-due', by: 'shop', amountPaise: 1000_00 },
    ]);
    expect(cancel(order(), 'cap').entries).toHaveLength(1);
  });
});

describe('cancelling an order', () => {
  it('keeps its totals, and owes all of what is left where it was paid', () => {
    expect(cancelWhole(order(), cancelling)).toMatchObject({
      set: { status: 'cancelled' },
      entries: [{ event: 'cancelled' }],
      refundPaise: 0,
    });
    const { set, entries } = cancelWhole(order({ paymentStatus: 'paid', refundDuePaise: 300_00 }), cancelling);
    expect(set).toEqual({ status: 'cancelled', refundDuePaise: 2500_00 });
    expect(entries).toMatchObject([{ event: 'cancelled' }, { event: 'refund-due', amountPaise: 2200_00 }]);
  });

  it('owes no credit of staff again, which has gone back or was never paid', () => {
    expect(cancelWhole(order({ paymentStatus: 'paid', creditedPaise: 200_00 }), cancelling)).toMatchObject({
      set: { refundDuePaise: 2000_00 },
      entries: [{ event: 'cancelled' }, { event: 'refund-due', amountPaise: 2000_00 }],
      refundPaise: 2000_00,
    });
  });
});
