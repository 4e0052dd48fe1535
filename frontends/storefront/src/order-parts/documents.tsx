import type { Invoice } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { Region } from '@print-shop/web-kit/region';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { useDocuments } from './api/use-documents.ts';
import { useText } from './messages/index.ts';

interface DocumentsProps {
  order: string;
  /** Whether the customer can ask for a proforma invoice. */
  canAsk: boolean;
}

/** The invoice of an order, its credit notes and receipts, as PDF and to print. Absent while there are none. */
export function OrderDocuments({ order, canAsk }: DocumentsProps) {
  const text = useText();
  const documents = useDocuments(order, (error) => toast(messageOf(error, text.downloadFailed), 'bad'));
  return (
    <Region query={documents.query} loading={null} failed={text.documentsFailed}>
      {(invoices) => <Documents invoices={invoices} canAsk={canAsk} documents={documents} />}
    </Region>
  );
}

interface LoadedProps extends Pick<DocumentsProps, 'canAsk'> {
  invoices: readonly Invoice[];
  documents: Pick<ReturnType<typeof useDocuments>, 'download' | 'askForProforma'>;
}

function Documents({ invoices, canAsk, documents: { download, askForProforma } }: LoadedProps) {
  const text = useText();
  const { orderLink } = useOrderAccess();
  const { mutate, isPending, variables } = download;
  const isInvoiced = invoices.some(({ kind }) => kind === 'tax-invoice' || kind === 'bill-of-supply');
  const hasAsk = canAsk && !isInvoiced;
  if (invoices.length === 0 && !hasAsk) return null;
  return (
    <section aria-labelledby="documents" className="rounded border border-rule bg-sheet p-6">
      <h2 id="documents" className="mb-1 font-bold">
        {text.documents}
      </h2>
      <ul className="grid gap-2">
        {invoices.map((invoice) => (
          <li key={invoice._id} className="flex items-baseline justify-between gap-x-4">
            <div className="min-w-0">
              <button
                type="button"
                aria-disabled={isPending || undefined}
                aria-busy={(isPending && variables?._id === invoice._id) || undefined}
                onClick={() => isPending || mutate(invoice)}
                className="inline-flex min-h-11 items-center gap-2 text-left font-semibold text-action hover:underline [overflow-wrap:anywhere]"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                {/* A number that is cut at its hyphen reads like two. */}
                <span>
                  {text.documentKinds[invoice.kind]} <span className="inline-block">{invoice.number}</span>
                </span>
              </button>
              <p className="-mt-2 text-caption text-ink-soft">{formatDate(invoice.issuedAt)}</p>
            </div>
            {orderLink === undefined && (
              <Link
                to={`/invoice/${invoice._id}`}
                aria-label={text.viewOf(invoice.number)}
                className="inline-flex min-h-11 items-center text-action text-small underline"
              >
                {text.view}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hasAsk && (
        <div className="mt-3">
          {invoices.length === 0 && <p className="mb-3 text-ink-soft text-small">{text.invoiceFollows}</p>}
          {/* Offices want a proforma invoice before they pay. */}
          <Button tone="outline" size="small" isBusy={askForProforma.isPending} onClick={() => askForProforma.mutate()}>
            {text.askForProforma}
          </Button>
        </div>
      )}
    </section>
  );
}
