import type { Order } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { PaymentBadge, ProductPicture, StoredDesign } from '@print-shop/ui';
import { Link } from 'react-router';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useChoicesOf } from '../../../order-terms/use-choices-of.ts';
import { useText } from '../messages/index.ts';

export function OrderLines({ order }: { order: Order }) {
  const terms = useOrderTerms();
  const choicesOf = useChoicesOf();
  return (
    <ul className="border-rule border-t">
      {order.orderItems.map((item) => (
        <li key={item._id} className="grid grid-cols-[4.5rem_1fr_auto] gap-4 border-rule border-b py-4">
          <ProductPicture src={item.image} alt="" sizes="72px" className="rounded-sm" />
          <div>
            <Link to={`/product/${item.product}`} className="font-semibold hover:underline">
              {item.name}
            </Link>
            <p className="tabular text-ink-soft text-small">
              {[`${item.qty} × ${formatRupees(item.price)}`, choicesOf(item)].filter(Boolean).join(' · ')}
            </p>
            {item.design.startsWith('/') && (
              <p className="mt-2">
                <StoredDesign url={item.design} alt={terms.yourDesign} />
              </p>
            )}
          </div>
          <p className="tabular font-bold">{formatRupees(item.price * item.qty)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Address, payment and totals. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText();
  const terms = useOrderTerms();
  const { address, city, postalCode, country } = order.shippingAddress;
  return (
    <div className="grid gap-6 rounded border border-rule bg-sheet p-6">
      <div>
        <h2 className="font-bold">{text.goesTo}</h2>
        <address className="text-ink-soft not-italic">
          {address}
          <br />
          {city} {postalCode}
          <br />
          {country}
        </address>
      </div>
      <div>
        <h2 className="mb-1 font-bold">{text.payment}</h2>
        <p className="flex items-center gap-3 text-ink-soft">
          {terms.paymentMethods[order.paymentMethod]} <PaymentBadge status={order.paymentStatus} />
        </p>
      </div>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5 border-rule border-t pt-5">
        <dt className="text-ink-soft">{terms.items}</dt>
        <dd className="text-right">{formatRupees(order.itemsPrice)}</dd>
        <dt className="text-ink-soft">{terms.shipping}</dt>
        <dd className="text-right">{order.shippingPrice === 0 ? terms.free : formatRupees(order.shippingPrice)}</dd>
        <dt className="font-bold text-lead">{terms.total}</dt>
        <dd className="text-right font-bold text-lead">{formatRupees(order.totalPrice)}</dd>
      </dl>
    </div>
  );
}
