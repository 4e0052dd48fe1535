import { Button, Checkbox, Dialog } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from './messages/index.ts';

interface ColumnChoiceProps {
  columns: readonly { id: string; title: string }[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}

/** Chooses the columns of a table. The last one that is shown stays. */
export function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const shown = columns.filter(({ id }) => !hidden.includes(id));
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setOpen(true)}>
        {shown.length < columns.length ? text.someColumns(shown.length, columns.length) : text.columns}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={text.columns} description={text.columnsLead}>
        <ul className="grid">
          {columns.map(({ id, title }) => {
            const isShown = !hidden.includes(id);
            return (
              <li key={id}>
                <Checkbox
                  label={title}
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={() => onHide(isShown ? [...hidden, id] : hidden.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
        {shown.length < columns.length && (
          <Button tone="quiet" size="small" className="mt-3" onClick={() => onHide([])}>
            {text.allColumns}
          </Button>
        )}
      </Dialog>
    </>
  );
}
