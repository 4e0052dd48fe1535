import { TAX_RATES, USUAL_TAX_RATE } from '@print-shop/contracts/client';
import { Button, Field, Input, Select } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { type FreeLineValues, freeLine } from '../quotation.ts';
import type { Quotation } from '../use-quotation.ts';

const EMPTY: FreeLineValues = { name: '', price: '', quantity: '1', taxRate: String(USUAL_TAX_RATE) };

/** Adds a line that is in no price list. */
export function FreeLine({ onAdd }: { onAdd: Quotation['addLine'] }) {
  const text = useText().free;
  const [values, setValues] = useState(EMPTY);
  const line = freeLine(values);
  const set = (change: Partial<FreeLineValues>) => setValues((current) => ({ ...current, ...change }));
  return (
    <form
      className="grid gap-3 rounded border border-rule bg-sheet p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!line) return;
        onAdd(line);
        setValues(EMPTY);
      }}
    >
      <h2 className="font-bold text-lead">{text.title}</h2>
      <Field label={text.name}>
        <Input maxLength={200} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={text.price}>
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={values.price}
            onChange={({ target }) => set({ price: target.value })}
          />
        </Field>
        <Field label={text.quantity}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={values.quantity}
            onChange={({ target }) => set({ quantity: target.value })}
          />
        </Field>
        <Field label={text.taxRate}>
          <Select value={values.taxRate} onChange={({ target }) => set({ taxRate: target.value })}>
            {TAX_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate} %
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <Button type="submit" tone="outline" disabled={!line}>
          {text.add}
        </Button>
      </div>
    </form>
  );
}
