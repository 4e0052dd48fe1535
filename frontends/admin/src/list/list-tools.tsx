import { formatDate } from '@print-shop/i18n';
import { Button, Chip, Input, Select } from '@print-shop/ui';
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

export interface Filter {
  /** Parameter of the address. */
  name: string;
  label: string;
  /** Value and text of each choice; without it, a day or a month is chosen. */
  options?: readonly (readonly [value: string, text: string])[];
  type?: 'date' | 'month';
  /** Shown while nothing is chosen; `any` by default. */
  none?: string;
}

interface FilterFieldsProps {
  list: ListState;
  filters: readonly Filter[];
}

/** On a phone two share a row; one that is left over has it alone. */
const fieldLook = 'max-sm:min-w-[calc(50%-0.25rem)] max-sm:flex-1 sm:min-h-9 sm:w-auto';

/** Each field says what it filters. */
export function FilterFields({ list, filters }: FilterFieldsProps) {
  const text = useText();
  return filters.map(({ name, label, options, type, none = text.any }) =>
    options ? (
      <Select
        key={name}
        aria-label={label}
        value={list.filters[name]}
        className={fieldLook}
        onChange={({ target }) => list.setFilter(name, target.value)}
      >
        <option value="">{text.filter(label, none)}</option>
        {options.map(([value, shown]) => (
          <option key={value} value={value}>
            {text.filter(label, shown)}
          </option>
        ))}
      </Select>
    ) : (
      <span key={name} className="flex items-center gap-2 max-sm:w-full">
        <span aria-hidden="true" className="text-ink-soft">
          {label}:
        </span>
        <Input
          type={type}
          aria-label={label}
          value={list.filters[name]}
          className="sm:min-h-9 sm:w-auto"
          onChange={({ target }) => list.setFilter(name, target.value)}
        />
      </span>
    ),
  );
}

/** Each filter can be removed. */
export function ActiveFilters({ list, filters }: FilterFieldsProps) {
  const text = useText();
  const active = filters.flatMap(({ name, label, options }) => {
    const value = list.filters[name];
    if (!value) return [];
    const shown = options ? options.find(([one]) => one === value)?.[1] : formatDate(value);
    return [{ name, said: text.filter(label, shown ?? value) }];
  });
  if (active.length === 0) return null;
  return (
    <ul aria-label={text.activeFilters} className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      {active.map(({ name, said }) => (
        <li key={name}>
          <Chip label={text.removeFilter(said)} onRemove={() => list.setFilter(name, '')}>
            {said}
          </Chip>
        </li>
      ))}
      <li>
        <Button tone="quiet" size="small" onClick={list.clear}>
          {text.clear}
        </Button>
      </li>
    </ul>
  );
}
