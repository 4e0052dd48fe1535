import type { Product } from '@print-shop/contracts';
import { hasBreaks, toPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Button, FormMessage, IconButton } from '@print-shop/ui';
import { Trash2 } from 'lucide-react';
import { productBreaks } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useTaxed } from '../../../api/use-tax-rates.ts';
import { useText as useBuyerText } from '../../../buyer/messages/index.ts';
import { ConsentNote } from '../../../consent/consent-note.tsx';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { TaxNote } from '../../../order-terms/tax-note.tsx';
import { HEX } from '../../../tee/hex.ts';
import { useTeeText } from '../../../tee/messages/index.ts';
import { RATE, shirtCount } from '../draft.ts';
import { useText } from '../messages/index.ts';
import type { BulkOrderDraft } from '../use-bulk-order.ts';

/** The lines so far, the sum explained, and the button that sends it. */
export function OrderSum({ product, draft }: { product: Product; draft: BulkOrderDraft }) {
  const { form, lines, prices, placements } = draft;
  const { errors, isSubmitting } = form.formState;
  const text = useText().order;
  const buyerText = useBuyerText();
  const checkBuyer = errors.buyer && buyerText.check;
  const { colors } = useTeeText();
  const { query, taxed } = useTaxed(
    lines.map(({ quantity }, n) => ({
      productId: product._id,
      type: product.type,
      quantity,
      paise: toPaise(prices[n] ?? 0),
    })),
    0,
  );
  const missing = placements.length === 0 ? text.needsPlacement : lines.length === 0 && text.needsLine;
  const total = formatRupees(prices.reduce((sum, price) => sum + price, 0));
  return (
    <section aria-label={text.title} className="border-ink border-t-2 border-dashed px-5 py-7 sm:px-8">
      <h2 className="headline text-lead">{text.title}</h2>
      {lines.length === 0 ? (
        <p className="mt-2 text-ink-soft">{text.empty}</p>
      ) : (
        <ul className="mt-3">
          {lines.map((line, n) => (
            <li key={line.color + line.size} className="tabular flex items-center gap-3 border-rule border-b py-1">
              <span
                aria-hidden="true"
                className="size-5 shrink-0 rounded-full border border-rule-strong"
                style={{ background: HEX[line.color] }}
              />
              <span className="grow">
                {line.quantity} × {colors[line.color]}, {line.size}
              </span>
              <span className="font-semibold">{formatRupees(prices[n] ?? 0)}</span>
              <IconButton label={text.remove(colors[line.color], line.size)} onClick={() => draft.remove(line)}>
                <Trash2 aria-hidden="true" className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="tabular mt-5 text-ink-soft">
        {hasBreaks(product)
          ? text.sumByQuantity(shirtCount(lines))
          : text.sum(shirtCount(lines), placements.length, RATE)}
        <strong className="text-ink">{total}</strong>
      </p>
      <TaxNote query={query} taxed={taxed} />
      {hasBreaks(product) && <Breaks product={product} count={shirtCount(lines)} />}
      {(errors.root || checkBuyer) && (
        <div className="mt-4">
          <FormMessage detail={errors.root && (checkBuyer ?? errors.root.message)}>
            {errors.root ? text.failed : checkBuyer}
          </FormMessage>
        </div>
      )}
      <Button
        size="large"
        wide
        className="mt-4"
        isBusy={isSubmitting}
        busyLabel={text.processing}
        disabled={missing !== false}
        aria-describedby="order-note"
        onClick={draft.submit}
      >
        {text.place(total)}
      </Button>
      <p id="order-note" className="mt-3 text-center text-ink-soft text-small">
        {missing || text.note}
      </p>
      <ConsentNote by="ordering" className="mt-2 text-center text-ink-soft text-small" />
    </section>
  );
}

/** The prices of a shirt by quantity; the one in force stands out. */
function Breaks({ product, count }: { product: Product; count: number }) {
  const { breakOf } = useOrderTerms();
  const breaks = productBreaks(product, useMoment());
  const reached = breaks.findLast(({ from }) => from <= count);
  return (
    <ul className="tabular mt-2 text-small">
      {breaks.map((one) => (
        <li key={one.from} className={one === reached ? 'font-bold' : 'text-ink-soft'}>
          {breakOf(one.from, formatRupees(toRupees(one.unitPaise)), one.savesPercent)}
        </li>
      ))}
    </ul>
  );
}
