import { Button } from '@print-shop/ui';

interface RowActionsProps {
  /** What is edited or deleted, for those who hear the buttons. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one row. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="-ml-2.5 flex gap-1">
      <Button tone="quiet" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button tone="danger" size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  );
}
