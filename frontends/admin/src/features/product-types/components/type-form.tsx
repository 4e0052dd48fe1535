import { Button, Field, IconButton, Input } from '@print-shop/ui';
import { Plus, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
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
  const { id, type, category } = draft;
  const setCategory = (index: number, text: string) =>
    onChange({ ...draft, category: category.map((one, at) => (at === index ? text : one)) });
  const rows = useRef<HTMLFieldSetElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  // On a phone the form is above the table: the focus brings it into view.
  useEffect(() => {
    if (id) nameField.current?.focus();
  }, [id]);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll('input')[index]?.focus());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded border border-rule bg-sheet p-5">
      <h2 className="font-bold text-lead">{id ? 'Edit product type' : 'Add product type'}</h2>
      <Field label="Product type">
        <Input
          ref={nameField}
          maxLength={80}
          value={type}
          onChange={(event) => onChange({ ...draft, type: event.target.value })}
        />
      </Field>
      <fieldset ref={rows} className="grid gap-2">
        <legend className="mb-1.5 font-semibold">Categories</legend>
        {category.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place only
          <div key={index} className="flex gap-1">
            <Input
              aria-label={`Category ${index + 1}`}
              maxLength={80}
              value={name}
              onChange={(event) => setCategory(index, event.target.value)}
            />
            {category.length > 1 && (
              <IconButton
                label={`Remove category ${index + 1}`}
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
          Add category
        </Button>
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
          {id ? 'Update type' : 'Create type'}
        </Button>
        {id && (
          <Button tone="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
