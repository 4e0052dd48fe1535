import { Field, Select } from '@print-shop/ui';
import { useStaffText } from '../../../messages/index.ts';

interface OptionSelectProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

export function OptionSelect({ label, value, options, onChange }: OptionSelectProps) {
  const { choose } = useStaffText();
  return (
    <Field label={label}>
      <Select value={value} disabled={options.length === 0} onChange={(event) => onChange(event.target.value)}>
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
    </Field>
  );
}
