import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, type CallResult, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** One page of a list; while the next comes the last one stays (`isPlaceholderData`). */
export const useListPage = <Route extends ClientRoute>(contract: Route, query: object) =>
  useQuery<{ data: CallResult<Route>; total: number | null }>({
    queryKey: [contract.id, 'list', query],
    queryFn: ({ signal }) => callWithTotal(contract, { query } as CallInput<Route>, { signal }),
    placeholderData: keepPreviousData,
  });
