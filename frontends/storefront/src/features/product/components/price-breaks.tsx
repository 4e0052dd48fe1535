import type { Product } from '@print-shop/contracts';
import { MAX_LINE_QUANTITY, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { clsx } from 'clsx';
import { piecesPrice, productBreaks } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useText } from '../messages/index.ts';
import { type Choices, toPrice } from '../use-choices.ts';

interface PriceBreaksProps {
  product: Product;
  choices: Choices;
  choose: (next: Partial<Choices>) => void;
}

/** The lower prices of larger quantities, each a tap away, and what the next one brings. */
export function PriceBreaks({ product, choices, choose }: PriceBreaksProps) {
  const text = useText();
  const terms = useOrderTerms();
  const at = useMoment();
  const breaks = productBreaks(product, at).filter(({ from }) => from <= MAX_LINE_QUANTITY);
  if (breaks.length === 0) return null;
  const { quantity } = choices;
  const next = breaks.find(({ from }) => from > quantity);
  const reached = breaks.findLast(({ from }) => from <= quantity);
  const paiseOf = (pieces: number) => piecesPrice(product, { ...toPrice(choices), quantity: pieces }, at).totalPaise;
  const isSamePrice = next && paiseOf(next.from) <= paiseOf(quantity);
  return (
    <div className="w-full">
      <ul aria-label={text.breaks} className="tabular divide-y divide-rule border-rule border-y text-small">
        {breaks.map((one) => (
          <li key={one.from}>
            <button
              type="button"
              aria-pressed={one === reached}
              onClick={() => choose({ quantity: one.from })}
              className={clsx(
                'min-h-11 w-full px-3 text-left hover:bg-paper-deep',
                one === reached && 'bg-paper-deep font-bold',
              )}
            >
              {terms.breakOf(one.from, formatRupees(toRupees(one.unitPaise)), one.savesPercent)}
            </button>
          </li>
        ))}
      </ul>
      {next && (
        <p role="status" className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {isSamePrice ? (
            <>
              {text.samePrice(next.from)}
              <Button tone="outline" size="small" onClick={() => choose({ quantity: next.from })}>
                {text.take(next.from)}
              </Button>
            </>
          ) : (
            text.nextBreak(next.from - quantity, formatRupees(toRupees(next.unitPaise)))
          )}
        </p>
      )}
    </div>
  );
}
