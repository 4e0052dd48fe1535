import type { StaffMember } from '@print-shop/contracts';
import { listStaff } from '@print-shop/contracts/client';
import { Button, EmptyState } from '@print-shop/ui';
import { messageOf, usePageTitle, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { useListPage } from '../../list/api/use-list-page.ts';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { useListState } from '../../list/use-list.ts';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { useSignOut } from './api/use-staff-changes.ts';
import { Invitations } from './components/invitations.tsx';
import { InviteDialog } from './components/invite-dialog.tsx';
import { type MemberAction, memberColumns } from './components/member-columns.tsx';
import { RoleDialog } from './components/role-dialog.tsx';
import { SecondFactorDialog } from './components/second-factor-dialog.tsx';
import { StatusDialog } from './components/status-dialog.tsx';
import { useText } from './messages/index.ts';

type Open = { kind: 'invite' } | { kind: 'role' | 'status' | 'second-factor'; member: StaffMember };

export default function StaffPage() {
  const text = useText();
  const { roles } = useStaffText();
  usePageTitle(text.title);
  const list = useListState();
  const page = useListPage(listStaff, list.query);
  const user = useUser();
  const [open, setOpen] = useState<Open>();
  const { message, say } = useMessage();
  const signOut = useSignOut();

  const close = () => setOpen(undefined);
  const done = (outcome: string) => {
    close();
    say('good', outcome);
  };
  const act = (action: MemberAction, member: StaffMember) => {
    if (action !== 'sign-out') return setOpen({ kind: action, member });
    signOut.mutate(member._id, {
      onSuccess: () => say('good', text.signedOut(member.name)),
      onError: (error) => say('bad', messageOf(error, text.signOutFailed)),
    });
  };

  const total = totalOf(page.data);
  return (
    <>
      <PageHead title={text.title} text={page.data && text.count(total)}>
        <Button size="small" onClick={() => setOpen({ kind: 'invite' })}>
          {text.invite}
        </Button>
      </PageHead>
      <MessageLine message={message} />
      <ListRows
        name="staff"
        list={list}
        page={page}
        caption={text.title}
        columns={memberColumns(user?._id, act, { text, roles })}
        loading={text.loading}
        failed={text.failed}
        empty={<EmptyState title={text.none} />}
      />
      <Invitations say={say} />
      {open?.kind === 'invite' && <InviteDialog onClose={close} onInvited={({ email }) => done(text.invited(email))} />}
      {open?.kind === 'role' && (
        <RoleDialog
          member={open.member}
          onClose={close}
          onChanged={({ name, role }) => done(text.roleChanged(name, roles[role]))}
        />
      )}
      {open?.kind === 'second-factor' && (
        <SecondFactorDialog
          member={open.member}
          onClose={close}
          onRemoved={() => done(text.removeFactor.done(open.member.name))}
        />
      )}
      {open?.kind === 'status' && (
        <StatusDialog
          member={open.member}
          onClose={close}
          onChanged={({ name, status }) => done(text.setStatus[status].done(name))}
        />
      )}
    </>
  );
}
