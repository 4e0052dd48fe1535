import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../messages/index.ts';

interface PasswordDialogProps {
  title: string;
  description: string;
  /** Information above the password field. */
  children?: ReactNode;
  hint?: string;
  /** The fault of the password, or of the request that needs it. */
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

/** Asks for the current password, with the focus in its field. It stays open until its owner closes it. */
export function PasswordDialog({ labels, children, hint, fault, isBusy, onPassword, ...dialog }: PasswordDialogProps) {
  const text = useText().signInAgain;
  const { register, handleSubmit } = useForm({ defaultValues: { password: '' } });
  const { ref, ...password } = register('password');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    // React events bubble to the form that contains the dialog; that form must not be submitted.
    event.stopPropagation();
    return handleSubmit((typed) => onPassword(typed.password))(event);
  };
  return (
    <Dialog isOpen focusFirst={field} {...dialog}>
      {children}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{fault}</FormMessage>
        <Field label={text.password} {...(hint ? { hint } : {})}>
          <Input
            {...password}
            ref={(element) => {
              ref(element);
              field.current = element;
            }}
            type="password"
            autoComplete="current-password"
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
