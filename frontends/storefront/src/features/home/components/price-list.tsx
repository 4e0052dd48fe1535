import type { Product } from '@print-shop/contracts';
import { formatWholeRupees } from '@print-shop/i18n';
import { Skeleton } from '@print-shop/ui';
import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';
import { useText } from '../messages/index.ts';

/** The place of the lines. A shop has about this number of product types. */
const PLACES = Array.from({ length: 12 }, (_, index) => `place-${index}`);

/** The lowest price of every product type, as a shop's price board. */
export function PriceList({ products, isPending }: { products: readonly Product[]; isPending: boolean }) {
  const text = useText().prices;
  const lowest = new Map<string, number>();
  for (const product of products)
    lowest.set(product.type, Math.min(lowest.get(product.type) ?? Number.POSITIVE_INFINITY, priceOf(product)));
  if (lowest.size === 0 && !isPending) return null;
  return (
    <section aria-labelledby="prices" className="below-fold-50 on-board bg-board text-board-ink sm:below-fold-34">
      <div className="page section grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
        <div>
          <h2 id="prices" className="headline text-title">
            {text.title}
          </h2>
          <p className="mt-3 max-w-sm text-board-soft">{text.text}</p>
        </div>
        <ul className="sm:columns-2 sm:gap-12">
          {isPending &&
            PLACES.map((place) => (
              <li key={place} className="break-inside-avoid py-2.5">
                <Skeleton className="h-7 bg-board-rule" />
              </li>
            ))}
          {[...lowest].map(([type, rupees]) => (
            <li key={type} className="break-inside-avoid">
              <Link
                to={`/explore?type=${encodeURIComponent(type)}`}
                className="flex min-h-12 items-baseline gap-3 border-board-rule border-b py-2.5 hover:text-yellow"
              >
                <span className="font-semibold">{type}</span>
                <span aria-hidden="true" className="grow" />
                <span className="tabular font-bold">
                  <span className="font-normal text-board-soft text-small">{text.from} </span>
                  {formatWholeRupees(rupees)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
