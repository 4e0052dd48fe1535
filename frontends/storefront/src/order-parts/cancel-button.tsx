import { Button, Dialog, Field, FormMessage, Textarea } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from './messages/index.ts';

/** The longest reason, in characters; the server takes no longer one. */
const MAX_REASON = 500;

interface CancelButtonProps {
  label: string;
  /** The button's name for screen readers, where `label` alone does not say what is cancelled. It begins with `label`. */
  name?: string;
  title: string;
  description: string;
  size?: 'small' | 'medium';
  /** Cancels, for the reason that the customer gave; it may be empty. */
  cancel: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error' | 'reset'>;
}

/** Asks before something is cancelled, and for the reason, which may be left out. */
export function CancelButton({ label, name, title, description, size = 'medium', cancel }: CancelButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    cancel.reset();
  };
  return (
    <>
      <Button tone="danger" size={size} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <ReasonDialog label={label} title={title} description={description} cancel={cancel} onClose={close} />}
    </>
  );
}

interface ReasonDialogProps extends Pick<CancelButtonProps, 'label' | 'title' | 'description' | 'cancel'> {
  onClose: () => void;
}

function ReasonDialog({ label, title, description, cancel, onClose }: ReasonDialogProps) {
  const text = useText();
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors, isDirty } = form.formState;
  const mayDrop = useLeaveGuard(isDirty && !cancel.isPending);
  const close = () => mayDrop() && onClose();
  const submit = sendForm(form, {
    mutate: ({ reason }: { reason: string }, { onError }) =>
      cancel.mutate(reason.trim(), { onSuccess: onClose, onError }),
  });
  return (
    <Dialog isOpen onClose={close} title={title} description={description}>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={text.reason} isOptional error={errors.reason?.message}>
          <Textarea maxLength={MAX_REASON} {...form.register('reason')} />
        </Field>
        {cancel.error && <FormMessage>{messageOf(cancel.error, text.cancelFailed)}</FormMessage>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={close}>
            {text.keep}
          </Button>
          <Button type="submit" tone="danger" isBusy={cancel.isPending} busyLabel={text.cancelling}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
