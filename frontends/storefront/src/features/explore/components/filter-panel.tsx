import type { ProductType } from '@print-shop/contracts';
import { ToggleChip } from '@print-shop/ui';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

/** Type and category for a phone's sheet. */
export function FilterPanel({ types, filter }: { types: readonly ProductType[]; filter: Filter }) {
  const text = useText();
  const categories = types.find(({ type }) => type === filter.type)?.category ?? [];
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-3 font-semibold">{text.type}</legend>
        <div className="flex flex-wrap gap-2">
          <ToggleChip isOn={filter.type === ''} onClick={() => filter.setType('')}>
            {text.allTypes}
          </ToggleChip>
          {types.map(({ _id, type }) => (
            <ToggleChip key={_id} isOn={filter.type === type} onClick={() => filter.setType(type)}>
              {type}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      {categories.length > 0 && (
        <fieldset>
          <legend className="mb-3 font-semibold">{text.category}</legend>
          <CategoryChips categories={categories} filter={filter} />
        </fieldset>
      )}
    </div>
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
