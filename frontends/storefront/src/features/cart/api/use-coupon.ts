import type { Cart } from '@print-shop/contracts';
import { checkCoupon } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppliedCoupon, toOrderItems } from './use-place-order.ts';

/** The coupon of a checkout. The server answers the amount that it takes off. It is asked again whenever the cart changes. */
export function useCoupon(cart: Cart) {
  const [code, setCode] = useState('');
  const check = useQuery({
    ...queryFor(checkCoupon, { body: { code, orderItems: toOrderItems(cart) } }),
    enabled: code !== '',
    retry: false,
  });
  const applied: AppliedCoupon | undefined = code && check.data ? check.data : undefined;
  return {
    applied,
    isChecking: code !== '' && check.isFetching,
    error: code && check.error ? check.error : undefined,
    /** Asks the shop about a code. */
    apply: (next: string) => {
      if (next === code && check.error) check.refetch();
      setCode(next);
    },
    remove: () => setCode(''),
  };
}

export type CheckoutCoupon = ReturnType<typeof useCoupon>;
