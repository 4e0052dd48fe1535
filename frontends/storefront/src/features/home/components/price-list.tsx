import type { Product } from '@print-shop/contracts';
import { formatWholeRupees } from '@print-shop/i18n';

import { Link } from 'react-router';
import { priceOf } from '../../../api/price-of.ts';

/** The lowest price of every product type, as a shop's price board. */
export function PriceList({ products }: { products: readonly Product[] }) {
  const lowest = new Map<string, number>();
  for (const product of products)
    lowest.set(product.type, Math.min(lowest.get(product.type) ?? Number.POSITIVE_INFINITY, priceOf(product)));
  if (lowest.size === 0) return null;
  return (
    <section aria-labelledby="prices" className="on-board bg-board text-board-ink">
      <div className="page section grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-16">
        <div>
          <h2 id="prices" className="headline text-title">
            The price board
          </h2>
          <p className="mt-3 max-w-sm text-board-soft">
            What our work starts at today. No hidden set-up cost, no “call for price”.
          </p>
        </div>
        <ul className="sm:columns-2 sm:gap-12">
          {[...lowest].map(([type, rupees]) => (
            <li key={type} className="break-inside-avoid">
              <Link
                to={`/explore?type=${encodeURIComponent(type)}`}
                className="flex min-h-12 items-baseline gap-3 border-board-rule border-b py-2.5 hover:text-yellow"
              >
                <span className="font-semibold">{type}</span>
                <span aria-hidden="true" className="grow" />
                <span className="tabular font-bold">
                  <span className="font-normal text-board-soft text-small">from </span>
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
