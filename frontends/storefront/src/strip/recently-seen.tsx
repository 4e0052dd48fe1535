import { getProduct } from '@print-shop/contracts/client';
import { findQueryFor } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  const found = useQueries({ queries: ids.map((id) => findQueryFor(getProduct, { params: { id } })) });
  const gone = ids.filter((_, index) => found[index]?.data === null).join();
  useEffect(() => {
    if (gone) forgetSeen(gone.split(','));
  }, [gone]);
  // One that cannot be loaded now is left out; one that no longer exists is forgotten.
  const shown = found.filter(({ data, isError }) => data !== null && !isError).map(({ data }) => data ?? undefined);
  if (shown.length === 0) return null;
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
