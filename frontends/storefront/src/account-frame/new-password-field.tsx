import { Checkbox, Field, Input } from '@print-shop/ui';
import { type ComponentProps, useState } from 'react';
import { useText } from './messages/index.ts';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'autoComplete'> {
  label: string;
  hint: string;
  error: string | undefined;
}

/** A new password, with a checkbox to show it. Takes the props of a form's field. */
export function NewPasswordField({ label, hint, error, ...input }: NewPasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        <Input type={isShown ? 'text' : 'password'} autoComplete="new-password" {...input} />
      </Field>
      <Checkbox label={text.showPassword} checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
    </>
  );
}
