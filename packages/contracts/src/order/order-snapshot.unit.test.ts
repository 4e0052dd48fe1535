import { bulkOrderUpdated } from '../bulk-order/events.ts';
import type { EventData } from '../event.ts';
import { orderCancelled, orderPaid } from '../ordering/events.ts';
import { orderNewsOf } from './order-events.ts';
import { snapshotOf } from './order-snapshot.ts';

const id = '66aa0b12cd0000000eabcdef';
const bulk: EventData<typeof bulkOrderUpdated> = { bulkOrderId: id, userId: null, status: 'Pending', totalPaise: 100 };

describe('a bulk order as release 0.2 tells it', () => {
  it('has one item: shirts of one design', () => {
    const design = `/media/designs/${'0'.repeat(32)}.png`;
    const told = {
      ...bulk,
      name: 'Ravi',
      phone: '98765 43210',
      pieces: 24,
      design,
      color: 'Navy Blue',
      placement: 'Left',
    };
    expect(snapshotOf(told)).toMatchObject({
      orderId: id,
      orderKind: 'bulk-order',
      number: '66AA0B12',
      version: 0,
      customer: { name: 'Ravi', email: '', phone: '98765 43210' },
      lines: [{ lineId: 'design', productId: null, quantity: 24, design, color: 'Navy Blue', placement: 'Left' }],
    });
  });

  it('has none once nothing of it is left', () => expect(snapshotOf({ ...bulk, pieces: 0 }).lines).toEqual([]));
});

it('has a number by the end of its id, and the version of its bill, as release 0.2 tells an order', () => {
  const bill = { version: 3, lines: [], shippingPaise: 0, totalPaise: 0 };
  expect(snapshotOf({ orderId: id, userId: null, bill })).toMatchObject({
    orderKind: 'order',
    number: 'ABCDEF',
    version: 3,
    lines: [],
  });
});

describe('what has happened', () => {
  const cancelledLines = [{ name: 'Club tee', quantity: 2 }];
  it.each([
    ['Pending', {}, 'changed'],
    ['In Production', {}, 'changed'],
    ['Cancelled', {}, 'cancelled'],
    ['Completed', {}, 'delivered'],
    ['Pending', { cancelledLines }, 'lines-cancelled'],
    ['Cancelled', { cancelledLines }, 'cancelled'],
  ])('to a bulk order that is %s, with %j, is "%s"', (status, more, fact) =>
    expect(orderNewsOf({ key: bulkOrderUpdated.key, data: { ...bulk, status, ...more } }).fact).toBe(fact),
  );

  it.each([
    [orderPaid.key, 'paid'],
    [orderCancelled.key, 'cancelled'],
  ])('to an order is told by its key: %s', (key, fact) =>
    expect(orderNewsOf({ key, data: { orderId: id, userId: null, status: 'Completed' } }).fact).toBe(fact),
  );

  it('is told by events of orders alone', () =>
    expect(() => orderNewsOf({ key: 'catalog.stock-reserved.v1', data: bulk })).toThrow('no event of an order'));
});
