import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { type Sending, sendForm } from '@print-shop/web-kit/form';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  lead: string;
  form: UseFormReturn<Values>;
  /** The action of the button. */
  sending: Sending<Values> & { isPending: boolean; error: unknown };
  /** Said of a failure that has no words of its own. */
  failed: string;
  submit: string;
  busy: string;
  /** Whether it takes something away. */
  isDanger?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with fields and one button that sends them. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, lead, form, sending, failed, submit, busy, isDanger = false, onClose, children } = props;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={lead}>
      <form noValidate className="grid gap-4" onSubmit={sendForm(form, sending)}>
        {children}
        <FormMessage>{sending.error ? messageOf(sending.error, failed) : undefined}</FormMessage>
        <Button type="submit" tone={isDanger ? 'danger' : 'action'} isBusy={sending.isPending} busyLabel={busy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
