import type { Import } from '@print-shop/contracts';
import type { ImportKind } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, LoadFailure, Skeleton } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { momentValue } from '../../../list/day-value.ts';
import { useImports } from '../api/use-imports.ts';
import { faultyRows, TONES } from '../import-state.ts';
import { useText } from '../messages/index.ts';

const columnsIn = ({ columns, states, number }: ReturnType<typeof useText>): readonly Column<Import>[] => [
  {
    id: 'file',
    title: columns.file,
    value: ({ fileName }) => fileName,
    cell: ({ _id, kind, fileName }) => (
      <Link
        to={`/admin/imports/${_id}`}
        state={{ list: `?kind=${kind}` }}
        className="font-semibold text-action underline [overflow-wrap:anywhere]"
      >
        {fileName}
      </Link>
    ),
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
  },
  { id: 'rows', title: columns.rows, isNumber: true, value: ({ rows }) => rows, cell: ({ rows }) => number(rows) },
  { id: 'faulty', title: columns.faulty, isNumber: true, value: faultyRows, cell: (one) => number(faultyRows(one)) },
  {
    id: 'at',
    title: columns.at,
    isOneLine: true,
    value: ({ createdAt }) => momentValue(createdAt),
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'by',
    title: columns.by,
    value: ({ createdBy }) => createdBy,
    cell: ({ createdBy }) => <span className="[overflow-wrap:anywhere]">{createdBy}</span>,
  },
];

/** The last imports of a kind, newest first, to be opened again. */
export function LastImports({ kind }: { kind: ImportKind }) {
  const text = useText();
  const query = useImports(kind);
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="font-bold text-lead">{text.last}</h2>
      <Region
        query={query}
        loading={
          <div role="status" aria-label={text.listLoading} className="grid gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        }
        failed={<LoadFailure onRetry={query.refetch}>{text.listFailed}</LoadFailure>}
        empty={<p className="text-ink-soft">{text.none}</p>}
      >
        {(imports) => (
          <>
            <p className="text-ink-soft">{text.lastHint}</p>
            <DataTable
              name="imports"
              caption={text.last}
              columns={columnsIn(text)}
              rows={imports}
              keyOf={({ _id }) => _id}
            />
          </>
        )}
      </Region>
    </div>
  );
}
