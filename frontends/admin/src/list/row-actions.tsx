import { Button } from '@print-shop/ui';
import { useStaffText } from '../messages/index.ts';

interface RowActionsProps {
  /** Names the edited or deleted row for screen readers. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const text = useStaffText();
  return (
    <span className="-ml-2.5 flex gap-1">
      <Button tone="quiet" size="small" aria-label={text.editOf(name)} onClick={onEdit}>
        {text.edit}
      </Button>
      <Button tone="danger" size="small" aria-label={text.deleteOf(name)} onClick={onDelete}>
        {text.delete}
      </Button>
    </span>
  );
}
