import { useLanguage } from '@print-shop/i18n';
import { Button, Dialog, Field, FormMessage, Input } from '@print-shop/ui';
import { ApiError, messageOf } from '@print-shop/web-kit';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';

interface PasswordDialogProps {
  /** Repeats the request; rejects with what the server says of the password. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the current password. It stays open, with what is wrong, until the password fits or it is closed. */
export function PasswordDialog({ onPassword, onClose }: PasswordDialogProps) {
  const text = useText().signInAgain;
  const language = useLanguage();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The dialog may belong to a form of the page, which is not meant.
    event.stopPropagation();
    if (!password) return setFault(text.required);
    setFault(undefined);
    setIsBusy(true);
    try {
      await onPassword(password);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      const ours = code === 'wrong-password' ? text.wrong : code === 'too-many-logins' ? text.tooMany : text.failed;
      setFault(language === 'en' ? messageOf(error, ours) : ours);
      setIsBusy(false);
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.why} focusFirst={field}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormMessage>{fault}</FormMessage>
        <Field label={text.password}>
          <Input
            ref={field}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" wide isBusy={isBusy} busyLabel={text.checking}>
          {text.goOn}
        </Button>
      </form>
    </Dialog>
  );
}
