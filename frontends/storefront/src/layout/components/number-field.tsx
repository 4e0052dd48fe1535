import { Field, Input } from '@print-shop/ui';
import { useState } from 'react';

interface NumberFieldProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** Called before the first change of each visit to the field. */
  onFocus?: (() => void) | undefined;
  onChange: (value: number) => void;
}

/** A number that is taken as soon as it is one; half-typed text stays until the field is left. */
export function NumberField({
  label,
  value,
  min = -20_000,
  max = 20_000,
  step = 0.5,
  onFocus,
  onChange,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="decimal"
        step={step}
        min={min}
        max={max}
        value={typed ?? String(Math.round(value * 10) / 10)}
        onChange={(event) => take(event.target.value)}
        onFocus={onFocus}
        onBlur={() => setTyped(undefined)}
        className="tabular"
      />
    </Field>
  );
}
