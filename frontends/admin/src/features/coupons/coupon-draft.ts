import type { Coupon } from '@print-shop/contracts';

/** A coupon as typed: numbers as text. */
export interface CouponDraft {
  id: string;
  code: string;
  kind: 'percent' | 'rupees';
  amount: string;
  upTo: string;
  minimum: string;
  from: string;
  until: string;
  perCustomer: string;
  totalUses: string;
  productTypes: string[];
  isActive: boolean;
  note: string;
}

export const NEW_COUPON: CouponDraft = {
  id: '',
  code: '',
  kind: 'percent',
  amount: '',
  upTo: '',
  minimum: '0',
  from: '',
  until: '',
  perCustomer: '1',
  totalUses: '',
  productTypes: [],
  isActive: true,
  note: '',
};

const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const draftOf = ({ _id, percent, rupees, ...coupon }: Coupon): CouponDraft => ({
  id: _id,
  code: coupon.code,
  kind: rupees === undefined ? 'percent' : 'rupees',
  amount: typed(percent ?? rupees),
  upTo: typed(coupon.upTo),
  minimum: String(coupon.minimum),
  from: coupon.from ?? '',
  until: coupon.until ?? '',
  perCustomer: String(coupon.perCustomer),
  totalUses: typed(coupon.totalUses),
  productTypes: coupon.productTypes,
  isActive: coupon.isActive,
  note: coupon.note,
});

/** The coupon as the API takes it, without empty fields. */
export const bodyOf = ({ id: _, kind, amount, upTo, minimum, from, until, totalUses, ...draft }: CouponDraft) => ({
  ...draft,
  ...(amount === '' ? {} : { [kind]: amount }),
  ...(kind === 'percent' && upTo !== '' ? { upTo } : {}),
  minimum: minimum || '0',
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
  ...(totalUses === '' ? {} : { totalUses }),
});

/** The field of the form that holds a part of the body. */
export const fieldOf = (path: string): string => (path === 'percent' || path === 'rupees' ? 'amount' : path);
