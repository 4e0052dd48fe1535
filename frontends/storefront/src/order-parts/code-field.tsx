import { Field, Input } from '@print-shop/ui';
import type { ComponentProps } from 'react';

interface CodeFieldProps extends ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
}

/** The field for a code of six digits that was sent to somebody. */
export const CodeField = ({ label, error, ...field }: CodeFieldProps) => (
  <Field label={label} error={error}>
    <Input required inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...field} />
  </Field>
);
