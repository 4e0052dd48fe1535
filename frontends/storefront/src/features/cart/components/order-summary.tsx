import type { Cart, DeliveryTerms } from '@print-shop/contracts';
import { toPaise, toRupees } from '@print-shop/contracts/client';
import { formatRupees, formatWholeRupees } from '@print-shop/i18n';

import type { ReactNode } from 'react';
import { useTaxed } from '../../../api/use-tax-rates.ts';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { TaxNote } from '../../../order-terms/tax-note.tsx';
import type { AppliedCoupon } from '../api/use-place-order.ts';
import { useShopTerms } from '../api/use-shop-terms.ts';
import { useText } from '../messages/index.ts';
import { orderSum } from '../order-sum.ts';

/** Rupees that are missing to free delivery; 0 when it is free already. The threshold itself still pays. */
const missingRupees = (paise: number, shipping: number, { freeAbovePaise }: DeliveryTerms) =>
  shipping === 0 ? 0 : toRupees((freeAbovePaise ?? 0) - paise) || 1;

interface OrderSummaryProps {
  cart: Cart;
  coupon?: AppliedCoupon | undefined;
  children?: ReactNode;
}

/** The total with the tax in it, the amount missing for free delivery, and the next step. */
export function OrderSummary({ cart, coupon, children }: OrderSummaryProps) {
  const text = useText();
  const terms = useOrderTerms();
  const { delivery } = useShopTerms();
  const { before, shipping, total } = orderSum(cart, coupon?.discount ?? 0, delivery);
  const { query, taxed } = useTaxed(
    cart.items.map(({ total, quantity, productId, type }, n) => ({
      productId,
      type,
      quantity,
      paise: toPaise(total) - toPaise(coupon?.shares[n] ?? 0),
    })),
    shipping,
  );
  const missing = missingRupees(before, shipping, delivery);
  const { freeAbovePaise } = delivery;
  const share = missing > 0 && freeAbovePaise ? Math.min(100, Math.round((before / freeAbovePaise) * 100)) : 100;
  return (
    <section aria-labelledby="summary" className="rounded border border-rule bg-sheet p-5 sm:p-6">
      <h2 id="summary" className="headline text-lead">
        {text.summary}
      </h2>
      {(missing === 0 || freeAbovePaise !== null) && (
        <>
          <p className="mt-3 font-medium text-small">
            {missing === 0 ? text.isDeliveredFree : text.toFreeDelivery(formatWholeRupees(missing))}
          </p>
          <div aria-hidden="true" className="mt-2 flex h-2 overflow-hidden rounded-sm bg-paper-deep">
            <span className="bg-cyan" style={{ width: `${share}%` }} />
          </div>
        </>
      )}
      <dl className="tabular mt-5 grid grid-cols-[1fr_auto] gap-y-2">
        <dt className="text-ink-soft">{terms.items}</dt>
        <dd className="text-right">{formatRupees(cart.totalPrice)}</dd>
        {coupon && (
          <>
            <dt className="text-ink-soft">{terms.coupon(coupon.code)}</dt>
            <dd className="text-right">−{formatRupees(coupon.discount)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{terms.shipping}</dt>
        <dd className="text-right">{shipping === 0 ? terms.free : formatRupees(toRupees(shipping))}</dd>
        <dt className="border-rule border-t pt-3 font-bold text-lead">{terms.total}</dt>
        <dd aria-live="polite" className="border-rule border-t pt-3 text-right font-bold text-lead">
          {formatRupees(toRupees(total))}
        </dd>
      </dl>
      <TaxNote query={query} taxed={taxed} />
      {children && <div className="mt-5 grid gap-3">{children}</div>}
    </section>
  );
}
