import type { Invoice } from '@print-shop/contracts';
import { issueChallan, listOrderInvoices } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Button, toast } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useIssueAhead, useOrderDocuments } from './api/use-order-documents.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { useText } from './messages/index.ts';
import { SharedNumber } from './shared-number.tsx';

/** The documents of an order, and those that can be issued ahead of its invoice. */
export function OrderDocuments({ order }: { order: string }) {
  const text = useText();
  const isAllowed = usePermission(listOrderInvoices.permission);
  const query = useOrderDocuments(order, isAllowed);
  if (!isAllowed) return null;
  return (
    <Region query={query} loading={null} failed={text.documentsFailed}>
      {(invoices) => <Documents order={order} invoices={invoices} />}
    </Region>
  );
}

function Documents({ order, invoices }: { order: string; invoices: readonly Invoice[] }) {
  const text = useText();
  const mayIssue = usePermission(issueChallan.permission) && !invoices.some(({ kind }) => kind === 'tax-invoice');
  if (invoices.length === 0 && !mayIssue) return null;
  return (
    <section aria-label={text.documents} className="grid gap-3 border-rule border-t pt-3">
      <ul className="grid gap-2 empty:hidden">
        {invoices.map((invoice) => (
          <li key={invoice._id} className="flex items-center justify-between gap-4">
            <span>
              {text.documentKinds[invoice.kind]}{' '}
              <span className="block text-ink-soft text-small">
                <span className="inline-block">{invoice.number},</span>{' '}
                <span className="inline-block">{formatDate(invoice.issuedAt)}</span>
              </span>
              {invoice.sharedWith && <SharedNumber {...invoice.sharedWith} />}
            </span>
            <InvoiceButton invoice={invoice} />
          </li>
        ))}
      </ul>
      {mayIssue && <IssueAhead order={order} />}
    </section>
  );
}

/** Issues what goes with the goods before their invoice, or what the customer is asked to pay. */
function IssueAhead({ order }: { order: string }) {
  const text = useText();
  const { mutate, isPending, variables } = useIssueAhead(
    order,
    ({ number }) => toast(text.issued(number)),
    (error) => toast(messageOf(error, text.issueFailed), 'bad'),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {(['proforma', 'delivery-challan'] as const).map((kind) => (
        <Button
          key={kind}
          tone="outline"
          size="small"
          isBusy={isPending && variables === kind}
          onClick={() => mutate(kind)}
        >
          {text.issue(text.documentKinds[kind])}
        </Button>
      ))}
    </div>
  );
}
