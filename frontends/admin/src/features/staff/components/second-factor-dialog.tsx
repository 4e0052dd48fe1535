import type { StaffMember } from '@print-shop/contracts';
import { useRemoveSecondFactor } from '../api/use-staff-changes.ts';
import { useText } from '../messages/index.ts';
import { ConfirmChange } from './confirm-change.tsx';

interface SecondFactorDialogProps {
  member: StaffMember;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes the second factor of a colleague who has lost phone and recovery codes. */
export function SecondFactorDialog({ member, onClose, onRemoved }: SecondFactorDialogProps) {
  const text = useText().removeFactor;
  const removal = useRemoveSecondFactor(member._id);
  return (
    <ConfirmChange
      text={{ ...text, title: text.title(member.name) }}
      tone="danger"
      change={removal}
      onConfirm={() => removal.mutate({}, { onSuccess: onRemoved })}
      onClose={onClose}
    />
  );
}
