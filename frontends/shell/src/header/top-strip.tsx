import { FREE_SHIPPING_ABOVE_PAISE, toRupees } from '@print-shop/contracts';
import { formatWholeRupees } from '@print-shop/i18n';

import type { Shop } from '@print-shop/web-kit';
import { Phone } from 'lucide-react';

/** One line over the board: what the visitor gains, and a number to call. */
export function TopStrip({ shop }: { shop: Shop }) {
  return (
    <aside aria-label="Shop notes" className="bg-yellow text-stamp-ink print:hidden">
      <div className="page flex min-h-9 items-center justify-between gap-4 font-medium text-caption">
        <p>
          Free delivery above {formatWholeRupees(toRupees(FREE_SHIPPING_ABOVE_PAISE))}
          <span className="hidden md:inline"> · GST invoice with every order · Misprint? We print it again, free</span>
        </p>
        <a
          href={`tel:${shop.phone.replaceAll(/[^\d+]/g, '')}`}
          className="inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap hover:underline"
        >
          <Phone aria-hidden="true" className="size-3.5" />
          {shop.phone}
        </a>
      </div>
    </aside>
  );
}
