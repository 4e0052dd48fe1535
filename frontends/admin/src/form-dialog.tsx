import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { type Sending, sendForm } from '@print-shop/web-kit/form';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface FormDialogProps<Values extends FieldValues, Sent, Answer> {
  title: string;
  lead?: string;
  size?: 'small' | 'large';
  form: UseFormReturn<Values, unknown, Sent>;
  /** The action of the button. */
  sending: Sending<Sent, Answer> & { isPending: boolean; error: unknown };
  onSuccess?: (answer: Answer) => void;
  /** Returns the field that holds a part of the body, where the two have other names. */
  fieldOf?: (path: string) => string;
  /** Shown for a failure without a message of its own. */
  failed: string;
  submit: string;
  busy: string;
  /** Whether the action removes something. */
  isDanger?: boolean;
  /** Whether nothing can be sent yet. */
  isDisabled?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with fields and one button that sends them. It asks before typed words are dropped. */
export function FormDialog<Values extends FieldValues, Sent, Answer>(props: FormDialogProps<Values, Sent, Answer>) {
  const { title, lead, size, form, sending, onSuccess, fieldOf, failed, submit, busy } = props;
  const { isDanger, isDisabled, onClose, children } = props;
  const mayDrop = useLeaveGuard(form.formState.isDirty && !sending.isPending);
  return (
    <Dialog
      isOpen
      onClose={() => mayDrop() && onClose()}
      title={title}
      {...(lead ? { description: lead } : {})}
      {...(size ? { size } : {})}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={sendForm(form, sending, { ...(onSuccess ? { onSuccess } : {}), ...(fieldOf ? { fieldOf } : {}) })}
      >
        {children}
        <FormMessage>{sending.error ? messageOf(sending.error, failed) : undefined}</FormMessage>
        <Button
          type="submit"
          tone={isDanger ? 'danger' : 'action'}
          disabled={isDisabled}
          isBusy={sending.isPending}
          busyLabel={busy}
        >
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
