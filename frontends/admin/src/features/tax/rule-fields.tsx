import { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from '@print-shop/contracts/client';
import { Button, Field, IconButton, Input, Select } from '@print-shop/ui';
import { LoadFailed } from '@print-shop/web-kit/region';
import { Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useStaffText } from '../../messages/index.ts';
import { useText } from './messages/index.ts';
import { NEW_RATE, type RuleDraft } from './rule-draft.ts';

interface RuleFieldsProps {
  form: UseFormReturn<RuleDraft>;
}

/** The subject of an existing rule does not change. */
export function RuleFields({ form }: RuleFieldsProps) {
  const text = useText();
  const { typesFailed } = useStaffText();
  const types = useProductTypes();
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [id, scope, name, kind] = useWatch({ control, name: ['id', 'scope', 'name', 'kind'] });
  const isNew = id === '';
  return (
    <>
      <Field label={text.fields.scope}>
        <Select disabled={!isNew} {...register('scope', { onChange: () => setValue('name', '') })}>
          {TAX_SCOPES.map((one) => (
            <option key={one} value={one}>
              {text.scopes[one]}
            </option>
          ))}
        </Select>
      </Field>
      {scope === 'type' && (
        <>
          <Field label={text.fields.type} error={errors.name?.message}>
            {/* Bound to the value as well: its option may come after it. */}
            <Select disabled={!isNew} {...register('name')} value={name}>
              <option value="" />
              {[...new Set([...(types.data ?? []).map(({ type }) => type), ...(name ? [name] : [])])].map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          </Field>
          <LoadFailed query={types}>{typesFailed}</LoadFailed>
        </>
      )}
      {scope === 'product' && (
        <Field label={text.fields.product} error={errors.name?.message}>
          <Input
            disabled={!isNew}
            maxLength={24}
            autoComplete="off"
            {...register('name', { setValueAs: (typed: string) => typed.trim() })}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.fields.hsn} error={errors.hsn?.message}>
          <Input inputMode="numeric" maxLength={8} autoComplete="off" {...register('hsn')} />
        </Field>
        <Field label={text.fields.unit}>
          <Select {...register('unit')}>
            {TAX_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={text.fields.kind}>
        <Select {...register('kind')}>
          {TAX_KINDS.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </Select>
      </Field>
      {kind === 'taxable' && <Rates form={form} />}
    </>
  );
}

function Rates({ form: { control, register, formState } }: RuleFieldsProps) {
  const text = useText();
  const { fields, prepend, remove } = useFieldArray({ control, name: 'rates' });
  const rates = useWatch({ control, name: 'rates' });
  const percent = { type: 'number', min: 0, max: 40, step: 0.01 };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-semibold text-small">{text.rates}</legend>
      {fields.map(({ id }, index) => {
        const rate = rates[index] ?? NEW_RATE;
        const faults = formState.errors.rates?.[index];
        return (
          <div key={id} className="grid grid-cols-2 gap-3 border-rule border-l-4 pl-3">
            <Field label={text.fields.from} error={faults?.from?.message}>
              <Input type="date" {...register(`rates.${index}.from`)} />
            </Field>
            <Field label={text.fields.percent} error={faults?.percent?.message}>
              <Input {...percent} {...register(`rates.${index}.percent`)} />
            </Field>
            <Field label={text.fields.price} isOptional error={faults?.price?.message}>
              <Input type="number" min={0} step={0.01} {...register(`rates.${index}.price`)} />
            </Field>
            {rate.price && (
              <Field label={text.fields.abovePercent} error={faults?.abovePercent?.message}>
                <Input {...percent} {...register(`rates.${index}.abovePercent`)} />
              </Field>
            )}
            {fields.length > 1 && (
              <IconButton label={text.removeRate(rate.from)} onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
        );
      })}
      <div>
        <Button tone="outline" size="small" onClick={() => prepend({ ...NEW_RATE, from: '' }, { shouldFocus: false })}>
          {text.addRate}
        </Button>
      </div>
    </fieldset>
  );
}
