import { getOrder } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** An order of the signed-in user by its id; an error when it is not theirs or does not exist. */
export function useOwnOrder(id: string) {
  const user = useUser();
  return useQuery({ ...queryFor(getOrder, { params: { id } }), enabled: user !== null });
}
