import { Field, Input, Select, ToggleChip } from '@print-shop/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Arrangement, type SortKey, sortBy } from '../arrange-orders.ts';
import { useText } from '../messages/index.ts';

const STATUSES = ['all', 'pending', 'paid', 'failed'] as const;
const SORTS: readonly SortKey[] = ['date', 'total', 'status'];

interface OrderToolsProps {
  arrangement: Arrangement;
  onChange: (next: Arrangement) => void;
}

/** Search, payment filter and sorting. */
export function OrderTools({ arrangement, onChange }: OrderToolsProps) {
  const text = useText();
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem] lg:grid-cols-[1fr_12rem_auto] lg:items-end">
      <Field label={text.search}>
        <Input
          type="search"
          placeholder={text.searchHint}
          value={arrangement.search}
          onChange={(event) => onChange({ ...arrangement, search: event.target.value })}
        />
      </Field>
      <Field label={text.paymentStatus}>
        <Select
          value={arrangement.status}
          onChange={(event) => onChange({ ...arrangement, status: event.target.value })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {text.statuses[status]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1">
        <legend className="sr-only">{text.sortBy}</legend>
        {SORTS.map((key) => {
          const isActive = arrangement.sortKey === key;
          const Arrow = arrangement.isDescending ? ArrowDown : ArrowUp;
          return (
            <ToggleChip key={key} isOn={isActive} onClick={() => onChange(sortBy(arrangement, key))}>
              {text.sorts[key]}
              {isActive && (
                <>
                  <Arrow aria-hidden="true" className="size-4" />
                  <span className="sr-only">{arrangement.isDescending ? text.descending : text.ascending}</span>
                </>
              )}
            </ToggleChip>
          );
        })}
      </fieldset>
    </div>
  );
}
