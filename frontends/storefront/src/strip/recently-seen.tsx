import { useEffect } from 'react';
import { useProductsById } from '../api/use-products-by-id.ts';
import { useText } from './messages/index.ts';
import { ProductStrip } from './product-strip.tsx';
import { clearSeen, forgetSeen, useSeen } from './seen.ts';

const SHOWN = 8;

/** The latest products that this browser has seen, but for those on the page already. */
export function RecentlySeen({ without }: { without: readonly string[] }) {
  const text = useText();
  const ids = useSeen()
    .filter((id) => !without.includes(id))
    .slice(0, SHOWN);
  const { data, isPlaceholderData, isError } = useProductsById(ids);
  const found = isPlaceholderData ? undefined : data;
  const gone = found ? ids.filter((id) => found.every(({ _id }) => _id !== id)).join() : '';
  useEffect(() => {
    if (gone) forgetSeen(gone.split(','));
  }, [gone]);
  const shown = found ?? ids.map(() => undefined);
  if (shown.length === 0 || (isError && !found)) return null;
  return (
    <ProductStrip
      title={text.recentlySeen}
      products={shown}
      action={
        <button type="button" onClick={clearSeen} className="min-h-11 shrink-0 text-action text-small hover:underline">
          {text.clear}
        </button>
      }
    />
  );
}
