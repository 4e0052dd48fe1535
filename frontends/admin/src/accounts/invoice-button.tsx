import type { Invoice } from '@print-shop/contracts';
import { downloadInvoice } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../save-file.ts';
import { useText } from './messages/index.ts';

/** Downloads an invoice or a credit note. */
export function InvoiceButton({ invoice: { _id: id, number } }: { invoice: Pick<Invoice, '_id' | 'number'> }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(`${number.replaceAll('/', '-')}.pdf`, await callForFile(downloadInvoice, { params: { id } })),
    onError: (error) => toast(messageOf(error, text.pdfFailed), 'bad'),
  });
  return (
    <Button tone="outline" size="small" aria-label={text.pdfOf(number)} isBusy={isPending} onClick={() => mutate()}>
      {text.pdf}
    </Button>
  );
}
