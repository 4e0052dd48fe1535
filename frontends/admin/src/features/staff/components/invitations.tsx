import type { Invitation } from '@print-shop/contracts';
import { listInvitations } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button, ErrorState, Spinner } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { History } from '../../../history/history.tsx';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { useListPage } from '../../../list/use-list.ts';
import { ROLE_NAMES } from '../../../role-names.ts';
import type { useMessage } from '../../../use-message.ts';
import { useResend, useWithdraw } from '../use-staff-changes.ts';

/** The server keeps few; more than these are found once some are accepted or withdrawn. */
const SHOWN = { page: 1, limit: 100 };

const ValidUntil = ({ expiresAt }: Invitation) =>
  Date.parse(expiresAt) > Date.now() ? (
    <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
  ) : (
    <Badge tone="bad">Expired</Badge>
  );

/** Who was invited and has not joined yet; nothing where there is nobody. */
export function Invitations({ say }: Pick<ReturnType<typeof useMessage>, 'say'>) {
  const page = useListPage(listInvitations, SHOWN);
  const resend = useResend();
  const withdraw = useWithdraw();

  const sendAgain = ({ _id, email }: Invitation) =>
    resend.mutate(_id, {
      onSuccess: () => say('good', `A new link is on its way to ${email}`),
      onError: (error) => say('bad', messageOf(error, 'The invitation could not be sent. Please try again.')),
    });
  const takeBack = ({ _id, name, email }: Invitation) => {
    if (!window.confirm(`Withdraw the invitation of ${name} (${email})? Its link stops working.`)) return;
    withdraw.mutate(_id, {
      onSuccess: () => say('good', 'Invitation withdrawn'),
      onError: (error) => say('bad', messageOf(error, 'The invitation could not be withdrawn. Please try again.')),
    });
  };

  const columns: readonly Column<Invitation>[] = [
    {
      title: 'Name',
      cell: ({ _id, name, email }) => (
        <span className="block max-w-80 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">{email}</span>
          <History isInRow kind="user" id={_id} />
        </span>
      ),
    },
    { title: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
    { title: 'Invited by', cell: ({ invitedBy }) => <span className="[overflow-wrap:anywhere]">{invitedBy}</span> },
    { title: 'Link valid until', isOneLine: true, cell: (invitation) => <ValidUntil {...invitation} /> },
    {
      title: 'Actions',
      cell: (invitation) => (
        <span className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={`Send again to ${invitation.name}`}
            onClick={() => sendAgain(invitation)}
          >
            Send again
          </Button>
          <Button
            tone="danger"
            size="small"
            aria-label={`Withdraw the invitation of ${invitation.name}`}
            onClick={() => takeBack(invitation)}
          >
            Withdraw
          </Button>
        </span>
      ),
    },
  ];

  if (page.data?.data.length === 0) return null;
  return (
    <div className="mt-8">
      <h2 className="mb-3 font-bold text-lead">Invitations</h2>
      {page.isPending && <Spinner label="Loading invitations..." />}
      {page.isError && <ErrorState title="The invitations could not be loaded." onRetry={() => page.refetch()} />}
      {page.data && (
        <DataTable caption="Invitations" columns={columns} rows={page.data.data} keyOf={({ _id }) => _id} />
      )}
    </div>
  );
}
