import type { Order } from '@print-shop/contracts';
import { itemTotal } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { StoredDesign } from '@print-shop/ui';
import { LookAtOwnLayout } from '../../../order-parts/look-at-own-layout.tsx';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useChoicesOf } from '../../../order-terms/use-choices-of.ts';
import { useText } from '../messages/index.ts';

/** Everything about one order: items, customization, where it goes, how it is paid, totals. */
export function OrderDetails({ order }: { order: Order }) {
  const text = useText();
  const terms = useOrderTerms();
  const choicesOf = useChoicesOf();
  const { address, city, postalCode, country } = order.shippingAddress;
  return (
    <div className="mt-5 grid animate-settle gap-6 border-rule border-t pt-5 text-small md:grid-cols-3">
      <div className="md:col-span-3">
        <h3 className="mb-2 font-bold">{terms.items}</h3>
        <ul className="grid gap-1.5">
          {order.orderItems.map((item) => (
            <li key={item._id} className="tabular flex justify-between gap-4">
              <span>
                {item.name}, {item.qty} × {formatRupees(item.price)}
                <span className="block text-ink-soft">{choicesOf(item)}</span>
                {item.scene && (
                  <span className="mt-1 block">
                    <LookAtOwnLayout layout={item.scene} color={item.color} name={item.name} product={item.product} />
                  </span>
                )}
              </span>
              <span>{formatRupees(itemTotal(item))}</span>
            </li>
          ))}
        </ul>
      </div>
      {(order.placement || order.designurl) && (
        <div>
          <h3 className="mb-1 font-bold">{text.customization}</h3>
          {order.placement && <p>{text.placement(order.placement)}</p>}
          {order.designurl && (
            <StoredDesign url={order.designurl} className="size-9">
              {text.viewDesign}
            </StoredDesign>
          )}
        </div>
      )}
      <div>
        <h3 className="mb-1 font-bold">{text.shippingAddress}</h3>
        <address className="not-italic">
          {address}, {city} {postalCode}, {country}
        </address>
      </div>
      <div>
        <h3 className="mb-1 font-bold">{text.payment}</h3>
        <p>
          {terms.paymentMethods[order.paymentMethod]}, {text.statuses[order.paymentStatus]}
        </p>
        <dl className="tabular mt-2 grid grid-cols-[1fr_auto] gap-x-4">
          <dt>{terms.items}</dt>
          <dd className="text-right">{formatRupees(order.itemsPrice)}</dd>
          {order.coupon && (
            <>
              <dt>{terms.coupon(order.coupon)}</dt>
              <dd className="text-right">−{formatRupees(order.discount ?? 0)}</dd>
            </>
          )}
          <dt>{terms.shipping}</dt>
          <dd className="text-right">{order.shippingPrice === 0 ? terms.free : formatRupees(order.shippingPrice)}</dd>
          <dt className="font-bold">{terms.total}</dt>
          <dd className="text-right font-bold">{formatRupees(order.totalPrice)}</dd>
        </dl>
      </div>
    </div>
  );
}
