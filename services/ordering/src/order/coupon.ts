import { type CouponFault, type CouponRule, couponOff, type ProductSnapshot, toRupees } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';
import { linePaise, type OrderLine } from './order.ts';

/** A coupon as staff made it. Amounts in rupees. */
export interface Coupon extends CouponRule {
  id: string;
  code: string;
  perCustomer: number;
  /** Unlimited when missing. */
  totalUses?: number | undefined;
  productTypes: string[];
  isActive: boolean;
  note: string;
  createdAt: Date;
}

const REFUSALS: Record<CouponFault, (coupon: Coupon) => { en: string; hi: string }> = {
  early: ({ code, from }) => ({ en: `${code} is valid from ${from}.`, hi: `${code} ${from} से चलेगा।` }),
  over: ({ code }) => ({ en: `${code} has expired.`, hi: `${code} की मियाद ख़त्म हो गई है।` }),
  'other-products': ({ code, productTypes }) => ({
    en: `${code} is for ${productTypes.join(', ')} only.`,
    hi: `${code} सिर्फ़ ${productTypes.join(', ')} के लिए है।`,
  }),
  'below-minimum': ({ code, minimum, productTypes }) => {
    const of = productTypes.length > 0 ? ` (${productTypes.join(', ')})` : '';
    const rupees = minimum.toLocaleString('en-IN');
    return { en: `${code} needs an order of ₹${rupees} or more${of}.`, hi: `${code} ₹${rupees} से चलता है${of}।` };
  },
};

/**
 * The lines of an order with what the coupon takes off each. Throws conflict with the reason where it does not hold; without
 * `coupon` there is none with the code.
 */
export function withCoupon<Line extends OrderLine>(
  lines: readonly Line[],
  coupon: Coupon | undefined,
  products: ReadonlyMap<string, ProductSnapshot>,
  now: Date,
): Line[] {
  if (!coupon?.isActive) throw noSuchCoupon();
  const priced = lines.map((line) => ({
    type: products.get(line.productId ?? '')?.type ?? '',
    totalPaise: linePaise(line),
  }));
  const off = couponOff(coupon, priced, now);
  if (off.fault) throw conflict(REFUSALS[off.fault](coupon), `coupon-${off.fault}`);
  return lines.map((line, n) => ({ ...line, couponPaise: off.sharesPaise[n] ?? 0 }));
}

/** The amounts that a coupon took off of lines, in rupees. */
export const discountOf = (lines: readonly OrderLine[]): number =>
  toRupees(lines.reduce((sum, { couponPaise = 0 }) => sum + couponPaise, 0));

const noSuchCoupon = () => conflict({ en: 'There is no such coupon.', hi: 'ऐसा कोई कूपन नहीं है।' }, 'coupon-unknown');

export const usedUp = ({ code }: Coupon) =>
  conflict({ en: `${code} has been used up.`, hi: `${code} पूरा इस्तेमाल हो चुका है।` }, 'coupon-used-up');

export const usedByYou = ({ code }: Coupon) =>
  conflict({ en: `You have used ${code} already.`, hi: `आप ${code} इस्तेमाल कर चुके हैं।` }, 'coupon-used');
