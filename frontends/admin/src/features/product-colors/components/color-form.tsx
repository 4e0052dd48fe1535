import { Field, Input } from '@print-shop/ui';
import { DraftForm } from '../../../draft-form.tsx';
import { useText } from '../messages/index.ts';
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
  const text = useText();
  const { id, name, hexCode } = draft;
  return (
    <DraftForm
      title={id ? text.edit : text.add}
      submit={id ? text.update : text.create}
      id={id}
      isBusy={isBusy}
      onSave={onSave}
      onCancel={onCancel}
    >
      <Field label={text.name}>
        <Input maxLength={60} value={name} onChange={(event) => onChange({ ...draft, name: event.target.value })} />
      </Field>
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={text.pick}
          value={/^#[0-9a-f]{6}$/i.test(hexCode) ? hexCode.toLowerCase() : '#000000'}
          onChange={(event) => onChange({ ...draft, hexCode: event.target.value })}
          className="size-11 shrink-0 cursor-pointer rounded border border-rule-strong bg-sheet p-1"
        />
        <Field label={text.hexCode} className="grow">
          <Input
            value={hexCode}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, hexCode: event.target.value.trim() })}
          />
        </Field>
      </div>
      {fault && <p className="font-medium text-bad text-caption">{fault}</p>}
    </DraftForm>
  );
}
