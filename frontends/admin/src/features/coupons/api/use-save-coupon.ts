import { createCoupon, listCoupons, updateCoupon } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type CouponDraft } from '../coupon-draft.ts';

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
