import type { ClientRoute } from '@print-shop/contracts';
import { getOrdersToday } from '@print-shop/contracts/client';
import { type CallInput, type CallResult, callWithTotal, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How often everything is read again while it is looked at, in ms; changes of orders are read at once. */
const refetchInterval = 60_000;

export const useOrdersToday = () => useQuery({ ...queryFor(getOrdersToday, {}), refetchInterval });

/** The first rows of a list, and the number of all of its rows. */
export const useFirstRows = <Route extends ClientRoute>(route: Route, query: object) =>
  useQuery<{ data: CallResult<Route>; total: number | null }>({
    queryKey: [route.id, 'today', query],
    queryFn: ({ signal }) => callWithTotal(route, { query } as CallInput<Route>, { signal }),
    refetchInterval,
  });
