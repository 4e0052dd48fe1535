import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';

interface PasswordDialogProps {
  title: string;
  description: string;
  /** What to know before the password is entered. */
  children?: ReactNode;
  hint?: string;
  /** What is wrong with the password, or with what it was entered for. */
  fault: string | undefined;
  isBusy: boolean;
  labels: {
    submit: string;
    busy: string;
    /** A second button, which closes the dialog. */
    leave?: string;
  };
  onPassword: (password: string) => void;
  onClose: () => void;
}

/** Asks for the current password, beginning at its field, and stays open until its owner takes it away. */
export function PasswordDialog({ labels, children, hint, fault, isBusy, onPassword, ...dialog }: PasswordDialogProps) {
  const text = useText().signInAgain;
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog may belong to a form of the page, which is not meant.
    event.stopPropagation();
    onPassword(password);
  };
  return (
    <Dialog isOpen focusFirst={field} {...dialog}>
      {children}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{fault}</FormMessage>
        <Field label={text.password} {...(hint ? { hint } : {})}>
          <Input
            ref={field}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" wide={!labels.leave} isBusy={isBusy} busyLabel={labels.busy}>
            {labels.submit}
          </Button>
          {labels.leave && (
            <Button tone="outline" onClick={dialog.onClose}>
              {labels.leave}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
