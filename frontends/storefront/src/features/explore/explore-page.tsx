import { Button, Chip, Sheet } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { LoadFailed } from '@print-shop/web-kit/region';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useProductTypes } from '../../api/use-product-types.ts';
import { useCatalog } from './api/use-catalog.ts';
import { ActiveFilters } from './components/active-filters.tsx';
import { CategoryChips, FilterPanel } from './components/filter-panel.tsx';
import { FoundNote } from './components/found-note.tsx';
import { SearchBox } from './components/search-box.tsx';
import { Shelf } from './components/shelf.tsx';
import { SortSelect } from './components/sort-select.tsx';
import { TypeTabs } from './components/type-tabs.tsx';
import { useText } from './messages/index.ts';
import { type Filter, useFilter } from './use-filter.ts';

export default function ExplorePage() {
  const text = useText();
  const query = useProductTypes();
  const { data, isLoadingError: haveTypesFailed } = query;
  const filter = useFilter(data ?? (haveTypesFailed ? [] : undefined));
  const types = data ?? [];
  const catalog = useCatalog(filter);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const categories = types.find(({ type }) => type === filter.type)?.category ?? [];
  const total = catalog.data?.total;
  const title = filter.q ? text.resultsFor(filter.q) : filter.type || text.title;
  usePageTitle(title);

  return (
    <>
      <div className="page flex items-end justify-between gap-4 pt-8 pb-4 lg:pt-12">
        <h1 className="headline min-w-0 break-words text-title">{title}</h1>
        <p role="status" className="tabular shrink-0 pb-0.5 text-ink-soft text-small">
          {total === undefined ? '' : text.count(total)}
        </p>
      </div>
      <div className="page pb-5">
        <SearchBox filter={filter} />
      </div>
      <div className="sticky top-16 z-20 border-rule border-y bg-paper">
        <div className="page hidden min-h-12 md:block">
          {data ? <TypeTabs types={types} filter={filter} /> : <LoadFailed query={query}>{text.failed}</LoadFailed>}
        </div>
        <div className="page flex items-center justify-between gap-3 py-2 md:hidden">
          <Button tone="outline" onClick={() => setIsSheetOpen(true)}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {text.filter}
          </Button>
          <SortSelect filter={filter} />
        </div>
      </div>
      <div className="page grid gap-10 pt-6 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pb-24">
        <aside aria-label={text.filters} className="hidden lg:block">
          <FilterPanel types={types} facets={catalog.data?.facets} filter={filter} />
        </aside>
        <div className="min-w-0">
          <div className="mb-6 hidden min-h-11 items-start justify-between gap-4 md:flex">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {categories.length > 0 && <CategoryChips categories={categories} filter={filter} />}
              <TypeChip filter={filter} isWhole />
              <ActiveFilters filter={filter} />
            </div>
            <div className="flex shrink-0 gap-3">
              <Button tone="outline" className="lg:hidden" onClick={() => setIsSheetOpen(true)}>
                {text.filters}
              </Button>
              <SortSelect filter={filter} />
            </div>
          </div>
          <div className="mb-4 flex flex-wrap gap-2 empty:hidden md:hidden">
            <TypeChip filter={filter} />
            <ActiveFilters filter={filter} />
          </div>
          <FoundNote found={catalog.data} />
          <h2 className="sr-only">{text.products}</h2>
          <Shelf catalog={catalog} filter={filter} />
        </div>
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
        <LoadFailed query={query}>{text.failed}</LoadFailed>
        <FilterPanel types={types} facets={catalog.data?.facets} filter={filter} />
      </Sheet>
    </>
  );
}

/** The type in force, as a chip that takes it away; a narrow one names the category alone and takes that away first. */
function TypeChip({ filter, isWhole = false }: { filter: Filter; isWhole?: boolean }) {
  const text = useText();
  const { type, category } = filter;
  if (!type) return null;
  const narrowest = category || type;
  const shown = isWhole && category ? `${type}: ${category}` : narrowest;
  return (
    <Chip
      label={text.removeFilter(shown)}
      onRemove={() => (category && !isWhole ? filter.setCategory('') : filter.setType(''))}
    >
      {shown}
    </Chip>
  );
}
