import { Chip } from '@print-shop/ui';
import { useText } from '../messages/index.ts';
import { priceRange } from '../price-range.ts';
import type { Filter } from '../use-filter.ts';

/** The filters in force beside type and category, each as a chip that takes it away. */
export function ActiveFilters({ filter }: { filter: Filter }) {
  const text = useText();
  const { color, size, priceFrom, priceBelow, inStock, customizable } = filter;
  const isPriced = Boolean(priceFrom || priceBelow);
  const price = isPriced ? priceRange(text, Number(priceFrom), priceBelow ? Number(priceBelow) : null) : '';
  const chips = [
    { label: price, off: { priceFrom: '', priceBelow: '' } },
    { label: color, off: { color: '' } },
    { label: size, off: { size: '' } },
    { label: inStock && text.inStock, off: { inStock: '' } },
    { label: customizable && text.customizable, off: { customizable: '' } },
  ];
  return chips
    .filter(({ label }) => label)
    .map(({ label, off }) => (
      <Chip key={Object.keys(off).join()} label={text.removeFilter(label)} onRemove={() => filter.set(off)}>
        {label}
      </Chip>
    ));
}
