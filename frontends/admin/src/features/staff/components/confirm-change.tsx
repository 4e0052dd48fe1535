import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { useStaffText } from '../../../messages/index.ts';

interface ConfirmChangeProps {
  text: Record<'title' | 'lead' | 'submit' | 'busy' | 'failed', string>;
  tone: 'danger' | 'action';
  /** The change, as `useProvenChange` has it. */
  change: { isPending: boolean; isError: boolean; error: Error | null; dialog: ReactNode };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a colleague's account is changed. */
export function ConfirmChange({ text, tone, change, onConfirm, onClose }: ConfirmChangeProps) {
  const { cancel } = useStaffText();
  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.lead}>
      <div className="grid gap-4">
        {change.isError && <FormMessage>{messageOf(change.error, text.failed)}</FormMessage>}
        <div className="flex gap-2">
          <Button tone={tone} isBusy={change.isPending} busyLabel={text.busy} onClick={onConfirm}>
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
