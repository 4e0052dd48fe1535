import { Button, Checkbox, Field, Input, Select } from '@print-shop/ui';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useText } from './messages/index.ts';
import { NUMBERS, type ProfileDraft } from './profile-draft.ts';

interface ProfileFieldsProps<Sent> {
  form: UseFormReturn<ProfileDraft, unknown, Sent>;
}

export function ProfileFields<Sent>({ form }: ProfileFieldsProps<Sent>) {
  const text = useText();
  const { register, formState } = form;
  const { numbers: faults } = formState.errors;
  return (
    <>
      <SizeFields form={form} />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {NUMBERS.map((name) => (
          <Field key={name} label={text.fields[name]} error={faults?.[name]?.message}>
            <Input type="number" step="any" {...register(`numbers.${name}`)} />
          </Field>
        ))}
      </div>
      <Field label={text.colours}>
        <Select {...register('colours')}>
          {(['cmyk', 'any'] as const).map((mode) => (
            <option key={mode} value={mode}>
              {text.colourModes[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox label={text.needsProof} {...register('needsProof')} />
    </>
  );
}

/** As many as the contract takes. */
const MOST_SIZES = 30;

function SizeFields<Sent>({ form: { control, register, formState } }: ProfileFieldsProps<Sent>) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' });
  const add = () => append({ name: '', widthMm: '', heightMm: '' }, { shouldFocus: false });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-small">{text.sizes}</legend>
      {fields.length === 0 && <p className="text-caption text-ink-soft">{text.sizesHint}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ id }, at) => {
          const faults = formState.errors.sizes?.[at];
          return (
            <fieldset key={id} className="grid min-w-0 grid-cols-2 gap-2 rounded border border-rule p-3">
              <legend className="px-1 text-caption text-ink-soft">{text.sizeNo(at + 1)}</legend>
              <Field label={text.sizeName} error={faults?.name?.message} className="col-span-2">
                <Input maxLength={60} {...register(`sizes.${at}.name`)} />
              </Field>
              <Field label={text.width} error={faults?.widthMm?.message}>
                <Input type="number" step="any" {...register(`sizes.${at}.widthMm`)} />
              </Field>
              <Field label={text.height} error={faults?.heightMm?.message}>
                <Input type="number" step="any" {...register(`sizes.${at}.heightMm`)} />
              </Field>
              <Button tone="quiet" size="small" className="col-span-2 justify-self-start" onClick={() => remove(at)}>
                {text.removeSize(at + 1)}
              </Button>
            </fieldset>
          );
        })}
      </div>
      {fields.length < MOST_SIZES && (
        <Button tone="outline" size="small" className="justify-self-start" onClick={add}>
          {text.addSize}
        </Button>
      )}
    </fieldset>
  );
}
