import type { Invoice } from '@print-shop/contracts';
import { downloadInvoice, listOrderInvoices } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { toast } from '@print-shop/ui';
import { callForFile, messageOf, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useText } from './messages/index.ts';

const KEPT_MS = 60_000;

/** Puts an invoice among the person's downloads. */
async function save({ _id: id, number }: Invoice): Promise<void> {
  const url = URL.createObjectURL(await callForFile(downloadInvoice, { params: { id } }));
  Object.assign(document.createElement('a'), { href: url, download: `${number.replaceAll('/', '-')}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** The invoice of an order and its credit notes, as PDF. Absent while there are none. */
export function Documents({ order }: { order: string }) {
  const text = useText();
  const { data: invoices = [] } = useQuery(queryFor(listOrderInvoices, { params: { order } }));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: save,
    onError: (error) => toast(messageOf(error, text.downloadFailed), 'bad'),
  });
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="rounded border border-rule bg-sheet p-6">
      <h2 id="documents" className="mb-1 font-bold">
        {text.documents}
      </h2>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice._id}>
            <button
              type="button"
              disabled={isPending}
              aria-busy={(isPending && variables?._id === invoice._id) || undefined}
              onClick={() => mutate(invoice)}
              className="inline-flex min-h-11 items-center gap-2 text-left font-semibold text-action hover:underline [overflow-wrap:anywhere]"
            >
              <FileText aria-hidden="true" className="size-4 shrink-0" />
              {text.documentKinds[invoice.kind]} {invoice.number}
            </button>
            <p className="text-caption text-ink-soft">{formatDate(invoice.issuedAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
