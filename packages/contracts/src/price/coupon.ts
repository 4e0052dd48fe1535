import type { ProductSnapshot } from '../catalog/events.ts';
import { dayOf } from '../day.ts';
import { toPaise } from '../money.ts';
import { sharesOf } from './shares.ts';

/** The amount or percentage that a coupon takes off. Amounts in rupees. */
export interface CouponRule {
  /** Percent of what the lines that count cost. */
  percent?: number | undefined;
  /** The most that a percentage comes to. */
  upTo?: number | undefined;
  /** Instead of a percentage: an amount in rupees, at most the price of the lines. */
  rupees?: number | undefined;
  /** The least price of the lines that count. */
  minimum: number;
  /** Days of the shop, both included; always when missing. */
  from?: string | undefined;
  until?: string | undefined;
  /** Only lines of these types count; all lines when empty. */
  productTypes: readonly string[];
}

export interface LineForCoupon {
  type: ProductSnapshot['type'];
  totalPaise: number;
}

/** Why a coupon does not hold: not yet, no longer, nothing in the cart that it is for, or not enough of that. */
export type CouponFault = 'early' | 'over' | 'other-products' | 'below-minimum';

/** The amount that is taken off each line in paise, or the reason why nothing is. */
export type CouponOff = { fault: CouponFault } | { fault?: undefined; sharesPaise: number[] };

/**
 * The amount that a coupon takes off of lines at that moment. Its amount is rounded to the paisa once; the lines that count
 * share it by what they cost, so that each line keeps its own part when others are cancelled. It never takes off more than
 * they cost.
 */
export function couponOff(coupon: CouponRule, lines: readonly LineForCoupon[], at: Date): CouponOff {
  const today = dayOf(at);
  if (coupon.from && today < coupon.from) return { fault: 'early' };
  if (coupon.until && today > coupon.until) return { fault: 'over' };
  const counts = ({ type }: LineForCoupon) => coupon.productTypes.length === 0 || coupon.productTypes.includes(type);
  const sum = lines.reduce((paise, line) => paise + (counts(line) ? line.totalPaise : 0), 0);
  if (!lines.some(counts)) return { fault: 'other-products' };
  if (sum < toPaise(coupon.minimum)) return { fault: 'below-minimum' };
  const counted = lines.map((line) => (counts(line) ? line.totalPaise : 0));
  return { sharesPaise: sharesOf(amountOf(coupon, sum), counted) };
}

function amountOf({ percent, upTo, rupees = 0 }: CouponRule, sum: number): number {
  if (percent === undefined) return Math.min(sum, toPaise(rupees));
  const share = Math.round((sum * percent) / 100);
  return Math.min(sum, upTo === undefined ? share : Math.min(share, toPaise(upTo)));
}
