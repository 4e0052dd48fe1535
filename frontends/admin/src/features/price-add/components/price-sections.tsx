import type { Pricing } from '@print-shop/contracts';
import { IconButton } from '@print-shop/ui';
import { Trash2 } from 'lucide-react';
import { PRICE_SECTIONS, type PriceRow, type PriceSection, rowsOf } from '../../../api/price-entries.ts';
import { useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';
import { PriceInput } from './price-input.tsx';

const ORDER: readonly PriceSection[] = ['design', 'printing', 'paper', 'lamination', 'binding'];

interface PriceSectionsProps {
  pricing: Pricing;
  onSave: (row: PriceRow, price: number) => Promise<boolean>;
  onDelete: (row: PriceRow) => void;
}

/** The five sections; cards side by side where an entry is a name and a price, rows where it has more. */
export function PriceSections({ pricing, onSave, onDelete }: PriceSectionsProps) {
  const { sections } = useText();
  const { noPrices, sides, deleteOf } = useStaffText();
  return (
    <div className="grid gap-6">
      {ORDER.filter((section) => PRICE_SECTIONS.includes(section)).map((section) => {
        const rows = rowsOf(pricing, section, sides);
        const isList = section === 'printing' || section === 'paper';
        return (
          <section key={section} aria-label={sections[section]}>
            <h2 className="mb-2 font-bold text-lead">{sections[section]}</h2>
            {rows.length === 0 && <p className="text-ink-soft">{noPrices(section)}</p>}
            <ul
              className={
                isList
                  ? 'rounded border border-rule bg-sheet'
                  : 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-2'
              }
            >
              {rows.map((row) => (
                <li
                  key={row.id}
                  className={
                    isList
                      ? 'flex items-center gap-3 border-rule px-3 py-1 [&:not(:last-child)]:border-b'
                      : 'flex items-center gap-2 rounded border border-rule bg-sheet py-1 pl-3'
                  }
                >
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{row.name}</span>
                    {row.detail && <span className="block text-caption text-ink-soft">{row.detail}</span>}
                  </span>
                  <PriceInput row={row} onSave={onSave} />
                  <IconButton label={deleteOf(`${row.name} ${row.detail}`.trim())} onClick={() => onDelete(row)}>
                    <Trash2 aria-hidden="true" className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
