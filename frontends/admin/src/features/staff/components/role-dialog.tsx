import type { Role, StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useSetRole } from '../use-staff-changes.ts';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

/** Gives a member of staff another role. */
export function RoleDialog({ member, onClose, onChanged }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(member.role);
  const change = useSetRole(member._id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Change the role of ${member.name}`}
      description="It holds at once: they are signed out everywhere and sign in again."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ role }, { onSuccess: onChanged });
        }}
      >
        <RoleChoice field={{ name: 'role', onChange: ({ target }) => setRole(target.value as Role) }} chosen={role} />
        {change.isError && (
          <FormMessage>{messageOf(change.error, 'The role could not be changed. Please try again.')}</FormMessage>
        )}
        <Button type="submit" disabled={role === member.role} isBusy={change.isPending} busyLabel="Saving...">
          Change role
        </Button>
      </form>
      {change.dialog}
    </Dialog>
  );
}
