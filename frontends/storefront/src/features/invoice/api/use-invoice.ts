import { getInvoice } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** A document of the person who is signed in. */
export function useInvoice(id: string) {
  const user = useUser();
  return useQuery({ ...queryFor(getInvoice, { params: { id } }), enabled: user !== null, retry: false });
}
