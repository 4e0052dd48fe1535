import type { AuditEntry } from '@print-shop/contracts';
import { listAuditEntries } from '@print-shop/contracts/client';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { PAGE_SIZE, useAudit } from '../../history/api/use-audit.ts';
import { ChangeList } from '../../history/change-list.tsx';
import { useText as useHistoryText } from '../../history/messages/index.ts';
import { readAll } from '../../list/api/read-all.ts';
import type { Column } from '../../list/columns.ts';
import { momentValue } from '../../list/day-value.ts';
import { Pager } from '../../list/pager.tsx';
import { TableExport } from '../../list/table-export.tsx';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

/** The columns of the file: what the list says of each change. */
const columnsIn = (
  { columns }: ReturnType<typeof useText>,
  words: ReturnType<typeof useHistoryText>,
): readonly Column<AuditEntry>[] => [
  { id: 'at', title: columns.at, value: ({ at }) => momentValue(at) },
  { id: 'by', title: columns.by, value: ({ by }) => words.by(by.name) },
  { id: 'action', title: columns.action, value: ({ action }) => words.did(action).trim() },
  { id: 'kind', title: columns.kind, value: ({ kind }) => words.what(kind).trim() },
  { id: 'label', title: columns.label, value: ({ kind, label }) => words.label(kind, label) },
  {
    id: 'changes',
    title: columns.changes,
    value: ({ changes }) =>
      changes
        .map(({ field, before, after }) =>
          [
            `${words.field(field)}:`,
            ...(before ? [words.value(field, before), '→'] : []),
            words.value(field, after),
          ].join(' '),
        )
        .join('; '),
  },
];

export default function ChangesPage() {
  const text = useText();
  const words = useHistoryText();
  usePageTitle(text.title);
  const [page, setPage] = useState(1);
  const query = useAudit({}, page);
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {(query.data?.total ?? 0) > 0 && (
          <TableExport
            name="changes"
            rows={[]}
            columns={columnsIn(text, words)}
            hidden={[]}
            isPersonal
            readAll={() => readAll<AuditEntry>(listAuditEntries, {})}
            total={query.data?.total ?? 0}
          />
        )}
      </PageHead>
      <Region query={query} loading={text.loading} failed={text.failed} empty={<EmptyState title={text.none} />}>
        {({ data }) => (
          <div className="max-w-3xl rounded border border-rule bg-sheet p-5">
            <ChangeList entries={data} />
          </div>
        )}
      </Region>
      <Pager page={page} pageSize={PAGE_SIZE} total={query.data?.total ?? 0} onPage={setPage} />
    </>
  );
}
