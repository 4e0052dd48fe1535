import { formatRupees } from '@print-shop/i18n';
import { Input } from '@print-shop/ui';
import { useState } from 'react';
import type { PriceRow } from '../../../api/price-entries.ts';
import { useText } from '../messages/index.ts';

interface PriceInputProps {
  row: PriceRow;
  /** Answers whether it was saved. */
  onSave: (row: PriceRow, price: number) => Promise<boolean>;
}

/**
 * A price that is edited in place: Enter or leaving the field saves, Escape cancels. A value that could not be saved
 * stays in the field.
 */
export function PriceInput({ row, onSave }: PriceInputProps) {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const takeBack = () => {
    setTyped(undefined);
    setIsRefused(false);
  };
  const commit = async () => {
    const price = Number(typed);
    const isChange = typed !== undefined && typed !== '' && price >= 0 && price !== row.price;
    if (!isChange || (await onSave(row, price))) takeBack();
    else setIsRefused(true);
  };
  return (
    <span className="flex items-center gap-1">
      {isRefused && (
        <span className="whitespace-nowrap text-caption text-wait">{text.notSaved(formatRupees(row.price))}</span>
      )}
      <span aria-hidden="true">₹</span>
      <Input
        type="number"
        min={0}
        step={0.01}
        aria-label={text.priceOf(`${row.name} ${row.detail}`.trim())}
        value={typed ?? row.price}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') takeBack();
        }}
        className="tabular text-right"
        style={{ width: '6.5rem', minHeight: '2.25rem' }}
      />
    </span>
  );
}
