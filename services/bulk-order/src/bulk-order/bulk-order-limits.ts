import { clientAddress, createLimit, type User } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';

const HOUR_SECONDS = 3600;

export interface BulkOrderLimitOptions {
  redis: Redis;
  /** Bulk orders per hour: of guests per address, and of one customer. */
  ordersPerAddress: number;
  ordersPerAccount: number;
}

export type BulkOrderLimits = ReturnType<typeof createBulkOrderLimits>;

/**
 * Limits for what strangers may do here. Each throws too-many-requests when none is left, and Redis's error when Redis is
 * away.
 */
export function createBulkOrderLimits({ redis, ...points }: BulkOrderLimitOptions) {
  const ofOrders = {
    redis,
    prefix: 'bulk-order',
    tooMany: { en: 'Too many bulk orders.', hi: 'बहुत सारे बल्क ऑर्डर हो चुके हैं।' },
    code: 'too-many-bulk-orders',
    seconds: HOUR_SECONDS,
  };
  const guests = createLimit({ ...ofOrders, name: 'order:address', points: points.ordersPerAddress });
  const customers = createLimit({ ...ofOrders, name: 'order:account', points: points.ordersPerAccount });
  return {
    countOrder: (user: User | undefined, address: string | undefined): Promise<void> =>
      user ? customers.take(user.id) : guests.take(clientAddress(address)),
  };
}
