import { PRODUCT_SIZES } from '@print-shop/contracts/client';
import { Checkbox, Field, Input, Select, Textarea, ToggleChip } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { useProductColors } from '../api/use-product-colors.ts';
import { useProductTypes } from '../api/use-product-types.ts';
import { useStaffText } from '../messages/index.ts';
import { useProductFormText } from './messages/index.ts';
import { PriceRuleFields } from './price-rule-fields.tsx';
import { besideField, type ProductForm, type ProductValues } from './product-values.ts';

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

export function ProductFields({ form }: { form: ProductForm }) {
  const { fields, faults, noColors, manageColors } = useProductFormText();
  const { choose, typesFailed, colorsFailed } = useStaffText();
  const { register, watch, setValue, formState } = form;
  const types = useProductTypes();
  const colors = useProductColors();
  const [type, sizes, chosenColors] = watch(['type', 'sizes', 'colors']);
  const categories = types.data?.find((one) => one.type === type)?.category ?? [];
  const invalid = (name: keyof ProductValues) => ({ 'aria-invalid': Boolean(formState.errors[name]) || undefined });
  const faultOf = (name: keyof ProductValues) => besideField(formState.errors[name]?.message, faults);
  const amount = (name: 'price' | 'stock' | 'bothSide') => (
    <Field label={fields[name]} error={faultOf(name)}>
      <Input type="number" min={0} step={name === 'stock' ? 1 : 0.01} required {...invalid(name)} {...register(name)} />
    </Field>
  );
  const percent = (name: 'happyHourDiscount' | 'festivalHourDiscount') => (
    <Field label={fields[name]} error={faultOf(name)}>
      <Input type="number" min={0} max={100} required {...invalid(name)} {...register(name)} />
    </Field>
  );
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={fields.name} className="sm:col-span-2">
        <Input required {...invalid('name')} {...register('name')} />
      </Field>
      <Field label={fields.type}>
        <Select required {...invalid('type')} {...register('type')}>
          <option value="">{choose}</option>
          {types.data?.map((one) => (
            <option key={one._id}>{one.type}</option>
          ))}
        </Select>
      </Field>
      <Field label={fields.category}>
        <Input required list="product-categories" {...invalid('category')} {...register('category')} />
      </Field>
      <datalist id="product-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {types.isLoadingError && (
        <div className="sm:col-span-2">
          <LoadFailed query={types}>{typesFailed}</LoadFailed>
        </div>
      )}
      {amount('price')}
      {amount('stock')}
      {amount('bothSide')}
      <Field label={fields.hsn} hint={fields.hsnHint} error={faultOf('hsn')}>
        <Input inputMode="numeric" maxLength={8} {...invalid('hsn')} {...register('hsn')} />
      </Field>
      {percent('happyHourDiscount')}
      {percent('festivalHourDiscount')}
      <div className="flex flex-wrap gap-x-5 self-end">
        <Checkbox label={fields.isCustomizable} {...register('isCustomizable')} />
        <Checkbox label={fields.isBestSeller} {...register('isBestSeller')} />
        <Checkbox label={fields.isNew} {...register('isNew')} />
      </div>
      <Field label={fields.description} className="sm:col-span-2">
        <Textarea rows={4} {...register('description')} />
      </Field>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{fields.sizes}</legend>
        <div className="flex flex-wrap gap-2">
          {PRODUCT_SIZES.map((size) => (
            <ToggleChip
              key={size}
              isSquare
              isOn={sizes.includes(size)}
              onClick={() => setValue('sizes', toggled(sizes, size), { shouldDirty: true })}
            >
              {size}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1.5 font-semibold">{fields.colors}</legend>
        <LoadFailed query={colors}>{colorsFailed}</LoadFailed>
        {colors.data?.length === 0 && <p className="text-ink-soft text-small">{noColors}</p>}
        <div className="flex flex-wrap gap-2">
          {colors.data?.map(({ _id, name, hexCode }) => (
            <ToggleChip
              key={_id}
              isSquare
              isOn={chosenColors.includes(name)}
              onClick={() => setValue('colors', toggled(chosenColors, name), { shouldDirty: true })}
            >
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-full border border-rule-strong"
                style={{ background: hexCode }}
              />
              {name}
            </ToggleChip>
          ))}
        </div>
        <Link
          to="/admin/product-colors"
          className="mt-2 inline-flex min-h-9 items-center font-semibold text-action text-small underline"
        >
          {manageColors}
        </Link>
      </fieldset>
      <PriceRuleFields form={form} />
    </div>
  );
}
