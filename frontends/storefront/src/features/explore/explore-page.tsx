import { Button, Chip, Sheet } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useCatalog } from './api/use-catalog.ts';
import { CategoryChips, FilterPanel } from './components/filter-panel.tsx';
import { Shelf } from './components/shelf.tsx';
import { TypeTabs } from './components/type-tabs.tsx';
import { TypesFailed } from './components/types-failed.tsx';
import { useText } from './messages/index.ts';
import { useFilter } from './use-filter.ts';

export default function ExplorePage() {
  const text = useText();
  const { data, isError: haveTypesFailed, refetch } = useProductTypes();
  const filter = useFilter(data ?? (haveTypesFailed ? [] : undefined));
  const types = data ?? [];
  const catalog = useCatalog(filter);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const categories = types.find(({ type }) => type === filter.type)?.category ?? [];
  const total = catalog.data?.total;
  const title = filter.type || text.title;
  usePageTitle(title);

  return (
    <>
      <div className="page flex items-end justify-between gap-4 pt-8 pb-4 lg:pt-12">
        <h1 className="headline min-w-0 break-words text-title">{title}</h1>
        <p role="status" className="tabular shrink-0 pb-0.5 text-ink-soft text-small">
          {total === undefined ? '' : text.count(total)}
        </p>
      </div>
      <div className="sticky top-16 z-20 border-rule border-y bg-paper">
        <div className="page hidden min-h-12 md:block">
          {data ? <TypeTabs types={types} filter={filter} /> : haveTypesFailed && <TypesFailed onRetry={refetch} />}
        </div>
        <div className="page flex items-center gap-3 py-2 md:hidden">
          <Button tone="outline" onClick={() => setIsSheetOpen(true)}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {text.filter}
          </Button>
          {filter.type && (
            <Chip
              label={text.removeFilter(filter.category || filter.type)}
              onRemove={() => (filter.category ? filter.setCategory('') : filter.setType(''))}
            >
              {filter.category || filter.type}
            </Chip>
          )}
        </div>
      </div>
      <div className="page pt-6 pb-16 lg:pb-24">
        {filter.type && (
          <div className="mb-8 hidden items-center gap-4 md:flex">
            {categories.length > 0 && <CategoryChips categories={categories} filter={filter} />}
            <Chip label={text.removeFilter(filter.type)} onRemove={() => filter.setType('')}>
              {filter.category ? `${filter.type}: ${filter.category}` : filter.type}
            </Chip>
          </div>
        )}
        <h2 className="sr-only">{text.products}</h2>
        <Shelf catalog={catalog} filter={filter} />
      </div>
      <Sheet
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        title={text.filter}
        footer={
          <Button wide onClick={() => setIsSheetOpen(false)}>
            {text.show(total)}
          </Button>
        }
      >
        {haveTypesFailed && <TypesFailed onRetry={refetch} />}
        <FilterPanel types={types} filter={filter} />
      </Sheet>
    </>
  );
}
