import type { StaffMember } from '@print-shop/contracts';
import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';
import { useRemoveSecondFactor } from '../use-staff-changes.ts';

interface SecondFactorDialogProps {
  member: StaffMember;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes the second factor of a colleague who has lost phone and recovery codes. */
export function SecondFactorDialog({ member, onClose, onRemoved }: SecondFactorDialogProps) {
  const text = useText().removeFactor;
  const { cancel } = useStaffText();
  const removal = useRemoveSecondFactor(member._id);
  return (
    <Dialog isOpen onClose={onClose} title={text.title(member.name)} description={text.lead}>
      <div className="grid gap-4">
        {removal.isError && <FormMessage>{messageOf(removal.error, text.failed)}</FormMessage>}
        <div className="flex gap-2">
          <Button
            tone="danger"
            isBusy={removal.isPending}
            busyLabel={text.busy}
            onClick={() => removal.mutate({}, { onSuccess: onRemoved })}
          >
            {text.submit}
          </Button>
          <Button tone="outline" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
      {removal.dialog}
    </Dialog>
  );
}
