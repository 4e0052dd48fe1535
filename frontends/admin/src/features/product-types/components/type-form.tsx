import { Button, Field, IconButton, Input } from '@print-shop/ui';
import { Plus, X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { DraftForm } from '../../../draft-form.tsx';
import type { TypeDraft } from '../api/use-type-changes.ts';
import { useText } from '../messages/index.ts';

interface TypeFormProps {
  form: UseFormReturn<TypeDraft>;
  /** Empty for a new type. */
  id: string;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onCancel: () => void;
}

const isTyped = (name: string): boolean => name.trim() !== '';

/** A type and its categories; there is always at least one category row. */
export function TypeForm({ form, id, isBusy, onSubmit, onCancel }: TypeFormProps) {
  const text = useText();
  const { control, register, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'category', keyName: 'key' });
  return (
    <DraftForm
      title={id ? text.edit : text.add}
      submit={id ? text.update : text.create}
      id={id}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <Field label={text.type}>
        <Input maxLength={80} {...register('type', { validate: isTyped })} />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{text.categories}</legend>
        {fields.map(({ key }, index) => (
          <div key={key} className="flex gap-1">
            <Input
              aria-label={text.category(index + 1)}
              maxLength={80}
              {...register(`category.${index}.name`, { validate: isTyped })}
            />
            {fields.length > 1 && (
              <IconButton
                label={text.removeCategory(index + 1)}
                onClick={() => {
                  flushSync(() => remove(index));
                  setFocus(`category.${Math.max(0, index - 1)}.name`);
                }}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
        ))}
        <Button tone="quiet" size="small" className="justify-self-start" onClick={() => append({ name: '' })}>
          <Plus aria-hidden="true" className="size-4" />
          {text.addCategory}
        </Button>
      </fieldset>
    </DraftForm>
  );
}
