import { Field, Input } from '@print-shop/ui';
import type { SyntheticEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DraftForm } from '../../../draft-form.tsx';
import type { ColorDraft } from '../api/use-color-changes.ts';
import { useText } from '../messages/index.ts';

interface ColorFormProps {
  form: UseFormReturn<ColorDraft>;
  /** Empty for a new colour. */
  id: string;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onCancel: () => void;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour's name and shade; the shade is picked or typed. */
export function ColorForm({ form, id, isBusy, onSubmit, onCancel }: ColorFormProps) {
  const text = useText();
  const { control, register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const hexCode = useWatch({ control, name: 'hexCode' });
  const fault = errors.name?.message ?? errors.hexCode?.message;
  return (
    <DraftForm
      title={id ? text.edit : text.add}
      submit={id ? text.update : text.create}
      id={id}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <Field label={text.name}>
        <Input maxLength={60} {...register('name', { validate: (name) => name.trim() !== '' || text.faults.name })} />
      </Field>
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={text.pick}
          value={HEX.test(hexCode) ? hexCode.toLowerCase() : '#000000'}
          onChange={({ target }) =>
            setValue('hexCode', target.value, { shouldDirty: true, shouldValidate: isSubmitted })
          }
          className="size-11 shrink-0 cursor-pointer rounded border border-rule-strong bg-sheet p-1"
        />
        <Field label={text.hexCode} className="grow">
          <Input
            spellCheck={false}
            autoComplete="off"
            {...register('hexCode', {
              setValueAs: (typed: string) => typed.trim(),
              validate: (code) => HEX.test(code) || text.faults.hexCode,
            })}
          />
        </Field>
      </div>
      {fault && <p className="font-medium text-bad text-caption">{fault}</p>}
    </DraftForm>
  );
}
