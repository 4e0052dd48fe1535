import { Button } from '@print-shop/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface DraftFormProps {
  /** What is made or changed: "product type". */
  what: string;
  /** The last word of the button: "Create type". */
  shortly: string;
  /** Id of what is edited; empty for a new one. */
  id: string;
  isBusy: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form beside a table: creates, or changes the row that was chosen there until that is cancelled. */
export function DraftForm({ what, shortly, id, isBusy, onSave, onCancel, children }: DraftFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // On a phone the form is above the table: the focus brings it into view.
  useEffect(() => {
    if (id) form.current?.querySelector('input')?.focus();
  }, [id]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4 rounded border border-rule bg-sheet p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h2 className="font-bold text-lead">{`${id ? 'Edit' : 'Add'} ${what}`}</h2>
      {children}
      <div className="flex gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
          {`${id ? 'Update' : 'Create'} ${shortly}`}
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
