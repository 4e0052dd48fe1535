import type { StaffMember } from '@print-shop/contracts';
import { listStaff } from '@print-shop/contracts/client';
import { Button, EmptyState, ErrorState } from '@print-shop/ui';
import { messageOf, usePageTitle, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { ROLE_NAMES } from '../../role-names.ts';
import { useMessage } from '../../use-message.ts';
import { Invitations } from './components/invitations.tsx';
import { InviteDialog } from './components/invite-dialog.tsx';
import { type MemberAction, memberColumns } from './components/member-columns.tsx';
import { RoleDialog } from './components/role-dialog.tsx';
import { SecondFactorDialog } from './components/second-factor-dialog.tsx';
import { StatusDialog } from './components/status-dialog.tsx';
import { useSignOut } from './use-staff-changes.ts';

type Open = { kind: 'invite' } | { kind: 'role' | 'status' | 'second-factor'; member: StaffMember };

/** Who works in the shop and what they may do, for owners. */
export default function StaffPage() {
  usePageTitle('Staff');
  const list = useListState();
  const page = useListPage(listStaff, list.query);
  const user = useUser();
  const [open, setOpen] = useState<Open>();
  const { message, say } = useMessage();
  const signOut = useSignOut();

  const close = () => setOpen(undefined);
  const done = (text: string) => {
    close();
    say('good', text);
  };
  const act = (action: MemberAction, member: StaffMember) => {
    if (action !== 'sign-out') return setOpen({ kind: action, member });
    signOut.mutate(member._id, {
      onSuccess: () => say('good', `${member.name} is signed out everywhere`),
      onError: (error) => say('bad', messageOf(error, 'They could not be signed out. Please try again.')),
    });
  };

  if (page.isError)
    return <ErrorState level={1} title="The staff could not be loaded." onRetry={() => page.refetch()} />;
  const total = totalOf(page.data);
  return (
    <>
      <PageHead title="Staff" text={page.data && `${total} ${total === 1 ? 'member' : 'members'}`}>
        <Button size="small" onClick={() => setOpen({ kind: 'invite' })}>
          Invite a colleague
        </Button>
      </PageHead>
      <MessageLine message={message} />
      <ListRows
        list={list}
        page={page}
        caption="Staff"
        columns={memberColumns(user?._id, act)}
        loading="Loading staff..."
        empty={<EmptyState title="Nobody works here yet" />}
      />
      <Invitations say={say} />
      {open?.kind === 'invite' && (
        <InviteDialog onClose={close} onInvited={({ email }) => done(`The invitation is on its way to ${email}`)} />
      )}
      {open?.kind === 'role' && (
        <RoleDialog
          member={open.member}
          onClose={close}
          onChanged={({ name, role }) => done(`${name} has the role ${ROLE_NAMES[role]} now`)}
        />
      )}
      {open?.kind === 'second-factor' && (
        <SecondFactorDialog
          member={open.member}
          onClose={close}
          onRemoved={() => done(`The second factor of ${open.member.name} is removed`)}
        />
      )}
      {open?.kind === 'status' && (
        <StatusDialog
          member={open.member}
          onClose={close}
          onChanged={({ name, status }) =>
            done(`The account of ${name} is ${status === 'active' ? 'enabled' : status}`)
          }
        />
      )}
    </>
  );
}
