import { idOf, pick, spread } from '@print-shop/test-kit/many-rows';
import { priceBulkLines, searchWords } from './bulk-order.ts';

/** Bulk order `n` of `count`, like those of a shop after some years. */
export function aBulkOrder(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const userId = n % 3 === 0 ? null : idOf(spread(n, 100_000), 100_000)._id;
  const status = pick(['Pending', 'Completed', 'Completed', 'Completed', 'In Production', 'Cancelled'] as const, n);
  const quantity = 10 + spread(n, 500);
  const items = [{ color: 'Black' as const, size: 'L' as const, quantity, placement: ['Left' as const] }];
  return {
    _id,
    userId,
    productId: null,
    productName: '',
    ...priceBulkLines(items),
    designImage: null,
    status,
    timeline: [{ status: 'Pending', at, by: 'customer', note: '' }],
    words: searchWords({ id: String(_id), userId: userId && String(userId) }),
    createdAt: at,
    outbox: [],
  };
}
