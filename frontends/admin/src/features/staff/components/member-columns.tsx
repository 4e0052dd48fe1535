import type { StaffMember } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Badge, Button } from '@print-shop/ui';
import { History } from '../../../history/history.tsx';
import type { Column } from '../../../list/data-table.tsx';
import { dayValue } from '../../../list/day-value.ts';
import type { StaffText } from '../../../messages/index.ts';
import type { useText } from '../messages/index.ts';

export type MemberAction = 'role' | 'status' | 'second-factor' | 'sign-out';

const otherStatus = ({ status }: StaffMember) => (status === 'active' ? 'disabled' : 'active');

/** The columns of a member, with the actions of the owner `ownId`; nobody changes their own account here. */
export const memberColumns = (
  ownId: string | undefined,
  act: (action: MemberAction, member: StaffMember) => void,
  { text, roles }: { text: ReturnType<typeof useText>; roles: StaffText['roles'] },
): readonly Column<StaffMember>[] => [
  {
    id: 'name',
    title: text.name,
    value: ({ name, email }) => `${name}, ${email}`,
    cell: ({ _id, name, email }) => (
      <span className="block max-w-80 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {name} {_id === ownId && <span className="font-normal text-ink-soft">{text.you}</span>}
        </span>
        <span className="block text-ink-soft">{email}</span>
        <History isInRow kind="user" id={_id} />
      </span>
    ),
  },
  { id: 'role', title: text.role, value: ({ role }) => roles[role] },
  {
    id: 'status',
    title: text.status,
    value: ({ status }) => text.statuses[status],
    cell: ({ status }) => <Badge tone={status === 'active' ? 'good' : 'bad'}>{text.statuses[status]}</Badge>,
  },
  {
    id: 'since',
    title: text.since,
    value: ({ createdAt }) => dayValue(createdAt),
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'actions',
    title: text.actions,
    cell: (member) =>
      member._id === ownId ? (
        <span className="text-ink-soft">{text.notYourOwn}</span>
      ) : (
        <span className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={text.changeRoleOf(member.name)}
            onClick={() => act('role', member)}
          >
            {text.changeRole}
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={text.signOutOf(member.name)}
            onClick={() => act('sign-out', member)}
          >
            {text.signOut}
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={text.removeFactor.submitOf(member.name)}
            onClick={() => act('second-factor', member)}
          >
            {text.removeFactor.submit}
          </Button>
          <Button
            tone={member.status === 'active' ? 'danger' : 'outline'}
            size="small"
            aria-label={text.setStatus[otherStatus(member)].submitOf(member.name)}
            onClick={() => act('status', member)}
          >
            {text.setStatus[otherStatus(member)].submit}
          </Button>
        </span>
      ),
  },
];
