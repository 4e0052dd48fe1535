import { formatDate } from '@print-shop/i18n';
import { useText } from './messages/index.ts';

interface OrderHeadProps {
  number: string;
  createdAt: string;
  /** The state of the order. */
  headline: string;
  /** The next step of the shop or of the customer, in one sentence. */
  next: string;
}

/** The number of an order or a bulk order, its state, and what is next. */
export function OrderHead({ number, createdAt, headline, next }: OrderHeadProps) {
  const text = useText();
  return (
    <>
      <p className="text-ink-soft">
        {text.order} <span className="tabular font-semibold text-ink">{number}</span>,{' '}
        {text.placedOn(formatDate(createdAt))}
      </p>
      <h1 className="headline mt-1 text-title">{headline}</h1>
      <p className="mt-2 max-w-[60ch]">
        <span className="sr-only">{text.next}: </span>
        {next}
      </p>
    </>
  );
}
