import type { StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSetStatus } from '../use-staff-changes.ts';

interface StatusDialogProps {
  member: StaffMember;
  onClose: () => void;
  onChanged: (member: StaffMember) => void;
}

const WORDS = {
  disabled: {
    title: (name: string) => `Disable the account of ${name}`,
    description: 'They are signed out everywhere at once, and cannot sign in until you enable the account again.',
    submit: 'Disable',
    busy: 'Disabling...',
    failed: 'The account could not be disabled. Please try again.',
  },
  active: {
    title: (name: string) => `Enable the account of ${name}`,
    description: 'They can sign in again with the password that they had.',
    submit: 'Enable',
    busy: 'Enabling...',
    failed: 'The account could not be enabled. Please try again.',
  },
} as const;

/** Disables an active account, and enables a disabled one. */
export function StatusDialog({ member, onClose, onChanged }: StatusDialogProps) {
  const status = member.status === 'active' ? 'disabled' : 'active';
  const words = WORDS[status];
  const change = useSetStatus(member._id);
  return (
    <Dialog isOpen onClose={onClose} title={words.title(member.name)} description={words.description}>
      <div className="grid gap-4">
        {change.isError && <FormMessage>{messageOf(change.error, words.failed)}</FormMessage>}
        <div className="flex gap-2">
          <Button
            tone={status === 'disabled' ? 'danger' : 'action'}
            isBusy={change.isPending}
            busyLabel={words.busy}
            onClick={() => change.mutate({ status }, { onSuccess: onChanged })}
          >
            {words.submit}
          </Button>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
      {change.dialog}
    </Dialog>
  );
}
