import { Select } from '@print-shop/ui';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** A date or a name, which is read at a glance: never broken into lines. */
  isOneLine?: boolean;
  /** Begins at the top of its row; words stand on one line with each other. */
  isPicture?: boolean;
  /** Name under which the server sorts by this column; without it the head is no button. */
  sortBy?: string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** `field`, or `-field` for the largest first. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** An order that is no column's: its value and text. */
  ownSort?: readonly [sort: string, text: string];
  /** The rows are those of before, and others are on their way. */
  isStale?: boolean;
}

const directionOf = (sort: string, field: string) =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : undefined;

/**
 * A dense table whose heads stay in view; it scrolls sideways in itself, never the page. On a phone each row is a card that
 * names its values, and the order is chosen above. Old rows stay, dimmed, while the next come.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort = '', onSort, ownSort, isStale = false } = props;
  return (
    <>
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
            <tr>
              {columns.map(({ title, isNumber, sortBy }) => (
                <th
                  key={title}
                  scope="col"
                  aria-sort={sortBy && onSort ? (directionOf(sort, sortBy) ?? 'none') : undefined}
                  className={clsx('whitespace-nowrap px-3 py-2 font-semibold', isNumber && 'text-right')}
                >
                  {sortBy && onSort ? <SortButton {...{ title, sortBy, sort, onSort }} /> : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:gap-3">
            {rows.map((row) => (
              <tr
                key={keyOf(row)}
                className="border-rule align-baseline hover:bg-paper max-sm:block max-sm:rounded max-sm:border max-sm:bg-sheet max-sm:py-1.5 sm:border-t"
              >
                {columns.map(({ title, cell, isNumber, isOneLine, isPicture }) => (
                  <td
                    key={title}
                    className={clsx(
                      'px-3 py-2 max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-2 max-sm:py-1 max-sm:[overflow-wrap:anywhere]',
                      isNumber && 'tabular sm:text-right',
                      (isNumber || isOneLine) && 'whitespace-nowrap',
                      isPicture && 'align-top max-sm:items-start',
                    )}
                  >
                    <span aria-hidden="true" className="text-ink-soft sm:hidden">
                      {title}
                    </span>
                    <div>{cell(row)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface SortProps {
  sort: string;
  onSort: (sort: string) => void;
}

/** The first press sorts up, the next the other way round. */
function SortButton({ title, sortBy, sort, onSort }: SortProps & { title: string; sortBy: string }) {
  const direction = directionOf(sort, sortBy);
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1 rounded hover:underline"
      onClick={() => onSort(direction === 'ascending' ? `-${sortBy}` : sortBy)}
    >
      {title}
      <Arrow aria-hidden="true" className={clsx('size-3.5', !direction && 'text-ink-soft')} />
    </button>
  );
}

/** Where heads have no room, the order is a choice. */
function SortChoice<Row>({
  columns,
  sort,
  onSort,
  ownSort,
}: SortProps & Pick<DataTableProps<Row>, 'columns' | 'ownSort'>) {
  const ofColumns = columns.flatMap(({ title, sortBy }) =>
    sortBy
      ? [
          [sortBy, `${title}, ascending`],
          [`-${sortBy}`, `${title}, descending`],
        ]
      : [],
  );
  if (ofColumns.length === 0) return null;
  const choices = ownSort ? [ownSort, ...ofColumns] : ofColumns;
  return (
    <div className="mb-3 grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-2 sm:hidden">
      <span aria-hidden="true" className="font-semibold">
        Sort by
      </span>
      <Select aria-label="Sort by" value={sort} onChange={(event) => onSort(event.target.value)}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
