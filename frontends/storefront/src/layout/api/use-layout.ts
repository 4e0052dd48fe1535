import { getLayout } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** A saved layout, where one is given. */
export const useLayout = (layout: { id: string; token?: string | undefined } | undefined) =>
  useQuery({
    ...queryFor(getLayout, { params: { id: layout?.id ?? '' }, query: { token: layout?.token } }),
    enabled: layout !== undefined,
  });
