import { Button, buttonClasses, EmptyState, ErrorState, toast } from '@print-shop/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProductsById } from '../../../api/use-products-by-id.ts';
import { ShelfSkeleton } from '../../../shelf/shelf-grid.tsx';
import { useRemoveFavorites } from '../api/use-remove-favorites.ts';
import { useText } from '../messages/index.ts';
import { useFocusInPlace } from '../use-focus-in-place.ts';
import { FavoriteCard } from './favorite-card.tsx';

const PAGE_SIZE = 24;

/** The favorites that still exist, with a button to remove them all. */
export function FavoriteGrid({ productIds }: { productIds: readonly string[] }) {
  const text = useText();
  const [shown, setShown] = useState(PAGE_SIZE);
  const asked = productIds.slice(0, shown);
  const { products: found, isComplete, isError, retry } = useProductsById(asked);
  const clearing = useRemoveFavorites();
  // One that was just removed may still be in the answer before.
  const products = found.filter(({ _id }) => asked.includes(_id));
  const focus = useFocusInPlace(products.length);
  const waiting = isComplete || isError ? 0 : asked.length - products.length;

  const removeAll = () => {
    focus.leave(0);
    clearing.mutate(undefined, { onError: () => toast(text.removeAllFailed, 'bad') });
  };

  if (productIds.length === 0)
    return (
      <EmptyState
        title={text.empty}
        action={
          <Link to="/explore" className={buttonClasses()}>
            {text.explore}
          </Link>
        }
      >
        {text.emptyHint}
      </EmptyState>
    );
  return (
    <>
      <div className="mt-1 mb-8 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-soft">
          {text.saved(productIds.length)}
        </p>
        <div className="flex gap-2">
          <Link to="/" className={buttonClasses({ tone: 'quiet', size: 'small' })}>
            {text.home}
          </Link>
          <Button tone="outline" size="small" isBusy={clearing.isPending} busyLabel={text.removing} onClick={removeAll}>
            {text.removeAll}
          </Button>
        </div>
      </div>
      {isError && <ErrorState title={text.failed} onRetry={retry} />}
      <h2 className="sr-only">{text.products}</h2>
      <ul ref={focus.grid} className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {products.map((product, index) => (
          <li key={product._id}>
            <FavoriteCard product={product} onRemove={() => focus.leave(index)} />
          </li>
        ))}
      </ul>
      {waiting > 0 && <ShelfSkeleton count={waiting} />}
      {shown < productIds.length && (
        <p className="mt-12 text-center">
          <Button tone="outline" size="large" onClick={() => setShown(shown + PAGE_SIZE)}>
            {text.more}
          </Button>
        </p>
      )}
    </>
  );
}
