import type { createCoupon } from '@print-shop/contracts';
import type { z } from 'zod';

type DemoCoupon = z.input<(typeof createCoupon)['body']>;

export const coupons = [
  { code: 'CHHAAP10', percent: 10, upTo: 200, minimum: 500, perCustomer: 3, note: 'On the back of our visiting cards' },
  { code: 'MUGS50', rupees: 50, productTypes: ['Mugs & Bottles'], totalUses: 100, note: 'Handed out at the Diwali fair' },
  { code: 'DIWALI25', percent: 25, upTo: 500, from: '2026-11-01', until: '2026-11-10', note: 'Over' },
] as const satisfies readonly DemoCoupon[]; // biome-ignore format: a coupon a line
