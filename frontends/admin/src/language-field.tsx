import { Field, Select } from '@print-shop/ui';

/** The props that bind the control to its value. */
interface LanguageFieldProps {
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** The language that somebody is written to in. */
export function LanguageField({ label, ...field }: LanguageFieldProps) {
  return (
    <Field label={label}>
      <Select {...field}>
        <option value="en" lang="en">
          English
        </option>
        <option value="hi" lang="hi">
          हिन्दी
        </option>
      </Select>
    </Field>
  );
}
