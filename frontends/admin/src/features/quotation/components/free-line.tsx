import type { TaxMode } from '@print-shop/contracts';
import { dayOf, hasOwnPrice, TAX_RATES } from '@print-shop/contracts/client';
import { Button, Field, Input, Select } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { useEffect, useId, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useProductNames } from '../api/use-product-names.ts';
import { useTaxRules } from '../api/use-tax-rules.ts';
import { useText } from '../messages/index.ts';
import { freeLine, isHsn, piecePrice, type QuoteItem, type TaxRate, usualTax } from '../quotation.ts';

interface FreeLineProps {
  form: UseFormReturn<Typed>;
  /** Whether the tax is in the price. */
  mode: TaxMode;
  /** The line that is changed; without one, another is added. */
  changed?: QuoteItem | undefined;
  onDone: (line: Omit<QuoteItem, 'id'>) => void;
  onCancel: () => void;
}

/** The values that staff have typed or chosen. */
interface Typed {
  name: string;
  /** Null for the one that follows from the product. */
  price: string | null;
  /** The price is that of the changed line and follows the price breaks again once the quantity changes. */
  isPriceKept: boolean;
  quantity: string;
  /** Null for the one that follows from the rules of the shop. */
  taxRate: TaxRate | null;
  hsn: string;
}

const EMPTY: Typed = { name: '', price: null, isPriceKept: false, quantity: '1', taxRate: null, hsn: '' };

const typedOf = ({ name, price, quantity, taxRate, hsn = '' }: QuoteItem): Typed => ({
  name,
  price: String(price),
  isPriceKept: true,
  quantity: String(quantity),
  taxRate: taxRate ?? null,
  hsn,
});

/** The form of a line that is in no price list. */
export function useFreeLine() {
  const form = useForm<Typed>({ defaultValues: EMPTY });
  return {
    form,
    /** Fills the form from a line, or empties it. */
    fill: (line?: QuoteItem) => form.reset(line && hasOwnPrice(line.details) ? typedOf(line) : EMPTY),
  };
}

/** Adds or changes a line that is in no price list. */
export function FreeLine({ form, mode, changed, onDone, onCancel }: FreeLineProps) {
  const text = useText().free;
  const { register, setFocus, setValue } = form;
  const typed = form.watch();
  const listId = useId();
  const changedId = changed?.id;
  useEffect(() => {
    if (changedId) setFocus('name');
  }, [changedId, setFocus]);
  const { query: productsQuery, products } = useProductNames(typed.name);
  const product = products.find(({ name }) => name === typed.name.trim());
  const { query: rulesQuery, rules } = useTaxRules();
  const [now] = useState(() => new Date());
  const listed = product ? String(piecePrice(product, Number(typed.quantity), now)) : '';
  const price = typed.price ?? listed;
  const usual = usualTax(rules, product, { price: Number(price) || 0, mode, day: dayOf(now) });
  const taxRate = typed.taxRate ?? usual.rate;
  const line = freeLine({ ...typed, price, taxRate, productId: product?._id ?? keptProduct(changed, typed.name) });
  const setPrice = (price: string | null) => {
    setValue('price', price, { shouldDirty: true });
    setValue('isPriceKept', false);
  };
  return (
    <form
      className="grid gap-3 rounded border border-rule bg-sheet p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (line) onDone(line);
      }}
    >
      <h2 className="font-bold text-lead">{changed ? text.change : text.title}</h2>
      <Field label={text.name} hint={product ? text.isProduct : text.nameHint}>
        <Input maxLength={200} autoComplete="off" list={listId} {...register('name')} />
      </Field>
      <LoadFailed query={productsQuery}>{text.productsFailed}</LoadFailed>
      <datalist id={listId}>
        {products.map(({ _id, name }) => (
          <option key={_id} value={name} />
        ))}
      </datalist>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.quantity}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            {...register('quantity', { onChange: () => product && typed.isPriceKept && setPrice(null) })}
          />
        </Field>
        <Field label={text.price} hint={product && price === listed ? text.isListed : undefined}>
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={price}
            onChange={({ target }) => setPrice(target.value)}
          />
        </Field>
        <Field label={text.taxRate}>
          <Select
            value={taxRate}
            onChange={({ target }) =>
              setValue('taxRate', TAX_RATES.find((rate) => rate === Number(target.value)) ?? null, {
                shouldDirty: true,
              })
            }
          >
            {TAX_RATES.map((rate) => (
              <option key={rate} value={rate}>
                {rate} %
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={text.hsn}
          hint={text.hsnHint(usual.hsn)}
          error={isHsn(typed.hsn) ? undefined : text.hsnHint(usual.hsn)}
        >
          <Input inputMode="numeric" autoComplete="off" maxLength={8} placeholder={usual.hsn} {...register('hsn')} />
        </Field>
      </div>
      <LoadFailed query={rulesQuery}>{text.rulesFailed}</LoadFailed>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="outline" disabled={!line}>
          {changed ? text.keep : text.add}
        </Button>
        {changed && (
          <Button tone="outline" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A line stays one of its product while its name is the same, also before that product is loaded. */
const keptProduct = (changed: QuoteItem | undefined, name: string): string | undefined =>
  changed?.details.type === 'product' && changed.name === name.trim() ? changed.details.productId : undefined;
