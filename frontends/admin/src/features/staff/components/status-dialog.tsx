import type { StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';
import { useSetStatus } from '../use-staff-changes.ts';

interface StatusDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

/** Disables an active account, and enables a disabled one. */
export function StatusDialog({ member, onClose, onChanged }: StatusDialogProps) {
  const status = member.status === 'active' ? 'disabled' : 'active';
  const text = useText().setStatus[status];
  const { cancel } = useStaffText();
  const change = useSetStatus(member._id);
  return (
    <Dialog isOpen onClose={onClose} title={text.title(member.name)} description={text.lead}>
      <div className="grid gap-4">
        {change.isError && <FormMessage>{messageOf(change.error, text.failed)}</FormMessage>}
        <div className="flex gap-2">
          <Button
            tone={status === 'disabled' ? 'danger' : 'action'}
            isBusy={change.isPending}
            busyLabel={text.busy}
            onClick={() => change.mutate({ status }, { onSuccess: onChanged })}
          >
            {text.submit}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
      {change.dialog}
    </Dialog>
  );
}
