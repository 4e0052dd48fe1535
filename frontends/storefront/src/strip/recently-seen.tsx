import { LoadFailure } from '@print-shop/ui';
import { useEffect } from 'react';
import { useProductsById } from '../api/use-products-by-id.ts';
import { useText } from './messages/index.ts';
import { ProductStrip } from './product-strip.tsx';
import { clearSeen, forgetSeen, useSeen } from './seen.ts';

const SHOWN = 8;

/** The latest products that this browser has seen, except those on the page already. */
export function RecentlySeen({ without }: { without: readonly string[] }) {
  const text = useText();
  const ids = useSeen()
    .filter((id) => !without.includes(id))
    .slice(0, SHOWN);
  const { products, isComplete, isError, retry } = useProductsById(ids);
  const known = new Map(products.map((product) => [product._id, product]));
  const gone = isComplete ? ids.filter((id) => !known.has(id)).join() : '';
  useEffect(() => {
    if (gone) forgetSeen(gone.split(','));
  }, [gone]);
  // Those of the strip before stay where they are still in it; the others have a place until they come.
  const shown = ids.map((id) => known.get(id)).filter((product) => product || !(isComplete || isError));
  if (shown.length === 0 && !isError) return null;
  return (
    <ProductStrip
      title={text.recentlySeen}
      products={shown}
      action={
        <button type="button" onClick={clearSeen} className="min-h-11 shrink-0 text-action text-small hover:underline">
          {text.clear}
        </button>
      }
    >
      {isError && <LoadFailure onRetry={retry}>{text.seenFailed}</LoadFailure>}
    </ProductStrip>
  );
}
