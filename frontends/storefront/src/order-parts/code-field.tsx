import { Field, Input } from '@print-shop/ui';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
}

/** The field for a code of six digits that was sent to somebody. */
export const CodeField = ({ label, value, onChange }: CodeFieldProps) => (
  <Field label={label}>
    <Input
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
