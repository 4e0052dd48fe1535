import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { useText } from './messages/index.ts';
import { inRange, putRight, quantityIn } from './quantity.ts';

const MOST_PIECES = 1_000_000;

interface QuantityStepperProps {
  value: number;
  /** Called with every valid number: while it is typed, by the buttons, and when an entry is put right. */
  onChange: (next: number) => void;
  /** Whoever counts has finished: Enter was pressed, or the focus left field and buttons. */
  onDone?: () => void;
  /** What is being counted, for people who cannot see the row. */
  label?: string;
  /** The most pieces that can be ordered. */
  max?: number;
  isDisabled?: boolean;
  /** The number is being saved. Field and buttons stay usable and keep the focus. */
  isBusy?: boolean;
  isCompact?: boolean;
}

/**
 * A number of pieces with buttons for less and more. While typing anything may stand in the field, and the last valid number
 * counts; what is no number of pieces is put right on Enter or when the field is left.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onDone, max = MOST_PIECES, isDisabled = false, isBusy = false, isCompact = false } = props;
  const text = useText();
  const label = props.label ?? text.quantity;
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The number was not taken, or changed elsewhere: the field says what counts now.
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
