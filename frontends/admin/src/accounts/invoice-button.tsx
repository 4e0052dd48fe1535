import type { Invoice, Paper } from '@print-shop/contracts';
import { downloadInvoice, PAPERS } from '@print-shop/contracts/client';
import { Button, buttonClasses, toast } from '@print-shop/ui';
import { callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { saveFile } from '../save-file.ts';
import { useText } from './messages/index.ts';

/** Downloads a document on A4 or for a roll of 80 mm, and opens it to print. */
export function InvoiceButton({ invoice: { _id: id, number } }: { invoice: Pick<Invoice, '_id' | 'number'> }) {
  const text = useText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (paper: Paper) =>
      saveFile(
        `${number.replaceAll('/', '-')}.pdf`,
        await callForFile(downloadInvoice, { params: { id }, query: { paper } }),
      ),
    onError: (error) => toast(messageOf(error, text.pdfFailed), 'bad'),
  });
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
