import type { ClientRoute } from '@print-shop/contracts';
import { LoadFailure } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { type ReactNode, useEffect } from 'react';
import type { ListPage } from './api/use-list-page.ts';
import { type BulkAction, type Column, DataTable } from './data-table.tsx';
import { ActiveFilters, type Filter } from './list-tools.tsx';
import { Pager, pagesOf } from './pager.tsx';
import { SavedViews } from './saved-views.tsx';
import { exportQuery, type ListState, PAGE_SIZE } from './use-list.ts';

interface ListRowsProps<Row> {
  /** Names the list in saved views, in the memory of the browser, and in the name of its file. */
  name: string;
  list: ListState;
  /** The page of the list that `useListPage` asked for. */
  page: ListPage<Row>;
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
  empty: ReactNode;
  /** An order that is no column's: its value and text. */
  ownSort?: readonly [sort: string, text: string];
  /** The rows are customers' data: only roles that may export them get the file, and the shop records it. */
  isPersonal?: boolean;
  /** The route that writes the file of the list, if it does. */
  exportRoute?: ClientRoute;
  bulk?: BulkAction<Row> | undefined;
}

/** How many rows a list has on all of its pages. */
export const totalOf = (page: { data: readonly unknown[]; total: number | null } | undefined): number =>
  page?.total ?? page?.data.length ?? 0;

/** The rows of a list with its pages, or the loading, empty or error state. Without words for an error, the screen shows it. */
export function ListRows<Row extends { _id: string }>(props: ListRowsProps<Row>) {
  const { name, list, page, caption, filters = [], columns, loading, failed, failureLine, empty, ownSort } = props;
  const { isPersonal, exportRoute, bulk } = props;
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
  const views = <SavedViews name={name} list={list} />;
  return (
    <div className="min-w-0">
      <ActiveFilters list={list} filters={filters} />
      {page.data?.data.length === 0 && <div className="mb-3 flex justify-end">{views}</div>}
      {failureLine && page.isError && <LoadFailure onRetry={page.refetch}>{failureLine}</LoadFailure>}
      <Region query={shown} loading={loading} failed={failed} empty={empty}>
        {({ data }) => (
          <DataTable
            name={name}
            caption={caption}
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
            sort={list.sort}
            onSort={list.setSort}
            ownSort={ownSort}
            isStale={page.isPlaceholderData}
            exported={{ readAll: page.readAll, total, isPersonal, route: exportRoute, query: exportQuery(list.query) }}
            aside={views}
            bulk={bulk}
          />
        )}
      </Region>
      <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onPage={list.setPage} />
    </div>
  );
}
