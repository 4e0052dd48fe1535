import type { ProductFacets, ProductType } from '@print-shop/contracts';
import { ToggleChip } from '@print-shop/ui';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useText } from '../messages/index.ts';
import { priceRange } from '../price-range.ts';
import type { Filter } from '../use-filter.ts';

interface Choice {
  key: string;
  label: string;
  count?: number | undefined;
  isOn: boolean;
  onPick: () => void;
}

/** All filters whose choices find something, with the number of products behind each choice, for a phone's sheet and a desktop's column. */
export function FilterPanel({
  types,
  facets,
  filter,
}: {
  types: readonly ProductType[];
  facets: ProductFacets | undefined;
  filter: Filter;
}) {
  const text = useText();
  const categories = types.find(({ type }) => type === filter.type)?.category ?? [];
  const countOf = (list: ProductFacets['types'] | undefined, value: string) =>
    list && (list.find((one) => one.value === value)?.count ?? 0);
  const toggled = (name: 'color' | 'size', value: string) => ({
    isOn: filter[name] === value,
    onPick: () => filter.set({ [name]: filter[name] === value ? '' : value }),
  });
  const flag = (name: 'inStock' | 'customizable') => ({
    isOn: filter[name] === 'true',
    onPick: () => filter.set({ [name]: filter[name] ? '' : 'true' }),
  });
  const bands = facets?.prices.filter(({ from, count }) => count > 0 || String(from) === filter.priceFrom) ?? [];
  return (
    <div className="grid gap-6">
      <Choices
        legend={text.type}
        choices={types.map(({ _id, type }) => ({
          key: _id,
          label: type,
          count: countOf(facets?.types, type),
          isOn: filter.type === type,
          onPick: () => filter.setType(filter.type === type ? '' : type),
        }))}
      />
      {categories.length > 0 && (
        <Choices
          legend={text.category}
          choices={categories.map((category) => ({
            key: category,
            label: category,
            count: countOf(facets?.categories, category),
            isOn: filter.category === category,
            onPick: () => filter.setCategory(filter.category === category ? '' : category),
          }))}
        />
      )}
      <Choices
        legend={text.price}
        choices={bands.map(({ from, to, count }) => {
          const isOn = filter.priceFrom === String(from) && filter.priceBelow === (to === null ? '' : String(to));
          return {
            key: String(from),
            label: priceRange(text, from, to),
            count,
            isOn,
            onPick: () =>
              filter.set({ priceFrom: isOn ? '' : String(from), priceBelow: isOn || to === null ? '' : String(to) }),
          };
        })}
      />
      <Choices
        legend={text.color}
        choices={(facets?.colors ?? []).map(({ value, count }) => ({
          key: value,
          label: value,
          count,
          ...toggled('color', value),
        }))}
      />
      <Choices
        legend={text.size}
        choices={(facets?.sizes ?? []).map(({ value, count }) => ({
          key: value,
          label: value,
          count,
          ...toggled('size', value),
        }))}
      />
      <Choices
        legend={text.further}
        choices={[
          { key: 'inStock', label: text.inStock, count: facets?.inStock, ...flag('inStock') },
          { key: 'customizable', label: text.customizable, count: facets?.customizable, ...flag('customizable') },
        ]}
      />
    </div>
  );
}

function Choices({ legend, choices }: { legend: string; choices: readonly Choice[] }) {
  const offered = choices.filter(({ count, isOn }) => count !== 0 || isOn);
  if (offered.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-small">{legend}</legend>
      {offered.map(({ key, label, count, isOn, onPick }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isOn}
          onClick={onPick}
          className={clsx(
            '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-3 rounded px-2 text-left text-small hover:bg-paper-deep lg:min-h-9',
            isOn && 'font-semibold text-action-deep',
          )}
        >
          <span className="flex min-w-0 items-center gap-2 break-words">
            {isOn && <Check aria-hidden="true" className="size-4 shrink-0" />}
            {label}
          </span>{' '}
          {count !== undefined && <span className="tabular font-normal text-caption text-ink-soft">{count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

export function CategoryChips({ categories, filter }: { categories: readonly string[]; filter: Filter }) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-2">
      <ToggleChip isOn={filter.category === ''} onClick={() => filter.setCategory('')}>
        {text.allCategories}
      </ToggleChip>
      {categories.map((category) => (
        <ToggleChip key={category} isOn={filter.category === category} onClick={() => filter.setCategory(category)}>
          {category}
        </ToggleChip>
      ))}
    </div>
  );
}
