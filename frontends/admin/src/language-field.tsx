import { Field, Select } from '@print-shop/ui';
import type { ComponentProps } from 'react';

/** The language that somebody is written to in. */
export function LanguageField({ label, ...field }: ComponentProps<'select'> & { label: string }) {
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
