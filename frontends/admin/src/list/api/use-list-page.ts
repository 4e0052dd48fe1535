import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, type CallResult, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readAll } from './read-all.ts';

/** One page of a list, with a function that reads all rows of the same query. */
export type ListPage<Row> = UseQueryResult<{ data: Row[]; total: number | null }> & {
  readAll: () => Promise<{ rows: Row[]; total: number }>;
};

type RowOf<Route extends ClientRoute> = CallResult<Route> extends readonly (infer Row)[] ? Row : never;

/** One page of a list; while the next comes the last one stays (`isPlaceholderData`). */
export function useListPage<Route extends ClientRoute>(contract: Route, query: object): ListPage<RowOf<Route>> {
  const page = useQuery<{ data: RowOf<Route>[]; total: number | null }>({
    queryKey: [contract.id, 'list', query],
    queryFn: async ({ signal }) => {
      const { data, total } = await callWithTotal(contract, { query } as CallInput<Route>, { signal });
      return { data: data as RowOf<Route>[], total };
    },
    placeholderData: keepPreviousData,
  });
  return { ...page, readAll: () => readAll<RowOf<Route> & { _id: string }>(contract, query) };
}
