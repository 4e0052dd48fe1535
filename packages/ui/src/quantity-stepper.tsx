import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useText } from './messages/index.ts';

interface QuantityStepperProps {
  value: number;
  onChange: (next: number) => void;
  /** What is being counted, for people who cannot see the row. */
  label?: string;
  isDisabled?: boolean;
  isCompact?: boolean;
}

/** What was typed as a whole number of at least 1; anything that is not a number becomes 1. */
export const toQuantity = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);

export function QuantityStepper({
  value,
  onChange,
  label: named,
  isDisabled = false,
  isCompact = false,
}: QuantityStepperProps) {
  const text = useText();
  const label = named ?? text.quantity;
  const button = clsx(
    'inline-flex items-center justify-center hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-40',
    isCompact ? 'size-9' : 'size-11',
  );
  return (
    <fieldset className="inline-flex items-center rounded border border-rule-strong bg-sheet" aria-label={label}>
      <button
        type="button"
        aria-label={text.decrease(label)}
        disabled={isDisabled || value <= 1}
        onClick={() => onChange(Math.max(1, value - 1))}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(toQuantity(event.target.value))}
        className={clsx(
          'tabular border-rule border-x bg-transparent text-center font-semibold',
          isCompact ? 'h-9 w-12' : 'h-11 w-16',
        )}
      />
      <button
        type="button"
        aria-label={text.increase(label)}
        disabled={isDisabled}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  );
}
