import { Field, Input } from '@print-shop/ui';
import { useState } from 'react';

interface NumberBoxProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A number that is taken as soon as it is one within its bounds. */
export function NumberBox({ label, value, min = 0, max, step = 0.5, onChange }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label}>
      <Input
        type="number"
        min={min}
        max={max}
        step={step}
        value={typed ?? String(Math.round(value * 100) / 100)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value);
          if (target.value !== '' && number >= min && number <= max) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

/** A fraction, shown in percent. */
export const PercentField = ({
  value,
  onChange,
  max = 100,
  ...rest
}: Omit<NumberBoxProps, 'max'> & { max?: number }) => (
  <NumberBox {...rest} max={max} value={value * 100} onChange={(percent) => onChange(percent / 100)} />
);
