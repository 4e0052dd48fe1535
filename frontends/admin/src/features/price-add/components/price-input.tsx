import { Input } from '@print-shop/ui';
import { useState } from 'react';
import type { PriceRow } from '../../../api/price-entries.ts';

/** A price that is edited where it stands: Enter or leaving the field saves, Escape takes it back. */
export function PriceInput({ row, onSave }: { row: PriceRow; onSave: (row: PriceRow, price: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const price = Number(typed);
    if (typed !== undefined && typed !== '' && price >= 0 && price !== row.price) onSave(row, price);
    setTyped(undefined);
  };
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden="true">₹</span>
      <Input
        type="number"
        min={0}
        step={0.01}
        aria-label={`Price of ${row.name} ${row.detail}`.trim()}
        value={typed ?? row.price}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        className="tabular text-right"
        style={{ width: '6.5rem', minHeight: '2.25rem' }}
      />
    </span>
  );
}
