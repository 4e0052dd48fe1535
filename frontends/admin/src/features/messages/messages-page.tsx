import type { ContactMessage } from '@print-shop/contracts';
import { listContactMessages } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle, usePermission, useShop } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

/** The messages of visitors from the contact screen, which staff answer by email. */
export default function MessagesPage() {
  const text = useText();
  usePageTitle(text.title);
  const { keepsMessages } = useShop();
  const writesTexts = usePermission('messages:write');
  const list = useListState();
  const page = useListPage(listContactMessages, list.query);

  const { date, name, email, message } = text.columns;
  const columns: readonly Column<ContactMessage>[] = [
    {
      id: 'date',
      title: date,
      isOneLine: true,
      value: ({ createdAt }) => momentValue(createdAt),
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      id: 'name',
      title: name,
      value: (row) => row.name,
      cell: (row) => <span className="font-semibold">{row.name}</span>,
    },
    {
      id: 'email',
      title: email,
      value: (row) => row.email,
      cell: (row) => (
        <a href={`mailto:${row.email}`} className="text-action underline">
          {row.email}
        </a>
      ),
    },
    {
      id: 'message',
      title: message,
      value: (row) => row.message,
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
      <ListRows
        name="contact-messages"
        isPersonal
        list={list}
        page={page}
        caption={text.caption}
        columns={columns}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={text.none}>{!keepsMessages && text.off}</EmptyState>}
      />
    </>
  );
}
