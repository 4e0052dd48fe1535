import { toOrderResponse } from './order.presenter.ts';
import type { Order } from './order.ts';

const line = {
  ...{ productId: 'a'.repeat(24), name: 'Cards', image: '', size: '', color: '', placement: '', design: '' },
  ...{ quantity: 3, pricePaise: 33_33 },
};
const order: Order = {
  ...{ id: 'b'.repeat(24), userId: 'c'.repeat(24), customer: { name: 'Asha', email: 'asha@example.com' } },
  lines: [
    { id: 'd'.repeat(24), ...line, totalPaise: 100_00 },
    { id: 'e'.repeat(24), ...line },
  ],
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
  ...{ paymentMethod: 'UPI', paymentStatus: 'pending', isDelivered: false, needsReview: false, isAccepted: true },
  ...{ status: 'confirmed', timeline: [], placedAt: new Date() },
  ...{ itemsPaise: 199_99, shippingPaise: 99_00, totalPaise: 298_99 },
};

it('answers what each line cost in all, of older lines the price of each piece', () => {
  const { orderItems } = toOrderResponse(order, 'customer', 7);
  expect(orderItems.map(({ price, total }) => [price, total])).toEqual([
    [33.33, 100],
    [33.33, 99.99],
  ]);
});
