import { type ColumnDef, metaHelper, type RowData, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

interface Look {
  isNumber?: boolean | undefined;
  /** A date or a name, which is read at a glance: never broken into lines. */
  isOneLine?: boolean | undefined;
  /** Aligned to the top of its row; other cells are aligned by their baseline. */
  isPicture?: boolean | undefined;
}

export interface Column<Row> extends Look {
  /** Its name in saved views, and in the memory of the browser. */
  id: string;
  title: string;
  /** The plain value, for exports. A column without it is in no export. */
  value?: ((row: Row) => string | number) | undefined;
  /** The content of the cell, by default the value. */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Name under which the server sorts by this column; without it the head is no button. */
  sortBy?: string;
}

export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<Look>() });

/** A column as the table library knows it. `accessorFn` marks it as sortable; the server does the sorting. */
export const defineColumn = <Row extends RowData>({
  id,
  title,
  value,
  cell = value,
  sortBy,
  ...look
}: Column<Row>): ColumnDef<typeof features, Row> => ({
  id: sortBy ?? id,
  header: title,
  ...(sortBy && { accessorFn: () => undefined }),
  cell: ({ row }) => cell?.(row.original),
  meta: look,
});

/** An order as the table library and as the server write it: `field`, or `-field` for the largest first. */
export const sortingOf = (sort: string) => (sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []);
export const sortOf = ([first]: ReturnType<typeof sortingOf>) => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
