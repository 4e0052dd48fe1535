import { Field, Input, Select, ToggleChip } from '@print-shop/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type Arrangement, type SortKey, sortBy } from '../arrange-orders.ts';

const SORTS: readonly [SortKey, string][] = [
  ['date', 'Order Date'],
  ['total', 'Total Price'],
  ['status', 'Status'],
];

interface OrderToolsProps {
  arrangement: Arrangement;
  onChange: (next: Arrangement) => void;
}

/** Search, payment filter and sorting. */
export function OrderTools({ arrangement, onChange }: OrderToolsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem] lg:grid-cols-[1fr_12rem_auto] lg:items-end">
      <Field label="Search">
        <Input
          type="search"
          placeholder="Search orders or products..."
          value={arrangement.search}
          onChange={(event) => onChange({ ...arrangement, search: event.target.value })}
        />
      </Field>
      <Field label="Payment status">
        <Select
          value={arrangement.status}
          onChange={(event) => onChange({ ...arrangement, status: event.target.value })}
        >
          <option value="all">All Orders</option>
          <option value="pending">Pending</option>
          <option value="paid">Paid</option>
          <option value="failed">Failed</option>
        </Select>
      </Field>
      <fieldset className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1">
        <legend className="sr-only">Sort by</legend>
        {SORTS.map(([key, label]) => {
          const isActive = arrangement.sortKey === key;
          const Arrow = arrangement.isDescending ? ArrowDown : ArrowUp;
          return (
            <ToggleChip key={key} isOn={isActive} onClick={() => onChange(sortBy(arrangement, key))}>
              {label}
              {isActive && (
                <>
                  <Arrow aria-hidden="true" className="size-4" />
                  <span className="sr-only">{arrangement.isDescending ? 'descending' : 'ascending'}</span>
                </>
              )}
            </ToggleChip>
          );
        })}
      </fieldset>
    </div>
  );
}
