import type { StaffMember } from '@print-shop/contracts';
import { useSetStatus } from '../api/use-staff-changes.ts';
import { useText } from '../messages/index.ts';
import { ConfirmChange } from './confirm-change.tsx';

interface StatusDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

/** Disables an active account, and enables a disabled one. */
export function StatusDialog({ member, onClose, onChanged }: StatusDialogProps) {
  const status = member.status === 'active' ? 'disabled' : 'active';
  const text = useText().setStatus[status];
  const change = useSetStatus(member._id);
  return (
    <ConfirmChange
      text={{ ...text, title: text.title(member.name) }}
      tone={status === 'disabled' ? 'danger' : 'action'}
      change={change}
      onConfirm={() => change.mutate({ status }, { onSuccess: onChanged })}
      onClose={onClose}
    />
  );
}
