import { Button, EmptyState, ErrorState } from '@print-shop/ui';
import { ShelfGrid, ShelfSkeleton } from '../../../shelf/shelf-grid.tsx';
import type { useCatalog } from '../api/use-catalog.ts';
import type { Filter } from '../use-filter.ts';

/** The four states of the shelf. */
export function Shelf({ catalog, filter }: { catalog: ReturnType<typeof useCatalog>; filter: Filter }) {
  if (catalog.isPending) return <ShelfSkeleton />;
  if (catalog.isError)
    return <ErrorState title="Failed to load data. Please try again later." onRetry={() => catalog.refetch()} />;
  const { products } = catalog.data;
  if (products.length === 0)
    return (
      <EmptyState
        title="No products found"
        action={<Button onClick={() => filter.setType('')}>Show all products</Button>}
      >
        Nothing on this shelf yet. Try another type or category.
      </EmptyState>
    );
  return (
    <>
      <ShelfGrid products={products} />
      {catalog.hasNextPage && (
        <p className="mt-12 text-center">
          <Button
            tone="outline"
            size="large"
            isBusy={catalog.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => catalog.fetchNextPage()}
          >
            Show more products
          </Button>
        </p>
      )}
    </>
  );
}
