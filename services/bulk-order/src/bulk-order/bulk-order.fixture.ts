import type { Types } from 'mongoose';
import type { BulkOrder } from './bulk-order.ts';

type Part = Partial<Pick<BulkOrder, 'email' | 'timeline' | 'lines' | 'totalPaise' | 'status' | 'quotation'>>;

/** A pending bulk order of 24 shirts, as it is stored; `userId` is null for a guest. */
export function aBulkOrder(part: { userId: Types.ObjectId | null } & Part) {
  const createdAt = new Date();
  const placement = ['Left', 'Back A4'];
  return {
    productName: 'Club tee',
    lines: [{ color: 'Navy Blue', size: '2XL', quantity: 24, placement, pricePaise: 5760_00 }],
    totalPaise: 5760_00,
    status: 'Pending' as const,
    timeline: [{ status: 'Pending' as const, at: createdAt, by: 'customer', note: '' }],
    words: part.userId ? [String(part.userId)] : [],
    createdAt,
    ...part,
  };
}
