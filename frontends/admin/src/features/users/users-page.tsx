import type { User } from '@print-shop/contracts';
import { addressLine, exportUsers, listUsers } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Badge, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

const columnsIn = (text: ReturnType<typeof useText>): readonly Column<User>[] => [
  {
    id: 'name',
    title: text.columns.name,
    sortBy: 'name',
    cell: ({ name, isAdmin }) => (
      <span className="flex items-center gap-2.5">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-yellow font-bold text-stamp-ink"
        >
          {name.charAt(0).toUpperCase()}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-caption text-ink-soft">{isAdmin ? text.admin : text.customer}</span>
        </span>
      </span>
    ),
  },
  { id: 'email', title: text.columns.email, cell: ({ email }) => email },
  { id: 'phone', title: text.columns.phone, isOneLine: true, cell: ({ phone }) => phone || text.notKnown },
  { id: 'address', title: text.columns.address, cell: ({ address }) => addressLine(address, text.notKnown) },
  {
    id: 'status',
    title: text.columns.status,
    cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'info' : 'good'}>{isAdmin ? text.admin : text.user}</Badge>,
  },
  {
    id: 'joined',
    title: text.columns.joined,
    sortBy: 'joined',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
const FILTERS = ['role'];

export default function UsersPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-joined', filters: FILTERS });
  const page = useListPage(listUsers, list.query);
  const filters: readonly Filter[] = [{ name: 'role', label: text.role, options: Object.entries(text.roles) }];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="users"
        exportRoute={exportUsers}
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={list.isNarrowed ? text.noneMatches : text.none} />}
      />
    </>
  );
}
