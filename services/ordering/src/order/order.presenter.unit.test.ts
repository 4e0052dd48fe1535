import { createDesignLinks } from '@print-shop/links';
import { type Reader, toOrderResponse } from './order.presenter.ts';
import type { Order } from './order.ts';

const line = {
  productId: 'a'.repeat(24),
  name: 'Cards',
  image: '',
  size: '',
  color: '',
  placement: '',
  design: '',
  quantity: 3,
  pricePaise: 33_33,
};
const order: Order = {
  id: 'b'.repeat(24),
  userId: 'c'.repeat(24),
  customer: { name: 'Asha', email: 'asha@example.com' },
  lines: [
    { id: 'd'.repeat(24), ...line, totalPaise: 100_00 },
    { id: 'e'.repeat(24), ...line },
  ],
  shippingAddress: { address: '', city: '', postalCode: '', country: '' },
  paymentMethod: 'UPI',
  paymentStatus: 'pending',
  isDelivered: false,
  needsReview: false,
  isAccepted: true,
  status: 'confirmed',
  timeline: [],
  placedAt: new Date(),
  itemsPaise: 199_99,
  shippingPaise: 99_00,
  totalPaise: 298_99,
};

const designs = createDesignLinks('a key of tests with thirty-two characters');

it.each<[Reader, string]>([
  ['customer', ''],
  ['staff', 'download=yes&'],
])('answers the %s with links to designs and pictures, which end', (reader, use) => {
  const [design, picture] = ['a', 'b'].map((letter) => `/media/designs/${letter.repeat(32)}.png`) as [string, string];
  const claim = {
    id: 'f'.repeat(24),
    kind: 'damaged' as const,
    state: 'open' as const,
    text: 'Torn',
    at: new Date(),
    lines: [],
    pictures: [picture, 'https://elsewhere.example/a.png'],
  };
  const lines = [{ id: 'd'.repeat(24), ...line, design }];
  const answer = toOrderResponse({ ...order, lines, claims: [claim] }, reader, { claimDays: 7, designs });
  const linkTo = (name: string) =>
    expect.stringMatching(new RegExp(`^${name}\\?${use}until=\\d{10}&signature=[\\w-]{43}$`));
  expect(answer.orderItems[0]?.design).toEqual(linkTo(design));
  expect(answer.designurl).toEqual(linkTo(design));
  expect(answer.claims?.[0]?.pictures).toEqual([linkTo(picture)]);
});

it('answers what each line cost in all, of older lines the price of each piece', () => {
  const { orderItems } = toOrderResponse(order, 'customer', { claimDays: 7, designs });
  expect(orderItems.map(({ price, total }) => [price, total])).toEqual([
    [33.33, 100],
    [33.33, 99.99],
  ]);
});
