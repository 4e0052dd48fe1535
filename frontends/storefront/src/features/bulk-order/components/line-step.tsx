import { BULK_COLORS, BULK_SIZES, MAX_BULK_QUANTITY } from '@print-shop/contracts/client';
import { Button, QuantityStepper, ToggleChip } from '@print-shop/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { HEX } from '../../../tee/hex.ts';
import { useTeeText } from '../../../tee/messages/index.ts';
import type { BulkColor, BulkSize } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';
import { Step } from './step.tsx';

interface LineStepProps {
  draft: BulkOrderDraft;
  color: BulkColor | undefined;
  onColor: (color: BulkColor | undefined) => void;
}

export function LineStep({ draft, color, onColor }: LineStepProps) {
  const text = useText().line;
  const { colors } = useTeeText();
  const [size, setSize] = useState<BulkSize>();
  const [quantity, setQuantity] = useState(1);
  const add = () => {
    if (!color || !size) return;
    draft.add({ color, size, quantity });
    onColor(undefined);
    setSize(undefined);
    setQuantity(1);
  };
  return (
    <Step number={3} title={text.title} text={text.text}>
      <fieldset aria-label={text.color} className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {BULK_COLORS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={color === name}
            onClick={() => onColor(name)}
            className={clsx(
              'flex min-h-11 items-center gap-2 rounded border px-2 py-1.5 text-left font-medium text-caption',
              color === name
                ? 'border-ink bg-paper-deep outline-2 outline-ink'
                : 'border-rule hover:border-rule-strong',
            )}
          >
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border border-rule-strong"
              style={{ background: HEX[name] }}
            />
            {colors[name]}
          </button>
        ))}
      </fieldset>
      <fieldset aria-label={text.size} className="mt-5 flex flex-wrap gap-2">
        {BULK_SIZES.map((name) => (
          <ToggleChip isSquare key={name} isOn={size === name} onClick={() => setSize(name)}>
            {name}
          </ToggleChip>
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <QuantityStepper value={quantity} max={MAX_BULK_QUANTITY} onChange={setQuantity} />
        <Button
          tone="ink"
          disabled={!color || !size}
          aria-describedby="line-note"
          onClick={add}
          className="grow sm:grow-0"
        >
          {text.add}
        </Button>
      </div>
      <p id="line-note" className="mt-3 text-ink-soft text-small">
        {(!color || !size) && text.incomplete}
      </p>
    </Step>
  );
}
