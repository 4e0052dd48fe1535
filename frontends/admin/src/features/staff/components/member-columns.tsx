import type { StaffMember } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Badge, Button } from '@print-shop/ui';
import { History } from '../../../history/history.tsx';
import type { Column } from '../../../list/data-table.tsx';
import { ROLE_NAMES } from '../../../role-names.ts';
import { STATUS_NAMES } from '../words.ts';

export type MemberAction = 'role' | 'status' | 'second-factor' | 'sign-out';

/** What is shown of a member, and what the owner `ownId` may do; nobody changes their own account here. */
export const memberColumns = (
  ownId: string | undefined,
  act: (action: MemberAction, member: StaffMember) => void,
): readonly Column<StaffMember>[] => [
  {
    title: 'Name',
    cell: ({ _id, name, email }) => (
      <span className="block max-w-80 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {name} {_id === ownId && <span className="font-normal text-ink-soft">(you)</span>}
        </span>
        <span className="block text-ink-soft">{email}</span>
        <History isInRow kind="user" id={_id} />
      </span>
    ),
  },
  { title: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={status === 'active' ? 'good' : 'bad'}>{STATUS_NAMES[status]}</Badge>,
  },
  { title: 'Since', isOneLine: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    title: 'Actions',
    cell: (member) =>
      member._id === ownId ? (
        <span className="text-ink-soft">Only another owner can change your account.</span>
      ) : (
        <span className="-ml-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={`Change the role of ${member.name}`}
            onClick={() => act('role', member)}
          >
            Change role
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={`Sign ${member.name} out everywhere`}
            onClick={() => act('sign-out', member)}
          >
            Sign out everywhere
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={`Remove the second factor of ${member.name}`}
            onClick={() => act('second-factor', member)}
          >
            Remove second factor
          </Button>
          <Button
            tone={member.status === 'active' ? 'danger' : 'outline'}
            size="small"
            aria-label={`${member.status === 'active' ? 'Disable' : 'Enable'} ${member.name}`}
            onClick={() => act('status', member)}
          >
            {member.status === 'active' ? 'Disable' : 'Enable'}
          </Button>
        </span>
      ),
  },
];
