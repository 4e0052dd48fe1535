import { Button, Dialog, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { type ReactNode, useState } from 'react';

interface FormDialogProps {
  title: string;
  lead: string;
  /** The action of the button. */
  sending: { mutate: () => void; isPending: boolean; error: unknown };
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
export function FormDialog(props: FormDialogProps) {
  const { title, lead, sending, failed, submit, busy, isDanger = false, onClose, children } = props;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={lead}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          sending.mutate();
        }}
      >
        {children}
        <FormMessage>{sending.error ? messageOf(sending.error, failed) : undefined}</FormMessage>
        <Button type="submit" tone={isDanger ? 'danger' : 'action'} isBusy={sending.isPending} busyLabel={busy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}

/** The typed values, and the props that bind a control to one of them. */
export function useFields<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: value })),
  });
  return { values, field };
}
