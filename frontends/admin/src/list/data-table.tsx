import { Select } from '@print-shop/ui';
import { type Cell, functionalUpdate, type Header, type RowData, useTable } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { type BulkAction, useSelection } from './bulk.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type Column, defineColumn, features, sortingOf, sortOf } from './columns.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { useText } from './messages/index.ts';
import { type Exported, TableExport } from './table-export.tsx';

export type { BulkAction } from './bulk.tsx';
export type { Column } from './columns.ts';

interface DataTableProps<Row> {
  caption: string;
  /** Names the list where its columns can be chosen and its rows exported; the name of the file. */
  name?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** `field`, or `-field` for the largest first. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** An order that is no column's: its value and text. */
  ownSort?: readonly [sort: string, text: string];
  /** The rows are outdated and new ones are being loaded. */
  isStale?: boolean;
  exported?: Exported<Row> | undefined;
  /** Stands before the choice of columns. */
  aside?: ReactNode;
  bulk?: BulkAction<Row> | undefined;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** Not by `FlexRender`: when a screen recreates its columns, that mounts new components and the cells lose their state. */
function draw<Row extends RowData>(cell: Cell<typeof features, Row>): ReactNode {
  const { cell: template } = cell.column.columnDef;
  return typeof template === 'function' ? template(cell.getContext()) : template;
}

/**
 * A dense table whose heads stay in view; it scrolls sideways in itself, never the page. On a phone each row is a card that
 * names its values, and the order is chosen above. Old rows stay, dimmed, while the next come. Above the table of a list, rows are
 * selected, columns are chosen, and what is shown is exported.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    caption,
    name,
    columns,
    rows,
    keyOf,
    sort = '',
    onSort,
    ownSort,
    isStale = false,
    exported,
    aside,
    bulk,
  } = props;
  const text = useText();
  const [hidden, hide] = useHiddenColumns(name ?? '');
  const shown = useMemo(() => {
    const chosen = columns.filter(({ id }) => !hidden.includes(id));
    return chosen.length > 0 ? chosen : columns;
  }, [columns, hidden]);
  const selection = useSelection(rows, keyOf, bulk);
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns: useMemo(() => shown.map(defineColumn), [shown]),
    data: rows,
    getRowId: keyOf,
    state: { sorting },
    onSortingChange: (change) => onSort?.(sortOf(functionalUpdate(change, sorting))),
    enableSorting: onSort !== undefined,
    enableSortingRemoval: false,
    manualSorting: true,
    sortDescFirst: false,
  });
  return (
    <div className="min-w-0">
      {(name || selection) && (
        <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 print:hidden">
          <div>{selection?.bar}</div>
          {name && (
            <div className="flex flex-wrap gap-2">
              {aside}
              <ColumnChoice columns={columns} hidden={hidden} onHide={hide} />
              <TableExport {...exported} name={name} rows={rows} columns={shown} hidden={hidden} />
            </div>
          )}
        </div>
      )}
      {onSort && <SortChoice columns={columns} sort={sort} onSort={onSort} ownSort={ownSort} />}
      <section
        aria-label={caption}
        aria-busy={isStale}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={clsx(
          'rounded transition-opacity duration-150 sm:max-h-[calc(100dvh-13rem)] sm:overflow-auto sm:border sm:border-rule sm:bg-sheet',
          isStale && 'opacity-60',
        )}
      >
        <table className="w-full border-collapse text-left text-small max-sm:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 z-10 bg-paper-deep max-sm:sr-only">
            {table.getHeaderGroups().map(({ id, headers }) => (
              <tr key={id}>
                {selection && (
                  <th scope="col" className="w-10 px-3 py-2">
                    <span className="sr-only">{text.selection}</span>
                  </th>
                )}
                {headers.map((header) => (
                  <Head key={header.id} header={header} />
                ))}
              </tr>
            ))}
          </thead>
          <tbody className="max-sm:grid max-sm:gap-3">
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                className="border-rule align-baseline hover:bg-paper max-sm:block max-sm:rounded max-sm:border max-sm:bg-sheet max-sm:py-1.5 sm:border-t"
              >
                {selection && (
                  <td className="px-3 py-1 max-sm:block">
                    {selection.takes(row.original) && (
                      <label className="inline-flex min-h-9 items-center gap-3">
                        <input
                          type="checkbox"
                          className="size-5 accent-action"
                          aria-label={text.select(selection.bulk.nameOf(row.original))}
                          checked={selection.isSelected(row.original)}
                          onChange={() => selection.toggle(row.original)}
                        />
                        <span aria-hidden="true" className="sm:hidden">
                          {text.selection}
                        </span>
                      </label>
                    )}
                  </td>
                )}
                {row.getAllCells().map((cell) => {
                  const { header, meta: { isNumber, isOneLine, isPicture } = {} } = cell.column.columnDef;
                  return (
                    <td
                      key={cell.id}
                      className={clsx(
                        'px-3 py-2 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-2 max-sm:py-1 max-sm:[overflow-wrap:anywhere]',
                        isNumber && 'tabular sm:text-right',
                        (isNumber || isOneLine) && 'whitespace-nowrap',
                        isPicture && 'align-top max-sm:items-start',
                      )}
                    >
                      <span aria-hidden="true" className="text-ink-soft sm:hidden">
                        {header as string}
                      </span>
                      <div>{draw(cell)}</div>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** A column's title; the first press sorts ascending, the next descending. */
function Head<Row extends RowData>({ header: { column } }: { header: Header<typeof features, Row> }) {
  const { header: title, meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const Arrow = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }[sorted || 'none'];
  return (
    <th
      scope="col"
      aria-sort={column.getCanSort() ? (sorted ? DIRECTIONS[sorted] : 'none') : undefined}
      className={clsx('whitespace-nowrap px-3 py-2 font-semibold', meta?.isNumber && 'text-right')}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 rounded hover:underline"
          onClick={() => column.toggleSorting()}
        >
          {title as string}
          <Arrow aria-hidden="true" className={clsx('size-3.5', !sorted && 'text-ink-soft')} />
        </button>
      ) : (
        (title as string)
      )}
    </th>
  );
}

/** Where heads have no room, the order is a choice. */
function SortChoice<Row>({
  columns,
  sort,
  onSort,
  ownSort,
}: Pick<DataTableProps<Row>, 'columns' | 'ownSort'> & { sort: string; onSort: (sort: string) => void }) {
  const { sortBy: label, ascending, descending } = useText();
  const ofColumns = columns.flatMap(({ title, sortBy }) =>
    sortBy
      ? [
          [sortBy, ascending(title)],
          [`-${sortBy}`, descending(title)],
        ]
      : [],
  );
  if (ofColumns.length === 0) return null;
  const choices = ownSort ? [ownSort, ...ofColumns] : ofColumns;
  return (
    <div className="mb-3 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-2 sm:hidden">
      <span aria-hidden="true" className="font-semibold">
        {label}
      </span>
      <Select aria-label={label} value={sort} onChange={(event) => onSort(event.target.value)}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
