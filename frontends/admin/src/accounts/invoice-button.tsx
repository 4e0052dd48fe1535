import type { Invoice } from '@print-shop/contracts';
import { PAPERS } from '@print-shop/contracts/client';
import { Button, buttonClasses } from '@print-shop/ui';
import { Link } from 'react-router';
import { useDownloadInvoice } from './api/use-order-documents.ts';
import { useText } from './messages/index.ts';

/** Downloads a document on A4 or for a roll of 80 mm, and opens it to print. */
export function InvoiceButton({ invoice }: { invoice: Pick<Invoice, '_id' | 'number'> }) {
  const text = useText();
  const { _id: id, number } = invoice;
  const { mutate, isPending, variables } = useDownloadInvoice(invoice, text.pdfFailed);
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {PAPERS.map((paper) => (
        <Button
          key={paper}
          tone={paper === 'a4' ? 'outline' : 'quiet'}
          size="small"
          aria-label={text.pdfOf(number, text.papers[paper])}
          isBusy={isPending && variables === paper}
          onClick={() => mutate(paper)}
        >
          {text.papers[paper]}
        </Button>
      ))}
      <Link
        to={`/invoice/${id}`}
        aria-label={text.printOf(number)}
        className={buttonClasses({ tone: 'quiet', size: 'small' })}
      >
        {text.print}
      </Link>
    </span>
  );
}
