import { formatDate, formatRupees } from '@print-shop/i18n';
import { IconButton } from '@print-shop/ui';
import { useShop } from '@print-shop/web-kit';
import { Trash2 } from 'lucide-react';
import { grandTotal, LABELS, totalItems } from '../quotation.ts';
import type { Quotation } from '../use-quotation.ts';

/** The lines so far and their sum; on paper it is the quotation that the customer takes home. */
export function OrderSummary({ quotation }: { quotation: Quotation }) {
  const { items, remove } = quotation;
  const shop = useShop();
  const { street, city, postalCode } = shop.address;
  return (
    <section aria-labelledby="order-summary" className="quotation rounded border border-rule bg-sheet p-5">
      <header className="mb-6 hidden border-black border-b-2 pb-4 print:block">
        <p className="headline text-title">{shop.name}</p>
        <p>
          {street}, {city} {postalCode} · {shop.phone} · GSTIN {shop.gstin}
        </p>
        <p className="mt-3">Quotation of {formatDate(new Date().toISOString())}</p>
      </header>
      <h2 id="order-summary" className="headline text-lead">
        Order Summary
      </h2>
      <table className="mt-3 w-full border-collapse text-left">
        <thead>
          <tr className="border-rule border-b">
            <th scope="col" className="py-1.5">
              Item
            </th>
            <th scope="col" className="py-1.5 text-right">
              Qty × price
            </th>
            <th scope="col" className="py-1.5 text-right">
              Amount
            </th>
            <th scope="col" className="w-11 print:hidden">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="border-rule border-b">
              <td className="py-1.5">
                {item.name}
                <span className="block text-caption text-ink-soft">{LABELS[item.type]}</span>
              </td>
              <td className="tabular whitespace-nowrap text-right">
                {item.quantity} × {formatRupees(item.price)}
              </td>
              <td className="tabular whitespace-nowrap text-right">{formatRupees(item.price * item.quantity)}</td>
              <td className="print:hidden">
                <IconButton label={`Remove ${item.name}`} onClick={() => remove(item.id)}>
                  <Trash2 aria-hidden="true" className="size-4" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="tabular mt-4 grid grid-cols-[1fr_auto] gap-y-1">
        <dt>Total items</dt>
        <dd className="text-right">{totalItems(items)}</dd>
        <dt className="font-bold text-lead">Grand total</dt>
        <dd className="text-right font-bold text-lead">{formatRupees(grandTotal(items))}</dd>
      </dl>
    </section>
  );
}
