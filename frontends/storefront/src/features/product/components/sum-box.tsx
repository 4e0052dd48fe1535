import type { Product } from '@print-shop/contracts';
import { shippingPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { deliveryTermsOf, useShop } from '@print-shop/web-kit';
import { piecesPrice } from '../../../api/pieces-price.ts';
import { useMoment } from '../../../api/use-moment.ts';
import { useText } from '../messages/index.ts';
import { type Choices, toPrice } from '../use-choices.ts';

const row = 'flex justify-between gap-4 lg:block';

/** The calculation: pieces, set-up, discount, delivery and total. A list on a phone, one line on a desktop. */
export function SumBox({ product, choices }: { product: Product; choices: Choices }) {
  const text = useText();
  const { unitPaise, totalPaise: items, listPaise, parts } = piecesPrice(product, toPrice(choices), useMoment());
  const setUp = parts.find(({ kind }) => kind === 'set-up')?.paise ?? 0;
  const saved = listPaise - items;
  const shipping = shippingPaise(items, deliveryTermsOf(useShop()));
  return (
    <dl className="tabular grid grow gap-y-1 text-small lg:flex lg:gap-7">
      <div className={row}>
        <dt className="text-ink-soft">
          {choices.quantity} × {formatRupees(toRupees(unitPaise))}
        </dt>
        <dd>{formatRupees(toRupees(items - setUp))}</dd>
      </div>
      {setUp > 0 && (
        <div className={row}>
          <dt className="text-ink-soft">{text.setUp}</dt>
          <dd>{formatRupees(toRupees(setUp))}</dd>
        </div>
      )}
      {saved > 0 && (
        <div className={row}>
          <dt className="text-ink-soft">{text.youSave}</dt>
          <dd>{formatRupees(toRupees(saved))}</dd>
        </div>
      )}
      <div className={row}>
        <dt className="text-ink-soft">{text.delivery}</dt>
        <dd>{shipping === 0 ? text.free : formatRupees(toRupees(shipping))}</dd>
      </div>
      <div className={`${row} border-rule max-lg:border-t max-lg:pt-2`}>
        <dt className="font-bold lg:font-normal lg:text-ink-soft">{text.comesTo}</dt>
        <dd className="font-bold text-lead leading-snug">{formatRupees(toRupees(items + shipping))}</dd>
      </div>
    </dl>
  );
}
