import type { Order } from '@print-shop/contracts';
import { billingLine } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { PaymentBadge } from '@print-shop/ui';
import { InvoiceTo } from '../../../order-parts/invoice-to.tsx';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useText } from '../messages/index.ts';
import type { OwnRefund } from '../refund-of.ts';

/** Address, payment and totals. */
export function OrderFacts({ order, refund }: { order: Order; refund: OwnRefund | undefined }) {
  const text = useText();
  const terms = useOrderTerms();
  const { address, city, postalCode, country } = order.shippingAddress;
  // Nobody waits for the payment of an order that has ended.
  const isOver = order.status === 'cancelled' || order.status === 'rejected';
  const hasBadge = !isOver || order.paymentStatus === 'paid';
  return (
    <div className="grid gap-6 rounded border border-rule bg-sheet p-6">
      {order.quotation && <p className="text-ink-soft">{text.asQuoted(order.quotation.number)}</p>}
      <InvoiceTo name={order.buyerName} gstin={order.gstin} address={billingLine(order)} />
      {address && (
        <div>
          <h2 className="font-bold">{text.deliveryAddress}</h2>
          <address className="text-ink-soft not-italic [overflow-wrap:anywhere]">
            {address}
            <br />
            {city} {postalCode}
            <br />
            {country}
          </address>
        </div>
      )}
      <div>
        <h2 className="mb-1 font-bold">{text.payment}</h2>
        <p className="flex items-center gap-3 text-ink-soft">
          {!order.quotation && terms.paymentMethods[order.paymentMethod]}{' '}
          {hasBadge && <PaymentBadge status={order.paymentStatus} />}
        </p>
      </div>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5 border-rule border-t pt-5">
        <dt className="text-ink-soft">{terms.items}</dt>
        <dd className="text-right">{formatRupees(order.itemsPrice)}</dd>
        {order.discount !== undefined && (
          <>
            <dt className="text-ink-soft">{order.coupon ? terms.coupon(order.coupon) : text.discount}</dt>
            <dd className="text-right">−{formatRupees(order.discount)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{terms.shipping}</dt>
        <dd className="text-right">{order.shippingPrice === 0 ? terms.free : formatRupees(order.shippingPrice)}</dd>
        {order.taxPrice !== undefined && (
          <>
            <dt className="text-ink-soft">{text.tax}</dt>
            <dd className="text-right">{formatRupees(order.taxPrice)}</dd>
          </>
        )}
        <dt className="font-bold text-lead">{terms.total}</dt>
        <dd className="text-right font-bold text-lead">
          {order.status === 'cancelled' ? <del>{formatRupees(order.totalPrice)}</del> : formatRupees(order.totalPrice)}
        </dd>
        {order.advance !== undefined && order.status !== 'cancelled' && (
          <>
            <dt className="text-ink-soft">{text.advance}</dt>
            <dd className="text-right">{formatRupees(order.advance)}</dd>
          </>
        )}
        {refund && (
          <>
            <dt className="font-bold">{refund.state === 'sent' ? text.refunded : text.refundDue}</dt>
            <dd className="text-right font-bold">{formatRupees(refund.rupees)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
