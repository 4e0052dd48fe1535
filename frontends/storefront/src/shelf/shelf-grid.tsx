import type { Product } from '@print-shop/contracts';
import { Skeleton } from '@print-shop/ui';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useFavorites } from '../api/use-favorites.ts';
import { useText } from './messages/index.ts';
import { ShelfCard } from './shelf-card.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 *:below-fold-33';
const wide = 'lg:grid-cols-4';
/** The first row of a phone is fetched before all else: more would only take its time. */
const FIRST_ROW = 2;

/** Cards in a grid; `isNarrow` beside a column of filters. */
export function ShelfGrid({ products, isNarrow }: { products: readonly Product[]; isNarrow?: boolean }) {
  const { liked } = useFavorites();
  return (
    <ul className={clsx(grid, !isNarrow && wide)}>
      {products.map((product, index) => (
        <li key={product._id}>
          {/* A boundary of its own: a page from a server comes alive card by card, and in between answers to its reader. */}
          <Suspense>
            <ShelfCard product={product} isLiked={liked.has(product._id)} isMain={index < FIRST_ROW} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** The shelf before its products arrive. */
export function ShelfSkeleton({ count = 8, isNarrow }: { count?: number; isNarrow?: boolean }) {
  const text = useText();
  return (
    <div role="status" aria-label={text.loading} className={clsx(grid, !isNarrow && wide)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks without identity
        <div key={index}>
          <Skeleton className="aspect-portrait" />
          <Skeleton className="mt-3 h-5 w-1/2" />
          <Skeleton className="mt-1 h-11 w-4/5" />
          <Skeleton className="mt-2 h-7 w-1/3" />
          <Skeleton className="mt-2 h-11" />
        </div>
      ))}
    </div>
  );
}
