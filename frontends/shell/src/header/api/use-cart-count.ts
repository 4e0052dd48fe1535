import { getCart } from '@print-shop/contracts/client';
import { findQueryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many pieces wait in the signed-in user's cart. */
export function useCartCount(): number {
  const user = useUser();
  const { data } = useQuery({
    ...findQueryFor(getCart, { params: { userId: user?._id ?? '' } }),
    enabled: user !== null,
  });
  return user && data ? data.items.reduce((sum, item) => sum + item.quantity, 0) : 0;
}
