import { Checkbox, Field, Input, Select, Textarea, ToggleChip } from '@print-shop/ui';
import { useProductTypes } from '../../api/use-product-types.ts';
import type { CouponDraft } from './coupon-draft.ts';
import { useText } from './messages/index.ts';

interface CouponFieldsProps {
  draft: CouponDraft;
  onChange: (part: Partial<CouponDraft>) => void;
}

/** The fields of a coupon, for a new one and for changing one. */
export function CouponFields({ draft, onChange }: CouponFieldsProps) {
  const text = useText();
  const { data: types = [] } = useProductTypes();
  const field = (name: 'code' | 'amount' | 'upTo' | 'minimum' | 'from' | 'until' | 'perCustomer' | 'totalUses') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const amount = { type: 'number', min: 0, step: 0.01 };
  const count = { type: 'number', min: 1, step: 1 };
  const toggle = (type: string) =>
    onChange({
      productTypes: draft.productTypes.includes(type)
        ? draft.productTypes.filter((one) => one !== type)
        : [...draft.productTypes, type],
    });
  return (
    <>
      <Field label={text.fields.code} hint={text.codeHint}>
        <Input maxLength={20} className="uppercase" autoComplete="off" spellCheck={false} {...field('code')} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label={text.fields.kind}>
          <Select value={draft.kind} onChange={({ target }) => onChange({ kind: target.value as CouponDraft['kind'] })}>
            <option value="percent">{text.fields.percent}</option>
            <option value="rupees">{text.fields.rupees}</option>
          </Select>
        </Field>
        <Field label={text.fields[draft.kind]}>
          <Input {...amount} {...field('amount')} />
        </Field>
        {draft.kind === 'percent' && (
          <Field label={text.fields.upTo} isOptional>
            <Input {...amount} {...field('upTo')} />
          </Field>
        )}
        <Field label={text.fields.minimum}>
          <Input {...amount} {...field('minimum')} />
        </Field>
        <Field label={text.fields.from} isOptional>
          <Input type="date" {...field('from')} />
        </Field>
        <Field label={text.fields.until} isOptional>
          <Input type="date" {...field('until')} />
        </Field>
        <Field label={text.fields.perCustomer}>
          <Input {...count} {...field('perCustomer')} />
        </Field>
        <Field label={text.fields.totalUses} isOptional>
          <Input {...count} {...field('totalUses')} />
        </Field>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold text-small">{text.fields.productTypes}</legend>
        <div className="flex flex-wrap gap-2">
          {types.map(({ _id, type }) => (
            <ToggleChip key={_id} isSquare isOn={draft.productTypes.includes(type)} onClick={() => toggle(type)}>
              {type}
            </ToggleChip>
          ))}
        </div>
        {draft.productTypes.length === 0 && <p className="mt-2 text-caption text-ink-soft">{text.allTypes}</p>}
      </fieldset>
      <Field label={text.fields.note} isOptional>
        <Textarea
          rows={2}
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
      <Checkbox
        label={text.fields.isActive}
        checked={draft.isActive}
        onChange={({ target }) => onChange({ isActive: target.checked })}
      />
    </>
  );
}
