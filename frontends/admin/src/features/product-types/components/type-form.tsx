import { Button, Field, IconButton, Input } from '@print-shop/ui';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { DraftForm } from '../../../draft-form.tsx';
import { useText } from '../messages/index.ts';
import type { TypeDraft } from '../use-type-changes.ts';

interface TypeFormProps {
  draft: TypeDraft;
  isBusy: boolean;
  onChange: (draft: TypeDraft) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A type and its categories; there is always at least one category row. */
export function TypeForm({ draft, isBusy, onChange, onSave, onCancel }: TypeFormProps) {
  const text = useText();
  const { id, type, category } = draft;
  const setCategory = (index: number, name: string) =>
    onChange({ ...draft, category: category.map((one, at) => (at === index ? name : one)) });
  const rows = useRef<HTMLFieldSetElement>(null);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll('input')[index]?.focus());
  return (
    <DraftForm
      title={id ? text.edit : text.add}
      submit={id ? text.update : text.create}
      id={id}
      isBusy={isBusy}
      onSave={onSave}
      onCancel={onCancel}
    >
      <Field label={text.type}>
        <Input maxLength={80} value={type} onChange={(event) => onChange({ ...draft, type: event.target.value })} />
      </Field>
      <fieldset ref={rows} className="grid gap-2">
        <legend className="mb-1.5 font-semibold">{text.categories}</legend>
        {category.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position
          <div key={index} className="flex gap-1">
            <Input
              aria-label={text.category(index + 1)}
              maxLength={80}
              value={name}
              onChange={(event) => setCategory(index, event.target.value)}
            />
            {category.length > 1 && (
              <IconButton
                label={text.removeCategory(index + 1)}
                onClick={() => {
                  onChange({ ...draft, category: category.filter((_, at) => at !== index) });
                  focusRow(Math.max(0, index - 1));
                }}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
        ))}
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => {
            onChange({ ...draft, category: [...category, ''] });
            focusRow(category.length);
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          {text.addCategory}
        </Button>
      </fieldset>
    </DraftForm>
  );
}
