import { Button, FormMessage, Input, Select } from '@print-shop/ui';
import { useStaffText } from '../messages/index.ts';
import { useText } from './messages/index.ts';
import type { ListState } from './use-list.ts';

/** The field that searches a list. Its label names it: "Search users". */
export function SearchField({ list, label }: { list: ListState; label: string }) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={`${label}...`}
      value={list.typed}
      maxLength={100}
      className="sm:min-h-9 sm:w-64"
      onChange={(event) => list.setTyped(event.target.value)}
    />
  );
}

interface FilterFieldProps {
  list: ListState;
  /** Parameter of the address. */
  name: string;
  label: string;
  /** Value and text of each choice; no choice means "all". */
  options: readonly (readonly [value: string, text: string])[];
  all: string;
}

export function FilterField({ list, name, label, options, all }: FilterFieldProps) {
  return (
    <Select
      aria-label={label}
      value={list.filters[name]}
      className="max-sm:w-[calc(50%-0.25rem)] sm:min-h-9 sm:w-auto"
      onChange={(event) => list.setFilter(name, event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

export function DayFilter({ list }: { list: ListState }) {
  const text = useText();
  return (
    <Input
      type="date"
      aria-label={text.day}
      value={list.filters.day}
      className="max-sm:w-[calc(50%-0.25rem)] sm:min-h-9 sm:w-auto"
      onChange={(event) => list.setFilter('day', event.target.value)}
    />
  );
}

/** Shown in place of a list that could not be loaded, with a button that loads it again. */
export function ListFailure({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { tryAgain } = useStaffText();
  return (
    <div className="grid justify-items-start gap-3">
      <FormMessage>{children}</FormMessage>
      <Button tone="outline" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
