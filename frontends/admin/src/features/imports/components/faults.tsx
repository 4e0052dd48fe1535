import type { Import, ImportFault } from '@print-shop/contracts';
import { Button, buttonClasses } from '@print-shop/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useExport } from '../../../api/use-export.ts';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { Pager } from '../../../list/pager.tsx';
import { PAGE_SIZE } from '../../../list/use-list.ts';
import { ROUTES } from '../api/routes.ts';
import type { ImportKey } from '../import-kinds.ts';
import { isAtWork } from '../import-state.ts';
import { useText } from '../messages/index.ts';

type Listed = ImportFault & { place: number };

const columnsIn = ({ faults }: ReturnType<typeof useText>): readonly Column<Listed>[] => [
  // A spreadsheet shows the number of a row without commas.
  { id: 'row', title: faults.row, isOneLine: true, cell: ({ row }) => (row === 0 ? faults.wholeFile : String(row)) },
  {
    id: 'column',
    title: faults.column,
    cell: ({ row, column }) => (
      <span className="line-clamp-3 max-w-60 [overflow-wrap:anywhere]">
        {column || (row === 0 ? '' : faults.wholeRow)}
      </span>
    ),
  },
  {
    id: 'message',
    title: faults.message,
    cell: ({ message }) => <span className="[overflow-wrap:anywhere]">{message}</span>,
  },
];

/** The first faults of an import, page by page, and the file of the rows that have some. */
export function Faults({ of, one }: { of: ImportKey; one: Import }) {
  const text = useText();
  const words = text.faults;
  const { faults, faultCount } = one;
  const [page, setPage] = useState(1);
  const rows = faults.map((fault, place) => ({ ...fault, place }));
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="font-bold text-lead">{words.title}</h2>
      {faultCount > faults.length && <p>{words.onlyFirst(faults.length, faultCount)}</p>}
      {!isAtWork(one) && faults.some(({ row }) => row > 0) && <Mend of={of} fileName={one.fileName} />}
      <DataTable
        caption={words.title}
        columns={columnsIn(text)}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        keyOf={({ place }) => String(place)}
      />
      <Pager page={page} pageSize={PAGE_SIZE} total={faults.length} onPage={setPage} />
    </div>
  );
}

function Mend({ of: { kind, id }, fileName }: { of: ImportKey; fileName: string }) {
  const words = useText().faults;
  const { downloading } = useText();
  const input = { params: { id } };
  const name = `${fileName.replace(/\.\w+$/, '')}-to-mend.csv`;
  const { mutate, isPending } = useExport(ROUTES[kind].faultFile, input, name, words.downloadFailed);
  return (
    <>
      <p className="measure text-ink-soft">{words.mend}</p>
      <p className="flex flex-wrap gap-2">
        <Button tone="outline" size="small" isBusy={isPending} busyLabel={downloading} onClick={() => mutate()}>
          {words.download}
        </Button>
        <Link to={`/admin/imports?kind=${kind}`} className={buttonClasses({ tone: 'quiet', size: 'small' })}>
          {words.importMended}
        </Link>
      </p>
    </>
  );
}
