import type { Coupon } from '@print-shop/contracts';
import { createCoupon, listCoupons, updateCoupon } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type CouponDraft, draftOf } from '../coupon-draft.ts';

type Body = CallInput<typeof createCoupon>['body'];

/** Saves a coupon; an empty id adds one. */
export function useSaveCoupon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: CouponDraft) => {
      const body = bodyOf(draft) as Body;
      return draft.id ? call(updateCoupon, { params: { id: draft.id }, body }) : call(createCoupon, { body });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [listCoupons.id] }),
  });
}

/** Switches off several coupons, one by one; the list is read again once all were tried. */
export function useSwitchOffEach() {
  const queries = useQueryClient();
  return {
    act: (coupon: Coupon) => {
      const body = bodyOf({ ...draftOf(coupon), isActive: false }) as Body;
      return call(updateCoupon, { params: { id: coupon._id }, body });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listCoupons.id] }),
  };
}
