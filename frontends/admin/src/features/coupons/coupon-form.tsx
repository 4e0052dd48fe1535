import { Checkbox, Field, Input, Select, Textarea, ToggleChip } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useStaffText } from '../../messages/index.ts';
import type { CouponDraft } from './coupon-draft.ts';
import { useText } from './messages/index.ts';

export function CouponFields({ form }: { form: UseFormReturn<CouponDraft> }) {
  const text = useText();
  const { typesFailed } = useStaffText();
  const types = useProductTypes();
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [kind, productTypes] = useWatch({ control, name: ['kind', 'productTypes'] });
  const amount = { type: 'number', min: 0, step: 0.01 };
  const count = { type: 'number', min: 1, step: 1 };
  const toggle = (type: string) =>
    setValue(
      'productTypes',
      productTypes.includes(type) ? productTypes.filter((one) => one !== type) : [...productTypes, type],
      { shouldDirty: true },
    );
  return (
    <>
      <Field label={text.fields.code} hint={text.codeHint} error={errors.code?.message}>
        <Input maxLength={20} className="uppercase" autoComplete="off" spellCheck={false} {...register('code')} />
      </Field>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Field label={text.fields.kind}>
          <Select {...register('kind')}>
            <option value="percent">{text.fields.percent}</option>
            <option value="rupees">{text.fields.rupees}</option>
          </Select>
        </Field>
        <Field label={text.fields[kind]} error={errors.amount?.message}>
          <Input {...amount} {...register('amount')} />
        </Field>
        {kind === 'percent' && (
          <Field label={text.fields.upTo} isOptional error={errors.upTo?.message}>
            <Input {...amount} {...register('upTo')} />
          </Field>
        )}
        <Field label={text.fields.minimum} error={errors.minimum?.message}>
          <Input {...amount} {...register('minimum')} />
        </Field>
        <Field label={text.fields.from} isOptional error={errors.from?.message}>
          <Input type="date" {...register('from')} />
        </Field>
        <Field label={text.fields.until} isOptional error={errors.until?.message}>
          <Input type="date" {...register('until')} />
        </Field>
        <Field label={text.fields.perCustomer} error={errors.perCustomer?.message}>
          <Input {...count} {...register('perCustomer')} />
        </Field>
        <Field label={text.fields.totalUses} isOptional error={errors.totalUses?.message}>
          <Input {...count} {...register('totalUses')} />
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-small">{text.fields.productTypes}</legend>
        <div className="flex flex-wrap gap-2">
          {types.data?.map(({ _id, type }) => (
            <ToggleChip key={_id} isSquare isOn={productTypes.includes(type)} onClick={() => toggle(type)}>
              {type}
            </ToggleChip>
          ))}
        </div>
        <LoadFailed query={types}>{typesFailed}</LoadFailed>
        {productTypes.length === 0 && <p className="mt-2 text-caption text-ink-soft">{text.allTypes}</p>}
      </fieldset>
      <Field label={text.fields.note} isOptional error={errors.note?.message}>
        <Textarea rows={2} maxLength={500} {...register('note')} />
      </Field>
      <Checkbox label={text.fields.isActive} {...register('isActive')} />
    </>
  );
}
