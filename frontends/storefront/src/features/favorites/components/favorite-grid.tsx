import { getProduct } from '@print-shop/contracts';
import { Button, buttonClasses, EmptyState, toast } from '@print-shop/ui';
import { findQueryFor } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSetFavorite } from '../../../api/use-favorites.ts';
import { ShelfSkeleton } from '../../../shelf/shelf-grid.tsx';
import { FavoriteCard } from './favorite-card.tsx';

/** The liked products that still exist, and the way to forget them all. */
export function FavoriteGrid({ productIds }: { productIds: readonly string[] }) {
  const queries = useQueries({ queries: productIds.map((id) => findQueryFor(getProduct, { params: { id } })) });
  const { mutateAsync } = useSetFavorite();
  const [isClearing, setIsClearing] = useState(false);
  const products = queries.flatMap(({ data }) => (data ? [data] : []));

  const removeAll = async () => {
    setIsClearing(true);
    const results = await Promise.allSettled(productIds.map((productId) => mutateAsync({ productId, isLike: false })));
    setIsClearing(false);
    if (results.some(({ status }) => status === 'rejected'))
      toast('Failed to remove all favorites. Please try again.', 'bad');
  };

  if (productIds.length === 0)
    return (
      <EmptyState
        title="No favorites yet"
        action={
          <Link to="/explore" className={buttonClasses()}>
            Explore products
          </Link>
        }
      >
        Tap the heart on a product and it waits for you here.
      </EmptyState>
    );
  return (
    <>
      <div className="mt-1 mb-8 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{productIds.length} item(s) saved</p>
        <div className="flex gap-2">
          <Link to="/" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
            Back to Home
          </Link>
          <Button tone="outline" size="small" isBusy={isClearing} busyLabel="Removing..." onClick={removeAll}>
            Remove All
          </Button>
        </div>
      </div>
      {queries.some(({ isPending }) => isPending) && <ShelfSkeleton count={productIds.length} />}
      <h2 className="sr-only">Saved products</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product._id}>
            <FavoriteCard product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}
