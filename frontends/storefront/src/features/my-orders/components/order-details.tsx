import type { Order } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';

const METHODS: Record<string, string> = {
  UPI: 'UPI',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on delivery',
};

/** Everything about one order: items, customization, where it goes, how it is paid, totals. */
export function OrderDetails({ order }: { order: Order }) {
  const { address, city, postalCode, country } = order.shippingAddress;
  return (
    <div className="mt-5 grid animate-settle gap-6 border-rule border-t pt-5 text-small md:grid-cols-3">
      <div className="md:col-span-3">
        <h3 className="mb-2 font-bold">Items</h3>
        <ul className="grid gap-1.5">
          {order.orderItems.map((item) => (
            <li key={item._id} className="tabular flex justify-between gap-4">
              <span>
                {item.name}, {item.qty} × {formatRupees(item.price)}
              </span>
              <span>{formatRupees(item.qty * item.price)}</span>
            </li>
          ))}
        </ul>
      </div>
      {(order.placement || order.designurl) && (
        <div>
          <h3 className="mb-1 font-bold">Customization details</h3>
          {order.placement && <p>Placement: {order.placement}</p>}
          {order.designurl && (
            <a
              href={order.designurl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-9 items-center font-semibold text-action underline"
            >
              View Design
            </a>
          )}
        </div>
      )}
      <div>
        <h3 className="mb-1 font-bold">Shipping address</h3>
        <address className="not-italic">
          {address}, {city} {postalCode}, {country}
        </address>
      </div>
      <div>
        <h3 className="mb-1 font-bold">Payment</h3>
        <p>
          {METHODS[order.paymentMethod]}, {order.paymentStatus}
        </p>
        <dl className="tabular mt-2 grid grid-cols-[1fr_auto] gap-x-4">
          <dt>Items</dt>
          <dd className="text-right">{formatRupees(order.itemsPrice)}</dd>
          <dt>Shipping</dt>
          <dd className="text-right">{formatRupees(order.shippingPrice)}</dd>
          <dt className="font-bold">Total</dt>
          <dd className="text-right font-bold">{formatRupees(order.totalPrice)}</dd>
        </dl>
      </div>
    </div>
  );
}
