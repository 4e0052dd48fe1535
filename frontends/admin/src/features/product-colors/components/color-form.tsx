import { Button, Field, Input } from '@print-shop/ui';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { ColorDraft } from '../use-color-changes.ts';

interface ColorFormProps {
  draft: ColorDraft;
  fault: string | undefined;
  isBusy: boolean;
  onChange: (draft: ColorDraft) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A colour's name and shade; the shade is picked or typed. */
export function ColorForm({ draft, fault, isBusy, onChange, onSave, onCancel }: ColorFormProps) {
  const { id, name, hexCode } = draft;
  const nameField = useRef<HTMLInputElement>(null);
  // On a phone the form is above the table: the focus brings it into view.
  useEffect(() => {
    if (id) nameField.current?.focus();
  }, [id]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded border border-rule bg-sheet p-5">
      <h2 className="font-bold text-lead">{id ? 'Edit product colour' : 'Add product colour'}</h2>
      <Field label="Colour name">
        <Input
          ref={nameField}
          maxLength={60}
          value={name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label="Pick the shade"
          value={/^#[0-9a-f]{6}$/i.test(hexCode) ? hexCode.toLowerCase() : '#000000'}
          onChange={(event) => onChange({ ...draft, hexCode: event.target.value })}
          className="size-11 shrink-0 cursor-pointer rounded border border-rule-strong bg-sheet p-1"
        />
        <Field label="Hex code" className="grow">
          <Input
            value={hexCode}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, hexCode: event.target.value.trim() })}
          />
        </Field>
      </div>
      {fault && <p className="font-medium text-bad text-caption">{fault}</p>}
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
          {id ? 'Update colour' : 'Create colour'}
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
