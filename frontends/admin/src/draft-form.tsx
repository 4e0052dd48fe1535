import { Button } from '@print-shop/ui';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useStaffText } from './messages/index.ts';

interface DraftFormProps {
  title: string;
  submit: string;
  /** Id of what is edited; empty for a new one. */
  id: string;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form beside a table: creates, or changes the row that was chosen there until that is cancelled. */
export function DraftForm({ title, submit, id, isBusy, onSubmit, onCancel, children }: DraftFormProps) {
  const text = useStaffText();
  const form = useRef<HTMLFormElement>(null);
  // On a phone the form is above the table: the focus brings it into view.
  useEffect(() => {
    if (id) form.current?.querySelector('input')?.focus();
  }, [id]);
  return (
    <form ref={form} noValidate className="grid gap-4 rounded border border-rule bg-sheet p-5" onSubmit={onSubmit}>
      <h2 className="font-bold text-lead">{title}</h2>
      {children}
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel={text.saving}>
          {submit}
        </Button>
        {id && (
          <Button tone="outline" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
