import type { PriceRow, PriceSection } from '../../../api/price-entries.ts';
import { useStaffText } from '../../../messages/index.ts';
import { type PriceEditing, PriceTableRow } from './price-table-row.tsx';

interface PriceTableProps {
  section: PriceSection;
  rows: readonly PriceRow[];
  /** For a role that may not change prices. */
  isReadOnly: boolean;
  editing: PriceEditing;
  isSaving: boolean;
  onSave: (row: PriceRow, price: number) => void;
  onDelete: (row: PriceRow) => void;
}

export function PriceTable({ section, rows, isReadOnly, editing, isSaving, onSave, onDelete }: PriceTableProps) {
  const { sections, noPrices } = useStaffText();
  const title = sections[section];
  return (
    <section aria-label={title} className="mb-6 break-inside-avoid rounded border border-rule bg-sheet">
      <h2 className="border-rule border-b bg-paper-deep px-3 py-2 font-bold">{title}</h2>
      {rows.length === 0 && <p className="px-3 py-4 text-ink-soft">{noPrices(section)}</p>}
      <ul>
        {rows.map((row) => (
          <PriceTableRow
            key={row.id}
            row={row}
            isReadOnly={isReadOnly}
            editing={editing}
            isSaving={isSaving}
            onSave={(price) => onSave(row, price)}
            onDelete={() => onDelete(row)}
          />
        ))}
      </ul>
    </section>
  );
}
