import type { Order } from '@print-shop/contracts';
import { billingLine, orderNumber } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { PaymentBadge } from '@print-shop/ui';
import { NotFoundPage, usePageTitle, usePermission } from '@print-shop/web-kit';
import { orderLines, StaffClaims, useClaimText } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { Region } from '@print-shop/web-kit/region';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { AccountPanel } from '../../accounts/account-panel.tsx';
import { useText as useMoneyText } from '../../accounts/messages/index.ts';
import { useOrder } from '../../api/use-orders.ts';
import { History } from '../../history/history.tsx';
import { PageHead } from '../../page-head.tsx';
import { OrderProofs } from '../../proofs/order-proofs.tsx';
import { SentMessages } from '../../sent-messages/sent-messages.tsx';
import { DeliveryBadge } from './components/delivery-badge.tsx';
import { OrderActions } from './components/order-actions.tsx';
import { OrderItems } from './components/order-items.tsx';
import { OrderTimeline } from './components/order-timeline.tsx';
import { useText } from './messages/index.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded border border-rule bg-sheet p-4">
      <h2 className="mb-2 font-bold">{title}</h2>
      {children}
    </section>
  );
}

export default function OrderPage() {
  const text = useText();
  const { id = '' } = useParams();
  const query = useOrder(id);
  usePageTitle(text.order(orderNumber(id)));
  return (
    <Region query={query} loading={text.loading} failed={text.failed} level={1} empty={<NotFoundPage />}>
      {(order) => <OrderSheet order={order} />}
    </Region>
  );
}

function OrderSheet({ order }: { order: Order }) {
  const text = useText();
  const claimText = useClaimText();
  const mayReadMoney = usePermission('payments:read');
  const moneyText = useMoneyText();
  const mayDecide = usePermission('orders:write');
  const { address, city, postalCode, country, state: region, phone } = order.shippingAddress;
  return (
    <>
      <PageHead title={text.order(orderNumber(order._id))} text={text.placed(formatDateTime(order.createdAt))}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
          {order.imported && <span>{text.imported(order.imported.number)}</span>}
          <span>
            {text.payment} <PaymentBadge status={order.paymentStatus} />
          </span>
          <span>
            {text.delivery} <DeliveryBadge order={order} />
          </span>
        </span>
        <OrderActions order={order} />
      </PageHead>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-4">
          <Part title={text.items}>
            <OrderItems order={order} />
          </Part>
          {order.claims && (
            <Part title={claimText.staff.title}>
              <StaffClaims order={orderLines(order)} mayDecide={mayDecide} />
            </Part>
          )}
          <OrderProofs order={order._id} />
          <ConversationBox id={order._id} />
        </div>
        <div className="grid gap-4">
          <Part title={text.timeline}>
            <OrderTimeline entries={order.timeline} items={order.orderItems} />
          </Part>
          <Part title={text.customer}>
            <p className="[overflow-wrap:anywhere]">{order.customer.name || order.user}</p>
            {order.customer.email && (
              <a
                href={`mailto:${order.customer.email}`}
                className="inline-flex min-h-6 items-center text-action underline [overflow-wrap:anywhere]"
              >
                {order.customer.email}
              </a>
            )}
            {(order.gstin || order.buyerName) && (
              <p className="[overflow-wrap:anywhere]">
                {text.invoiceTo}{' '}
                {[order.buyerName, billingLine(order), order.gstin && `GSTIN ${order.gstin}`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            )}
          </Part>
          {order.quotation ? (
            <Part title={text.quotation}>
              <Link
                to={`/admin/quotations/${order.quotation.id}`}
                className="inline-flex min-h-6 items-center text-action underline"
              >
                {order.quotation.number}
              </Link>
              <p className="text-ink-soft text-small">{text.asQuoted}</p>
            </Part>
          ) : (
            <Part title={text.payment}>
              <p>{text.methods[order.paymentMethod]}</p>
            </Part>
          )}
          {address && (
            <Part title={text.address}>
              <address className="not-italic">
                {[address, city, postalCode, region, country].filter(Boolean).join(', ')}
                {phone && <span className="block">{phone}</span>}
              </address>
            </Part>
          )}
          {mayReadMoney && (
            <Part title={moneyText.title}>
              <AccountPanel order={order._id} />
            </Part>
          )}
          <SentMessages orderId={order._id} />
          <History kind="order" id={order._id} />
        </div>
      </div>
    </>
  );
}
