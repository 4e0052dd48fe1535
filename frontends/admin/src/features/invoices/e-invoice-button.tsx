import type { Invoice } from '@print-shop/contracts';
import { ABROAD } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { useDownloadEInvoice } from './api/use-download-e-invoice.ts';
import { useText } from './messages/index.ts';

/** Whether the portal registers the document: one about a taxed supply to a business or to another country. */
const isRegistrable = ({ kind, buyer, placeOfSupply, totals }: Invoice): boolean =>
  (kind === 'tax-invoice' || kind === 'credit-note') &&
  (buyer.gstin !== '' || placeOfSupply === ABROAD) &&
  totals.total > totals.taxable;

/** Downloads a document to a business as the invoice registration portal reads it. */
export function EInvoiceButton({ invoice }: { invoice: Invoice }) {
  const text = useText();
  const { mutate, isPending } = useDownloadEInvoice(invoice, text.eInvoiceFailed);
  if (!isRegistrable(invoice)) return null;
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={text.eInvoiceOf(invoice.number)}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {text.eInvoice}
    </Button>
  );
}
