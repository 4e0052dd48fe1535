import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** One page of a list of the customer's, with the number of all; the last page stays until the next is there. */
export const useOwnPage = <Route extends ClientRoute>(route: Route, input: CallInput<Route>, isWanted: boolean) =>
  useQuery({
    queryKey: [route.id, 'page', input],
    queryFn: ({ signal }) => callWithTotal(route, input, { signal }),
    enabled: isWanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
