import { type Product, shippingPaise, toPaise, toRupees } from '@print-shop/contracts';
import { formatRupees, Price } from '@print-shop/ui';
import { priceOf } from '../../../api/price-of.ts';

/** What it comes to in all: pieces, delivery, total. */
export function SumBox({ product, quantity }: { product: Product; quantity: number }) {
  const items = toPaise(priceOf(product)) * quantity;
  const shipping = shippingPaise(items);
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1 text-small">
      <dt className="text-ink-soft">
        {quantity} × <Price rupees={priceOf(product)} className="font-normal" />
      </dt>
      <dd className="text-right">{formatRupees(toRupees(items))}</dd>
      {product.happyHourDiscount > 0 && (
        <>
          <dt className="text-ink-soft">You save ({product.happyHourDiscount}%)</dt>
          <dd className="text-right">{formatRupees(toRupees(toPaise(product.price) * quantity - items))}</dd>
        </>
      )}
      <dt className="text-ink-soft">Delivery</dt>
      <dd className="text-right">{shipping === 0 ? 'Free' : formatRupees(toRupees(shipping))}</dd>
      <dt className="mt-1 border-rule border-t pt-2 font-bold">Comes to</dt>
      <dd className="mt-1 border-rule border-t pt-2 text-right font-bold text-lead">
        {formatRupees(toRupees(items + shipping))}
      </dd>
    </dl>
  );
}
