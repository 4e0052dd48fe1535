import type { Coupon } from '@print-shop/contracts';
import type { Shop } from './client.ts';
import { coupons } from './coupons.ts';

/** Adds the coupons that are not there; one that staff have changed stays as it is. */
export async function loadCoupons(shop: Shop, token: string): Promise<number> {
  const there = await shop.get<Coupon[]>('/api/coupons?limit=100', token);
  const missing = coupons.filter(({ code }) => there.every((one) => one.code !== code));
  for (const body of missing) await shop.post('/api/coupons', { token, body });
  return missing.length;
}
