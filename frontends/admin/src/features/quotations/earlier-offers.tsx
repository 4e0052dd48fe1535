import type { Quotation } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { QuotationSheet } from '../../quotation-sheet/quotation-sheet.tsx';
import { useText } from './messages/index.ts';

/** The earlier offers under the number, the newest first. Each can be unfolded. */
export function EarlierOffers({ quotation }: { quotation: Quotation }) {
  const text = useText();
  if (quotation.replaced.length === 0) return null;
  return (
    <section aria-labelledby="earlier-offers" className="print:hidden">
      <h2 id="earlier-offers" className="mb-2 font-bold">
        {text.earlier}
      </h2>
      <ul className="grid gap-3">
        {quotation.replaced.toReversed().map((offer) => (
          <li key={offer.revision}>
            <details>
              <summary className="cursor-pointer py-2">
                {text.replaced(offer.revision, formatRupees(offer.grandTotal), formatDate(offer.replacedAt))}
              </summary>
              <QuotationSheet
                title={`Revision ${offer.revision}`}
                lines={offer.items.map((line, index) => ({ ...line, id: String(index) }))}
                conditions={offer}
                kept={{ ...offer, number: quotation.number, customerName: quotation.customerName }}
              />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
