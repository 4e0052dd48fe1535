import { getLayout } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The layout that an address names; none for an empty id. */
export const useNamedLayout = (id: string, token: string | undefined) =>
  useQuery({
    ...queryFor(getLayout, { params: { id }, ...(token ? { query: { token } } : {}) }),
    enabled: id !== '',
    retry: 1,
  });
