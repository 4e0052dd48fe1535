import { MAX_BREAKS, PLACEMENTS } from '@print-shop/contracts/client';
import { Button, Field, IconButton, Input, Select } from '@print-shop/ui';
import { X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffText } from '../messages/index.ts';
import { useProductFormText } from './messages/index.ts';
import { PriceCurve } from './price-curve.tsx';
import { NEW_BREAK } from './price-rule-values.ts';
import { besideField, type ProductForm } from './product-values.ts';
import { ScheduleFields } from './schedule-fields.tsx';

/** The price rules of a product beside its plain price: a table of breaks with its curve, surcharges, and the set-up. */
export function PriceRuleFields({ form }: { form: ProductForm }) {
  const { rules: text } = useProductFormText();
  return (
    <>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{text.title}</legend>
        <p className="mb-3 text-ink-soft text-small">{text.hint}</p>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
          <BreakTable form={form} />
          <PriceCurve values={form.watch()} />
        </div>
      </fieldset>
      <Surcharges form={form} />
      <ScheduleFields form={form} />
    </>
  );
}

function BreakTable({ form: { control, register, formState } }: { form: ProductForm }) {
  const { rules: text, faults } = useProductFormText();
  const { fields, append, remove } = useFieldArray({ control, name: 'rules.breaks' });
  const faultsOf = (row: number) => {
    const errors = formState.errors.rules?.breaks?.[row];
    const { from, price } = errors ?? {};
    const sentence = besideField(from?.message ?? price?.message, faults);
    return { sentence, from: Boolean(from) || undefined, price: Boolean(price) || undefined };
  };
  return (
    <div className="grid content-start gap-2">
      {fields.length > 0 && (
        <div aria-hidden="true" className="grid grid-cols-[0.8fr_0.8fr_1.4fr_2.5rem] gap-2 text-caption text-ink-soft">
          <span>{text.from}</span>
          <span>{text.rupees}</span>
          <span>{text.per}</span>
        </div>
      )}
      {fields.map(({ id }, at) => {
        const fault = faultsOf(at);
        const row = at + 1;
        return (
          <div key={id} className="grid grid-cols-[0.8fr_0.8fr_1.4fr_2.5rem] gap-2">
            <Input
              type="number"
              min={2}
              step={1}
              aria-label={text.fromOf(row)}
              aria-invalid={fault.from}
              aria-describedby={fault.sentence && `break-fault-${at}`}
              {...register(`rules.breaks.${at}.from`)}
            />
            <Input
              type="number"
              min={0}
              step={0.01}
              aria-label={text.rupeesOf(row)}
              aria-invalid={fault.price}
              aria-describedby={fault.sentence && `break-fault-${at}`}
              {...register(`rules.breaks.${at}.price`)}
            />
            <Select aria-label={text.perOf(row)} {...register(`rules.breaks.${at}.per`)}>
              <option value="piece">{text.each}</option>
              <option value="block">{text.together}</option>
            </Select>
            <IconButton label={text.remove(row)} onClick={() => remove(at)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
            {fault.sentence && (
              <p id={`break-fault-${at}`} className="col-span-4 font-medium text-bad text-caption">
                {fault.sentence}
              </p>
            )}
          </div>
        );
      })}
      {fields.length < MAX_BREAKS && (
        <Button tone="outline" size="small" className="justify-self-start" onClick={() => append(NEW_BREAK)}>
          {text.add}
        </Button>
      )}
    </div>
  );
}

function Surcharges({ form: { register, watch, formState } }: { form: ProductForm }) {
  const { rules: text, faults } = useProductFormText();
  const { placementOf } = useStaffText();
  const [sizes, isCustomizable] = watch(['sizes', 'isCustomizable']);
  const errors = formState.errors.rules;
  const charges = [
    ...sizes.map((size) => ({ name: `rules.sizes.${size}` as const, label: size, error: errors?.sizes?.[size] })),
    ...(isCustomizable ? PLACEMENTS : []).map((placement) => ({
      name: `rules.placements.${placement}` as const,
      label: placementOf(placement),
      error: errors?.placements?.[placement],
    })),
  ];
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{text.surcharges}</legend>
      {charges.length === 0 && <p className="text-ink-soft text-small">{text.noSurcharges}</p>}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {charges.map(({ name, label, error }) => (
          <Field key={name} label={label} error={besideField(error?.message, faults)}>
            <Input type="number" min={0} step={0.01} placeholder="0" {...register(name)} />
          </Field>
        ))}
      </div>
      <Field label={text.setUp} error={besideField(errors?.setUp?.message, faults)} className="mt-4 sm:max-w-1/2">
        <Input type="number" min={0} step={0.01} placeholder="0" {...register('rules.setUp')} />
      </Field>
    </fieldset>
  );
}
