import { formatRupees } from '@print-shop/i18n';
import { clsx } from 'clsx';
import { useText } from './messages/index.ts';

interface PriceProps {
  rupees: number;
  /** The price before the discount; struck through when it is higher. */
  wasRupees?: number;
  className?: string;
}

/**
 * A price with Indian digit grouping in figures of equal width; with a discount, the original price is struck through beside
 * it.
 */
export function Price({ rupees, wasRupees, className }: PriceProps) {
  const text = useText();
  const isReduced = wasRupees !== undefined && wasRupees > rupees;
  return (
    <span className={clsx('tabular inline-flex flex-wrap items-baseline gap-x-2 font-bold', className)}>
      <span className="whitespace-nowrap">{formatRupees(rupees)}</span>
      {isReduced && (
        <s className="whitespace-nowrap font-normal text-[0.8em] text-ink-soft">
          <span className="sr-only">{text.insteadOf} </span>
          {formatRupees(wasRupees)}
        </s>
      )}
    </span>
  );
}
