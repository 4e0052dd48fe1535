import type { Role, StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';
import { useSetRole } from '../use-staff-changes.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

/** Gives a member of staff another role. */
export function RoleDialog({ member, onClose, onChanged }: RoleDialogProps) {
  const text = useText();
  const { saving } = useStaffText();
  const [role, setRole] = useState<Role>(member.role);
  const change = useSetRole(member._id);
  return (
    <Dialog isOpen onClose={onClose} title={text.changeRoleTitle(member.name)} description={text.roleHoldsAtOnce}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ role }, { onSuccess: onChanged });
        }}
      >
        <RoleChoice field={{ name: 'role', onChange: ({ target }) => setRole(target.value as Role) }} chosen={role} />
        {change.isError && <FormMessage>{messageOf(change.error, text.roleFailed)}</FormMessage>}
        <Button type="submit" disabled={role === member.role} isBusy={change.isPending} busyLabel={saving}>
          {text.changeRole}
        </Button>
      </form>
      {change.dialog}
    </Dialog>
  );
}
