import type { Invoice } from '@print-shop/contracts';
import { ABROAD, downloadEInvoice } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../save-file.ts';
import { useText } from './messages/index.ts';

/** Whether the portal registers the document: one about a taxed supply to a business or to another country. */
const isRegistrable = ({ kind, buyer, placeOfSupply, totals }: Invoice): boolean =>
  (kind === 'tax-invoice' || kind === 'credit-note') &&
  (buyer.gstin !== '' || placeOfSupply === ABROAD) &&
  totals.total > totals.taxable;

/** Downloads a document to a business as the invoice registration portal reads it. */
export function EInvoiceButton({ invoice }: { invoice: Invoice }) {
  const text = useText();
  const { _id: id, number } = invoice;
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(`${number.replaceAll('/', '-')}.json`, await callForFile(downloadEInvoice, { params: { id } })),
    onError: (error) => toast(messageOf(error, text.eInvoiceFailed), 'bad'),
  });
  if (!isRegistrable(invoice)) return null;
  return (
    <Button tone="quiet" size="small" aria-label={text.eInvoiceOf(number)} isBusy={isPending} onClick={() => mutate()}>
      {text.eInvoice}
    </Button>
  );
}
