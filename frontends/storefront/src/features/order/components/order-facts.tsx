import type { Order } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { PaymentBadge, ProductPicture } from '@print-shop/ui';
import { Link } from 'react-router';

const METHODS: Record<string, string> = {
  UPI: 'UPI',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on delivery',
};

export function OrderLines({ order }: { order: Order }) {
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
              {item.qty} × {formatRupees(item.price)}
              {[item.size && `Size ${item.size}`, item.color, item.placement]
                .filter(Boolean)
                .map((choice) => ` · ${choice}`)}
            </p>
            {item.design.startsWith('/') && (
              <img
                src={item.design}
                alt="Your design"
                className="mt-2 size-16 rounded-sm border border-rule bg-sheet object-contain"
              />
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
  const { address, city, postalCode, country } = order.shippingAddress;
  return (
    <div className="grid gap-6 rounded border border-rule bg-sheet p-6">
      <div>
        <h2 className="font-bold">Goes to</h2>
        <address className="text-ink-soft not-italic">
          {address}
          <br />
          {city} {postalCode}
          <br />
          {country}
        </address>
      </div>
      <div>
        <h2 className="mb-1 font-bold">Payment</h2>
        <p className="flex items-center gap-3 text-ink-soft">
          {METHODS[order.paymentMethod]} <PaymentBadge status={order.paymentStatus} />
        </p>
      </div>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5 border-rule border-t pt-5">
        <dt className="text-ink-soft">Items</dt>
        <dd className="text-right">{formatRupees(order.itemsPrice)}</dd>
        <dt className="text-ink-soft">Shipping</dt>
        <dd className="text-right">{order.shippingPrice === 0 ? 'Free' : formatRupees(order.shippingPrice)}</dd>
        <dt className="font-bold text-lead">Total</dt>
        <dd className="text-right font-bold text-lead">{formatRupees(order.totalPrice)}</dd>
      </dl>
    </div>
  );
}
