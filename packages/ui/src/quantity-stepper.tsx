import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { useText } from './messages/index.ts';
import { inRange, putRight, quantityIn } from './quantity.ts';

const MOST_PIECES = 1_000_000;

interface QuantityStepperProps {
  value: number;
  /** Called with every valid number: while typing, by the buttons, and when an entry is corrected. */
  onChange: (next: number) => void;
  /** Called when the person has finished: Enter was pressed, or the focus left the field and buttons. */
  onDone?: () => void;
  /** The counted things, for screen readers. */
  label?: string;
  /** The most pieces that can be ordered. */
  max?: number;
  isDisabled?: boolean;
  /** Whether the number is being saved. The field and buttons stay usable and keep the focus. */
  isBusy?: boolean;
  isCompact?: boolean;
}

/**
 * A number of pieces with minus and plus buttons. While typing, the field may contain anything and the last valid number
 * counts. An invalid entry is corrected on Enter or when the field loses the focus.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onDone, max = MOST_PIECES, isDisabled = false, isBusy = false, isCompact = false } = props;
  const text = useText();
  const label = props.label ?? text.quantity;
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The number was not accepted, or was changed elsewhere: the field shows the current number.
    if (quantityIn(typed ?? '', max) !== undefined && quantityIn(typed ?? '', max) !== value) setTyped(undefined);
  }

  const set = (next: number) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const type = (entry: string) => {
    setTyped(entry);
    const quantity = quantityIn(entry, max);
    if (quantity !== undefined && quantity !== value) onChange(quantity);
  };
  const settle = () => typed !== undefined && set(putRight(typed, max));
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onDone?.();
  };

  const button = clsx(
    'inline-flex items-center justify-center hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
    isCompact ? 'size-9' : 'size-11',
  );
  return (
    <fieldset
      className="inline-flex items-center rounded border border-rule-strong bg-sheet"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onBlur={leave}
    >
      <button
        type="button"
        aria-label={text.decrease(label)}
        disabled={isDisabled}
        aria-disabled={value <= 1 || undefined}
        onClick={() => set(inRange(value - 1, max))}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        disabled={isDisabled}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          settle();
          onDone?.();
        }}
        className={clsx(
          'tabular border-rule border-x bg-transparent text-center font-semibold',
          isCompact ? 'h-9 w-12' : 'h-11 w-16',
        )}
      />
      <button
        type="button"
        aria-label={text.increase(label)}
        disabled={isDisabled}
        aria-disabled={value >= max || undefined}
        onClick={() => set(inRange(value + 1, max))}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  );
}
