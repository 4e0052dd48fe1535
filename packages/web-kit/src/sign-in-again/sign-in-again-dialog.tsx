import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface SignInAgainDialogProps {
  /** Repeats the request; rejects with the server's refusal of the password. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks for the current password when the sign-in is no longer recent. It stays open and shows what is wrong until the
 * password is right or the person closes it.
 */
export function SignInAgainDialog({ onPassword, onClose }: SignInAgainDialogProps) {
  const text = useText().signInAgain;
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (password: string) => {
    if (!password) return setFault(text.required);
    setFault(undefined);
    setIsBusy(true);
    try {
      await onPassword(password);
    } catch (error) {
      setFault(messageOf(error, text.failed));
      setIsBusy(false);
    }
  };

  return (
    <PasswordDialog
      title={text.title}
      description={text.why}
      fault={fault}
      isBusy={isBusy}
      labels={{ submit: text.goOn, busy: text.checking }}
      onPassword={submit}
      onClose={onClose}
    />
  );
}
