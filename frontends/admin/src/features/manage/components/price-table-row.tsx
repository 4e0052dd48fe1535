import { formatRupees } from '@print-shop/i18n';
import { Button, Input } from '@print-shop/ui';
import { useState } from 'react';
import type { PriceRow } from '../../../api/price-entries.ts';
import { History } from '../../../history/history.tsx';
import { useStaffText } from '../../../messages/index.ts';
import type { useDraft } from '../../../use-draft.ts';
import { useText } from '../messages/index.ts';

/** The price that is being typed, and the row that it is for; none has the empty id. */
export type PriceEditing = ReturnType<typeof useDraft<{ id: string; price: string }>>;

interface PriceTableRowProps {
  row: PriceRow;
  isReadOnly: boolean;
  editing: PriceEditing;
  isSaving: boolean;
  onSave: (price: number) => void;
  onDelete: () => void;
}

type PriceEditorProps = Omit<PriceTableRowProps, 'isReadOnly' | 'onDelete'>;

function PriceEditor({ row, editing, isSaving, onSave }: PriceEditorProps) {
  const text = useText();
  const { save, saving, cancel } = useStaffText();
  const [seen] = useState(row.price);
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={editing.form.handleSubmit(({ price }) => onSave(Number(price)))}
    >
      <Input
        autoFocus
        type="number"
        min={0}
        step={0.01}
        required
        aria-label={text.newPriceOf(row.name)}
        {...editing.form.register('price')}
        onKeyDown={(event) => event.key === 'Escape' && editing.clear()}
        style={{ width: '7rem', minHeight: '2.25rem' }}
      />
      {row.price !== seen && <span className="text-wait">{text.now(formatRupees(row.price))}</span>}
      <Button type="submit" size="small" isBusy={isSaving} busyLabel={saving}>
        {save}
      </Button>
      <Button tone="quiet" size="small" onClick={editing.clear}>
        {cancel}
      </Button>
    </form>
  );
}

export function PriceTableRow({ row, isReadOnly, editing, isSaving, onSave, onDelete }: PriceTableRowProps) {
  const text = useStaffText();
  const isEditing = editing.id === row.id;
  const what = `${row.name} ${row.detail}`.trim();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2 border-rule px-3 py-1 [&:not(:last-child)]:border-b">
      <span className={isEditing ? 'grow' : 'min-w-0 flex-1'}>
        <span className="font-semibold">{row.name}</span> <span className="text-ink-soft">{row.detail}</span>
      </span>
      {isEditing ? (
        <>
          <PriceEditor row={row} editing={editing} isSaving={isSaving} onSave={onSave} />
          <div className="basis-full">
            <History kind="price" id={row.id} />
          </div>
        </>
      ) : (
        <>
          <span className="tabular font-semibold">{formatRupees(row.price)}</span>
          {!isReadOnly && (
            <>
              <Button
                tone="quiet"
                size="small"
                className="-mr-2"
                aria-label={text.editOf(what)}
                onClick={() => editing.open({ id: row.id, price: String(row.price) })}
              >
                {text.edit}
              </Button>
              <Button
                tone="quiet"
                size="small"
                className="text-bad"
                aria-label={text.deleteOf(what)}
                onClick={onDelete}
              >
                {text.delete}
              </Button>
            </>
          )}
        </>
      )}
    </li>
  );
}
