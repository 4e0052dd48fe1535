import { Spinner } from '@print-shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Column, DataTable } from './data-table.tsx';
import { Pager, pagesOf } from './pager.tsx';
import { type ListState, PAGE_SIZE } from './use-list.ts';

interface ListRowsProps<Row> {
  list: ListState;
  /** The page of the list that `useListPage` asked for. */
  page: UseQueryResult<{ data: Row[]; total: number | null }>;
  caption: string;
  columns: readonly Column<Row>[];
  /** Said while the first page comes. */
  loading: string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
  /** An order that is no column's: its value and text. */
  ownSort?: readonly [sort: string, text: string];
}

/** How many rows a list has on all of its pages. */
export const totalOf = (page: { data: readonly unknown[]; total: number | null } | undefined): number =>
  page?.total ?? page?.data.length ?? 0;

/** The rows of a list with its pages, or the loading, empty or error state; the screen words the error. */
export function ListRows<Row extends { _id: string }>(props: ListRowsProps<Row>) {
  const { list, page, caption, columns, loading, empty, ownSort } = props;
  const rows = page.data?.data ?? [];
  const total = totalOf(page.data);
  const lastPage = pagesOf(total, PAGE_SIZE);
  // Rows were removed since, or the address is old: the requested page is past the last one.
  const isBehind = page.data !== undefined && !page.isPlaceholderData && list.page > lastPage;
  useEffect(() => {
    if (isBehind) list.setPage(lastPage, { replace: true });
  }, [isBehind, lastPage, list.setPage]);
  return (
    <>
      {(page.isPending || isBehind) && <Spinner label={loading} />}
      {page.data && !isBehind && rows.length === 0 && empty}
      {rows.length > 0 && (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={({ _id }) => _id}
          sort={list.sort}
          onSort={list.setSort}
          ownSort={ownSort}
          isStale={page.isPlaceholderData}
        />
      )}
      <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onPage={list.setPage} />
    </>
  );
}
