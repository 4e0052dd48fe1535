import type { Invitation } from '@print-shop/contracts';
import { listInvitations } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button } from '@print-shop/ui';
import { messageOf, shopTime } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { History } from '../../../history/history.tsx';
import { useListPage } from '../../../list/api/use-list-page.ts';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { momentValue } from '../../../list/day-value.ts';
import { useStaffText } from '../../../messages/index.ts';
import type { useMessage } from '../../../use-message.ts';
import { useResend, useWithdraw } from '../api/use-staff-changes.ts';
import { useText } from '../messages/index.ts';

/** The server stores only a few invitations, so one page is enough. */
const SHOWN = { page: 1, limit: 100 };

function ValidUntil({ expiresAt }: Invitation) {
  const { expired } = useText();
  return Date.parse(expiresAt) > shopTime() ? (
    <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
  ) : (
    <Badge tone="bad">{expired}</Badge>
  );
}

/** Open invitations; renders nothing when there are none. */
export function Invitations({ say }: Pick<ReturnType<typeof useMessage>, 'say'>) {
  const text = useText();
  const { roles } = useStaffText();
  const page = useListPage(listInvitations, SHOWN);
  const resend = useResend();
  const withdraw = useWithdraw();

  const sendAgain = ({ _id: id, email }: Invitation) =>
    resend.mutate(
      { id },
      {
        onSuccess: () => say('good', text.sentAgain(email)),
        onError: (error) => say('bad', messageOf(error, text.inviteFailed)),
      },
    );
  const takeBack = ({ _id, name, email }: Invitation) => {
    if (!window.confirm(text.confirmWithdraw(name, email))) return;
    withdraw.mutate(
      { id: _id },
      {
        onSuccess: () => say('good', text.withdrawn),
        onError: (error) => say('bad', messageOf(error, text.withdrawFailed)),
      },
    );
  };

  const columns: readonly Column<Invitation>[] = [
    {
      id: 'name',
      title: text.name,
      value: ({ name, email }) => `${name}, ${email}`,
      cell: ({ _id, name, email }) => (
        <span className="block max-w-80 [overflow-wrap:anywhere]">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">{email}</span>
          <History isInRow kind="user" id={_id} />
        </span>
      ),
    },
    { id: 'role', title: text.role, value: ({ role }) => roles[role] },
    {
      id: 'invitedBy',
      title: text.invitedBy,
      value: ({ invitedBy }) => invitedBy,
      cell: ({ invitedBy }) => <span className="[overflow-wrap:anywhere]">{invitedBy}</span>,
    },
    {
      id: 'validUntil',
      title: text.linkValidUntil,
      value: ({ expiresAt }) => momentValue(expiresAt),
      isOneLine: true,
      cell: (invitation) => <ValidUntil {...invitation} />,
    },
    {
      id: 'actions',
      title: text.actions,
      cell: (invitation) => (
        <span className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={text.sendAgainTo(invitation.name)}
            onClick={() => sendAgain(invitation)}
          >
            {text.sendAgain}
          </Button>
          <Button
            tone="danger"
            size="small"
            aria-label={text.withdrawOf(invitation.name)}
            onClick={() => takeBack(invitation)}
          >
            {text.withdraw}
          </Button>
        </span>
      ),
    },
  ];

  if (page.data?.data.length === 0) return null;
  return (
    <div className="mt-8">
      <h2 className="mb-3 font-bold text-lead">{text.invitations}</h2>
      <Region query={page} loading={text.loadingInvitations} failed={text.invitationsFailed}>
        {({ data }) => (
          <DataTable
            name="invitations"
            caption={text.invitations}
            columns={columns}
            rows={data}
            keyOf={({ _id }) => _id}
          />
        )}
      </Region>
      {resend.dialog}
      {withdraw.dialog}
    </div>
  );
}
