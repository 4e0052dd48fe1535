import type { Invoice } from '@print-shop/contracts';
import { downloadInvoice, issueProforma, listOrderInvoices } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Button, toast } from '@print-shop/ui';
import { call, callForFile, messageOf, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

const KEPT_MS = 60_000;

/** Puts an invoice among the person's downloads. */
async function save({ _id: id, number }: Invoice): Promise<void> {
  const url = URL.createObjectURL(await callForFile(downloadInvoice, { params: { id } }));
  Object.assign(document.createElement('a'), { href: url, download: `${number.replaceAll('/', '-')}.pdf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

interface DocumentsProps {
  order: string;
  /** Whether the customer can ask for a proforma invoice. */
  canAsk: boolean;
}

/** The invoice of an order, its credit notes and receipts, as PDF and to print. Absent while there are none. */
export function Documents({ order, canAsk }: DocumentsProps) {
  const text = useText();
  const { data: invoices = [] } = useQuery(queryFor(listOrderInvoices, { params: { order } }));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: save,
    onError: (error) => toast(messageOf(error, text.downloadFailed), 'bad'),
  });
  const isInvoiced = invoices.some(({ kind }) => kind === 'tax-invoice' || kind === 'bill-of-supply');
  const hasAsk = canAsk && !isInvoiced;
  if (invoices.length === 0 && !hasAsk) return null;
  return (
    <section aria-labelledby="documents" className="rounded border border-rule bg-sheet p-6">
      <h2 id="documents" className="mb-1 font-bold">
        {text.documents}
      </h2>
      <ul>
        {invoices.map((invoice) => (
          <li key={invoice._id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <div>
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
            </div>
            <Link
              to={`/invoice/${invoice._id}`}
              aria-label={text.viewOf(invoice.number)}
              className="inline-flex min-h-11 items-center text-action text-small underline"
            >
              {text.view}
            </Link>
          </li>
        ))}
      </ul>
      {hasAsk && <AskForProforma order={order} isFirst={invoices.length === 0} />}
    </section>
  );
}

/** Asks for a proforma invoice, which offices want before they pay. */
function AskForProforma({ order, isFirst }: { order: string; isFirst: boolean }) {
  const text = useText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => save(await call(issueProforma, { params: { order } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listOrderInvoices.id] }),
    onError: (error) => toast(messageOf(error, text.downloadFailed), 'bad'),
  });
  return (
    <div className="mt-3">
      {isFirst && <p className="mb-3 text-ink-soft text-small">{text.invoiceFollows}</p>}
      <Button tone="outline" size="small" isBusy={isPending} onClick={() => mutate()}>
        {text.askForProforma}
      </Button>
    </div>
  );
}
