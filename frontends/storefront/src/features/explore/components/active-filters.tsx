import { formatRupees } from '@print-shop/i18n';
import { Chip } from '@print-shop/ui';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

/** The filters in force beside type and category, each as a chip that takes it away. */
export function ActiveFilters({ filter }: { filter: Filter }) {
  const text = useText();
  const { color, size, priceFrom, priceBelow, inStock, customizable } = filter;
  const [from, below] = [formatRupees(Number(priceFrom)), formatRupees(Number(priceBelow))];
  const price = priceBelow ? text.between(from, below) : priceFrom ? text.from(from) : '';
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
