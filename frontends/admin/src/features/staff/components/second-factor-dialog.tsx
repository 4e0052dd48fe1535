import type { StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useRemoveSecondFactor } from '../use-staff-changes.ts';

interface SecondFactorDialogProps {
  member: StaffMember;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes the second factor of a colleague who has lost phone and recovery codes. */
export function SecondFactorDialog({ member, onClose, onRemoved }: SecondFactorDialogProps) {
  const removal = useRemoveSecondFactor(member._id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Remove the second factor of ${member.name}`}
      description="Only if you have spoken to them and they have lost phone and recovery codes. They are signed out everywhere, and set up a new one at the next sign-in where the shop requires it."
    >
      <div className="grid gap-4">
        {removal.isError && (
          <FormMessage>
            {messageOf(removal.error, 'The second factor could not be removed. Please try again.')}
          </FormMessage>
        )}
        <div className="flex gap-2">
          <Button
            tone="danger"
            isBusy={removal.isPending}
            busyLabel="Removing..."
            onClick={() => removal.mutate({}, { onSuccess: onRemoved })}
          >
            Remove second factor
          </Button>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
      {removal.dialog}
    </Dialog>
  );
}
