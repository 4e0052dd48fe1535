import type { ContactMessage } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle, useShop } from '@print-shop/web-kit';
import { usePermission } from '@print-shop/web-kit/permission';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { Link } from 'react-router';
import { PAGE_SIZE, useContactMessages } from '../../api/use-contact-messages.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { Pager } from '../../list/pager.tsx';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

/** The messages of visitors from the contact screen, which staff answer by email. */
export default function MessagesPage() {
  const text = useText();
  usePageTitle(text.title);
  const { keepsMessages } = useShop();
  const writesTexts = usePermission('messages:write');
  const [page, setPage] = useState(1);
  const query = useContactMessages(page);

  const { date, name, email, message } = text.columns;
  const columns: readonly Column<ContactMessage>[] = [
    { title: date, isOneLine: true, cell: (row) => formatDateTime(row.createdAt) },
    { title: name, cell: (row) => <span className="font-semibold">{row.name}</span> },
    {
      title: email,
      cell: (row) => (
        <a href={`mailto:${row.email}`} className="text-action underline">
          {row.email}
        </a>
      ),
    },
    {
      title: message,
      cell: (row) => <span className="block min-w-60 max-w-[60ch] whitespace-pre-wrap break-words">{row.message}</span>,
    },
  ];
  return (
    <>
      <PageHead title={text.title} text={keepsMessages ? text.lead : undefined}>
        {writesTexts && (
          <Link to="/admin/messages/texts" className="font-semibold text-action text-small underline">
            {text.texts}
          </Link>
        )}
      </PageHead>
      <Region
        query={query}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={text.none}>{!keepsMessages && text.off}</EmptyState>}
      >
        {({ data }) => <DataTable caption={text.caption} columns={columns} rows={data} keyOf={({ _id }) => _id} />}
      </Region>
      <Pager page={page} pageSize={PAGE_SIZE} total={query.data?.total ?? 0} onPage={setPage} />
    </>
  );
}
