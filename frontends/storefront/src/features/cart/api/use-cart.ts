import { getCart } from '@print-shop/contracts/client';
import { findQueryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const cartQuery = (userId: string) => findQueryFor(getCart, { params: { userId } });

/** The signed-in user's cart; null when it is empty. */
export function useCart() {
  const user = useUser();
  return useQuery({ ...cartQuery(user?._id ?? ''), enabled: user !== null });
}
