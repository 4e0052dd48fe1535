import { Region } from '@print-shop/web-kit/region';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { ActiveFilters, type Filter, ListFailure } from './list-tools.tsx';
import { Pager, pagesOf } from './pager.tsx';
import { type ListState, PAGE_SIZE } from './use-list.ts';

interface ListRowsProps<Row> {
  list: ListState;
  /** The page of the list that `useListPage` asked for. */
  page: UseQueryResult<{ data: Row[]; total: number | null }>;
  caption: string;
  /** The filters of the list. Those in use are shown above the rows. */
  filters?: readonly Filter[];
  columns: readonly Column<Row>[];
  /** Said while the first page comes. */
  loading: string;
  /** The title of an error in place of the rows. */
  failed?: string;
  /** Said above the rows when they could not be loaded, or not be loaded again. */
  failureLine?: string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** An order that is no column's: its value and text. */
  ownSort?: readonly [sort: string, text: string];
}

/** How many rows a list has on all of its pages. */
export const totalOf = (page: { data: readonly unknown[]; total: number | null } | undefined): number =>
  page?.total ?? page?.data.length ?? 0;

/** The rows of a list with its pages, or the loading, empty or error state. Without words for an error, the screen shows it. */
export function ListRows<Row extends { _id: string }>(props: ListRowsProps<Row>) {
  const { list, page, caption, filters = [], columns, loading, failed, failureLine, empty, ownSort } = props;
  const total = totalOf(page.data);
  const lastPage = pagesOf(total, PAGE_SIZE);
  // Rows were removed since, or the address is old: the requested page is past the last one.
  const isBehind = page.data !== undefined && !page.isPlaceholderData && list.page > lastPage;
  useEffect(() => {
    if (isBehind) list.setPage(lastPage, { replace: true });
  }, [isBehind, lastPage, list.setPage]);
  const shown = {
    data: page.data,
    isPending: page.isPending || isBehind,
    error: page.error,
    refetch: page.refetch,
  };
  return (
    <>
      <ActiveFilters list={list} filters={filters} />
      {failureLine && page.isError && <ListFailure onRetry={page.refetch}>{failureLine}</ListFailure>}
      <Region query={shown} loading={loading} failed={failed} empty={empty}>
        {({ data }) => (
          <DataTable
            caption={caption}
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
            sort={list.sort}
            onSort={list.setSort}
            ownSort={ownSort}
            isStale={page.isPlaceholderData}
          />
        )}
      </Region>
      <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onPage={list.setPage} />
    </>
  );
}
