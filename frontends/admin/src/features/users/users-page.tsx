import type { User } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Badge, Button, ErrorState, Input, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useDeferredValue, useState } from 'react';
import { PAGE_SIZE, useUsers } from '../../api/use-users.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { Pager } from '../../pager.tsx';
import { addressLine, saveFile, toCsv } from './users-csv.ts';

const COLUMNS: readonly Column<User>[] = [
  {
    title: 'Name',
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
  { title: 'Phone', cell: ({ phone }) => <span className="whitespace-nowrap">{phone || 'N/A'}</span> },
  { title: 'Address', cell: ({ address }) => addressLine(address) },
  {
    title: 'Status',
    cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'info' : 'good'}>{isAdmin ? 'Admin' : 'User'}</Badge>,
  },
  { title: 'Joined Date', cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span> },
];

export default function UsersPage() {
  usePageTitle('Users');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { data, isPending, isError } = useUsers(useDeferredValue(search.trim()), page);
  if (isError)
    return (
      <ErrorState
        level={1}
        title="Failed to load users. Please try again later."
        onRetry={() => window.location.reload()}
      />
    );
  const users = data?.data ?? [];
  return (
    <>
      <PageHead title="Users" text={data && `Showing ${users.length} of ${data.total ?? users.length} users`}>
        <Input
          type="search"
          aria-label="Search users"
          placeholder="Search users..."
          value={search}
          style={{ width: '16rem' }}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <Button tone="outline" disabled={users.length === 0} onClick={() => saveFile('users.csv', toCsv(users))}>
          Export to CSV
        </Button>
      </PageHead>
      {isPending && <Spinner label="Loading users..." />}
      {data && users.length === 0 && <p>{search ? 'No users found matching your search' : 'No users found'}</p>}
      {users.length > 0 && <DataTable caption="Users" columns={COLUMNS} rows={users} keyOf={({ _id }) => _id} />}
      <Pager page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </>
  );
}
