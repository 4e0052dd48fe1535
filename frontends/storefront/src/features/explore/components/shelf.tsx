import { Button, toast } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { ShelfGrid, ShelfSkeleton } from '../../../shelf/shelf-grid.tsx';
import type { useCatalog } from '../api/use-catalog.ts';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';
import { NothingFound } from './nothing-found.tsx';

/** The four states of the shelf. */
export function Shelf({ catalog, filter }: { catalog: ReturnType<typeof useCatalog>; filter: Filter }) {
  const text = useText();
  return (
    <Region query={catalog} loading={<ShelfSkeleton isNarrow />} failed={text.failed}>
      {({ products, nearest }) =>
        products.length === 0 ? (
          <NothingFound filter={filter} nearest={nearest} />
        ) : (
          <>
            <ShelfGrid products={products} isNarrow />
            {catalog.hasNextPage && (
              <p className="mt-12 text-center">
                <Button
                  tone="outline"
                  size="large"
                  isBusy={catalog.isFetchingNextPage}
                  busyLabel={text.loading}
                  onClick={async () => {
                    const { isError } = await catalog.fetchNextPage();
                    if (isError) toast(text.failed, 'bad');
                  }}
                >
                  {text.more}
                </Button>
              </p>
            )}
          </>
        )
      }
    </Region>
  );
}
