import { TAX_MODES } from '@print-shop/contracts/client';
import { Field, Input, Select, Textarea } from '@print-shop/ui';
import { useText } from '../messages/index.ts';
import type { OfferForm } from '../use-offer-form.ts';

const asNumber = { setValueAs: (value: unknown) => (value === '' ? 0 : Number(value)) };

export function Conditions({ form }: { form: OfferForm }) {
  const text = useText().conditions;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.discount} error={errors.discount && text.notPossible}>
          <Input type="number" inputMode="decimal" min={0} step="any" {...register('discount.value', asNumber)} />
        </Field>
        <Field label={text.unit}>
          <Select {...register('discount.unit')}>
            <option value="percent">{text.percent}</option>
            <option value="rupees">{text.rupees}</option>
          </Select>
        </Field>
        <Field label={text.delivery} error={errors.delivery && text.notPossible}>
          <Input type="number" inputMode="decimal" min={0} step="any" {...register('delivery', asNumber)} />
        </Field>
        <Field label={text.advance} error={errors.advance && text.notPossible}>
          <Input type="number" inputMode="numeric" min={0} max={100} step={1} {...register('advance', asNumber)} />
        </Field>
      </div>
      <Field label={text.tax}>
        <Select {...register('tax')}>
          {TAX_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {text.modes[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.terms} hint={text.termsHint}>
        <Textarea rows={3} maxLength={3000} {...register('terms')} />
      </Field>
    </>
  );
}
