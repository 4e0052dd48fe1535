import { TAX_RATES, USUAL_TAX_RATE } from '@print-shop/contracts/client';
import { Button, Field, Input, Select } from '@print-shop/ui';
import { useId, useState } from 'react';
import { useText } from '../messages/index.ts';
import { type FreeLineValues, freeLine } from '../quotation.ts';
import { useProductNames } from '../use-product-names.ts';
import type { Quotation } from '../use-quotation.ts';

const EMPTY: FreeLineValues = { name: '', price: '', quantity: '1', taxRate: String(USUAL_TAX_RATE) };

/** Adds a line that is in no price list. */
export function FreeLine({ onAdd }: { onAdd: Quotation['addLine'] }) {
  const text = useText().free;
  const [values, setValues] = useState(EMPTY);
  const listId = useId();
  const products = useProductNames(values.name);
  const product = products.find(({ name }) => name === values.name.trim());
  const line = freeLine(values, product);
  const set = (change: Partial<FreeLineValues>) => setValues((current) => ({ ...current, ...change }));
  const setName = (name: string) => {
    const named = products.find((one) => one.name === name);
    set({ name, ...(named && !values.price ? { price: String(named.price) } : {}) });
  };
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
      <Field label={text.name} hint={product ? text.isProduct : text.nameHint}>
        <Input
          maxLength={200}
          autoComplete="off"
          list={listId}
          value={values.name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <datalist id={listId}>
        {products.map(({ _id, name }) => (
          <option key={_id} value={name} />
        ))}
      </datalist>
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
