import { withBeginnings } from '@print-shop/service-kit';
import { idOf, nameOf, pick, spread } from '@print-shop/test-kit/many-rows';
import { Types } from 'mongoose';
import { searchWords, totalsOf } from './order.ts';

const CITIES = 'Pune Mumbai Delhi Jaipur Chennai Kochi Indore Surat Lucknow Patna'.split(' ');
const GOODS = 'Mug Banner Brochure Flyer Keychain Bottle Card Sign Poster Tee'.split(' ');

/** Order `n` of `count`, like those of a shop after some years. */
export function anOrder(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const lines = Array.from({ length: 1 + spread(n, 3) }, (_, line) => ({
    _id: new Types.ObjectId(),
    productId: String(idOf(spread(n + line, 20_000), 20_000)._id),
    name: `${pick(GOODS, n + line)} ${spread(n + line, 20_000)}`,
    image: '',
    quantity: 1 + spread(n + line, 40),
    pricePaise: 100 * (49 + spread(n * 7 + line, 1_950)),
    size: '',
    color: '',
    placement: '',
    design: '',
  }));
  const name = nameOf(spread(n, 100_000));
  const customer = { name, email: `${name.toLowerCase().replace(' ', '.')}.${n}@example.com` };
  const status = n % 25 === 0 ? 'cancelled' : 'confirmed';
  return {
    _id,
    userId: idOf(spread(n, 100_000), 100_000)._id,
    customer,
    words: withBeginnings(searchWords({ id: String(_id), customer, shippingAddress: {} })),
    lines,
    ...totalsOf(lines),
    shippingAddress: {
      address: `${1 + (n % 90)} MG Road`,
      city: pick(CITIES, n),
      postalCode: '411001',
      country: 'India',
    },
    paymentMethod: 'UPI',
    paymentStatus: n % 20 === 0 ? 'failed' : n % 4 === 0 ? 'pending' : 'paid',
    isDelivered: status === 'confirmed' && n % 10 !== 0,
    isAccepted: true,
    status,
    timeline: [
      { event: 'placed', at, by: 'customer', note: '' },
      { event: 'confirmed', at, by: 'shop', note: '' },
    ],
    placedAt: at,
    outbox: [],
  };
}
