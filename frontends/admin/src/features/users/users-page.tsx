import type { User } from '@print-shop/contracts';
import { addressLine, exportUsers, listUsers } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Badge, EmptyState, ErrorState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import type { Column } from '../../list/data-table.tsx';
import { ExportButton } from '../../list/export-button.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { FilterField, SearchField } from '../../list/list-tools.tsx';
import { exportQuery, useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';

const COLUMNS: readonly Column<User>[] = [
  {
    title: 'Name',
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
          <span className="block text-caption text-ink-soft">{isAdmin ? 'Admin' : 'Customer'}</span>
        </span>
      </span>
    ),
  },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Phone', isOneLine: true, cell: ({ phone }) => phone || 'N/A' },
  { title: 'Address', cell: ({ address }) => addressLine(address) },
  {
    title: 'Status',
    cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'info' : 'good'}>{isAdmin ? 'Admin' : 'User'}</Badge>,
  },
  {
    title: 'Joined Date',
    sortBy: 'joined',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
const ROLES = [
  ['customer', 'Customers'],
  ['admin', 'Admins'],
] as const;
const FILTERS = ['role'];

export default function UsersPage() {
  usePageTitle('Users');
  const list = useListState({ sort: '-joined', filters: FILTERS });
  const page = useListPage(listUsers, list.query);
  if (page.isError)
    return (
      <ErrorState
        level={1}
        title="Failed to load users. Please try again later."
        onRetry={() => window.location.reload()}
      />
    );
  const total = totalOf(page.data);
  return (
    <>
      <PageHead title="Users" text={page.data && `Showing ${page.data.data.length} of ${total} users`}>
        <SearchField list={list} label="Search users" />
        <FilterField list={list} name="role" label="Role" all="All roles" options={ROLES} />
        <ExportButton
          contract={exportUsers}
          query={exportQuery(list.query)}
          filename="users.csv"
          disabled={total === 0}
        />
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption="Users"
        columns={COLUMNS}
        loading="Loading users..."
        empty={<EmptyState title={list.isNarrowed ? 'No users found matching your search' : 'No users found'} />}
      />
    </>
  );
}
