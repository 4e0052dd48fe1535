import type { BulkOrder, Order, OrderKind, ProofSummary } from '@print-shop/contracts';
import {
  listAccounts,
  listAllReviews,
  listBulkOrders,
  listConversations,
  listFailedMessages,
  listOrders,
  listProducts,
  listProofs,
  listQuotations,
  orderNumber,
  USUAL_BULK_PROMISE_DAYS,
  USUAL_CALENDAR,
} from '@print-shop/contracts/client';
import { formatDate, formatDateTime, formatRupees } from '@print-shop/i18n';
import { usePageTitle, usePermission, useShop } from '@print-shop/web-kit';
import { useMessageWords } from '../../message-words/index.ts';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { Call, OpenRow, RemindOfProof, Resend, WriteTo } from './components/actions.tsx';
import { Figures } from './components/figures.tsx';
import { type Work, WorkList } from './components/work-list.tsx';
import { useText } from './messages/index.ts';

const numberOf = (id: string, kind: OrderKind) => `#${orderNumber(id, kind)}`;

/** Lists the orders that have to leave, and everything that somebody waits for. */
export default function TodayPage() {
  const text = useText();
  usePageTitle(text.title);
  const maySeeOrders = usePermission('orders:read');
  const maySeeStock = usePermission('catalogue:write');
  const { name: shop, delivery } = useShop();
  const { kinds } = useMessageWords();

  const ofOrder = ({ _id, customer, orderItems, createdAt }: Order): Work => ({
    id: _id,
    of: numberOf(_id, 'order'),
    title: `${numberOf(_id, 'order')} ${customer.name || customer.email}`,
    to: `/admin/orders/${_id}`,
    detail: orderItems
      .filter(({ cancelledAt }) => !cancelledAt)
      .map(({ name, qty }) => `${qty} × ${name}`)
      .join(', '),
    aside: formatDate(createdAt),
  });
  const late = (row: Work, phone = '', email = ''): Work => {
    if (!phone && !email) return row;
    const action = (
      <WriteTo
        of={row.of}
        phone={phone}
        email={email}
        subject={text.letters.aboutOrder(row.of)}
        words={text.letters.late(row.of, shop)}
      />
    );
    return { ...row, action };
  };
  const toRelease = (order: Order): Work => {
    const row = { ...ofOrder(order), aside: formatRupees(order.totalPrice) };
    const { phone } = order.shippingAddress;
    return phone ? { ...row, action: <Call of={row.of} phone={phone} /> } : row;
  };
  const ofBulkOrder = ({ _id, name, email, totalPrice, createdAt }: BulkOrder): Work => {
    const of = numberOf(_id, 'bulk-order');
    return {
      id: _id,
      of,
      title: `${of} ${name || email || ''}`,
      detail: formatRupees(totalPrice),
      aside: formatDate(createdAt),
      to: orderPage('bulk-order', _id),
    };
  };
  const ofProof = ({ _id, name, customer, since }: ProofSummary): Work => ({
    id: _id,
    title: name,
    detail: customer.name,
    aside: formatDateTime(since),
    to: `/admin/artwork/${_id}`,
    of: name,
  });
  const withClaim = (id: string, kind: OrderKind, who: string): Work => ({
    id,
    of: numberOf(id, kind),
    title: `${numberOf(id, kind)} ${who}`,
    to: orderPage(kind, id),
  });

  return (
    <>
      <PageHead
        title={text.title}
        text={text.lead(
          delivery?.promiseDays ?? USUAL_CALENDAR.promiseDays,
          delivery?.bulkPromiseDays ?? USUAL_BULK_PROMISE_DAYS,
        )}
      />
      {maySeeOrders && <Figures />}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <WorkList
          name={text.lists.late}
          route={listOrders}
          query={{ leave: 'late', sort: 'date' }}
          to="/admin/orders?leave=late&sort=date"
          isUrgent
          toWork={(order) => late(ofOrder(order), order.shippingAddress.phone, order.customer.email)}
        />
        <WorkList
          name={text.lists.leaving}
          route={listOrders}
          query={{ leave: 'today', sort: 'date' }}
          to="/admin/orders?leave=today&sort=date"
          toWork={ofOrder}
        />
        <WorkList
          name={text.lists.toRelease}
          route={listOrders}
          query={{ review: 'due', sort: 'date' }}
          to="/admin/orders?review=due"
          toWork={toRelease}
        />
        <WorkList
          name={text.lists.payments}
          route={listAccounts}
          query={{ state: 'reported', sort: 'date' }}
          to="/admin/payments?state=reported"
          toWork={({ _id, orderKind, customer, balance, placedAt }) => ({
            id: _id,
            title: `${numberOf(_id, orderKind)} ${customer.name || customer.email}`,
            detail: formatRupees(balance),
            aside: formatDate(placedAt),
            to: orderPage(orderKind, _id),
            of: numberOf(_id, orderKind),
          })}
        />
        <WorkList
          name={text.lists.lateBulk}
          route={listBulkOrders}
          query={{ leave: 'late', sort: 'date' }}
          to="/admin/bulk-orders?leave=late&sort=date"
          isUrgent
          toWork={(order) => late(ofBulkOrder(order), order.phone, order.email)}
        />
        <WorkList
          name={text.lists.bulkDue}
          route={listBulkOrders}
          query={{ leave: 'today', sort: 'date' }}
          to="/admin/bulk-orders?leave=today&sort=date"
          toWork={ofBulkOrder}
        />
        <WorkList
          name={text.lists.bulkOrders}
          route={listBulkOrders}
          query={{ status: 'Pending', sort: 'date' }}
          to="/admin/bulk-orders?status=Pending"
          toWork={(order) => {
            const work = ofBulkOrder(order);
            return order.phone ? { ...work, action: <Call of={work.of} phone={order.phone} /> } : work;
          }}
        />
        <WorkList
          name={text.lists.inProduction}
          route={listBulkOrders}
          query={{ status: 'In Production', sort: 'date' }}
          to="/admin/bulk-orders?status=In+Production&sort=date"
          toWork={ofBulkOrder}
        />
        <WorkList
          name={text.lists.artwork}
          route={listProofs}
          query={{ state: 'to-proof' }}
          to="/admin/artwork?state=to-proof"
          toWork={ofProof}
        />
        <WorkList
          name={text.lists.changes}
          route={listProofs}
          query={{ state: 'changes-asked' }}
          to="/admin/artwork?state=changes-asked"
          toWork={ofProof}
        />
        <WorkList
          name={text.lists.proofs}
          route={listProofs}
          query={{ state: 'waiting' }}
          to="/admin/artwork?state=waiting"
          toWork={(proof) => ({
            ...ofProof(proof),
            detail: [proof.customer.name, proof.customer.email].filter(Boolean).join(', '),
            action: <RemindOfProof id={proof._id} of={proof.name} />,
          })}
        />
        <WorkList
          name={text.lists.quotations}
          route={listQuotations}
          query={{ state: 'unanswered' }}
          to="/admin/quotations?state=unanswered"
          toWork={({ _id, number, customerName, grandTotal, validUntil, sentTo }) => ({
            id: _id,
            title: `${number} ${customerName}`,
            detail: formatRupees(grandTotal),
            aside: text.until(formatDate(validUntil)),
            to: `/admin/quotations/${_id}`,
            of: number,
            action: (
              <WriteTo
                of={number}
                email={sentTo}
                subject={text.letters.aboutQuotation(number)}
                words={text.letters.quotation(number, formatDate(validUntil), shop)}
              />
            ),
          })}
        />
        <WorkList
          name={text.lists.questions}
          route={listConversations}
          query={{ show: 'waiting' }}
          to="/admin/conversations"
          toWork={({ _id, kind, customer, lastText, lastAt }) => ({
            id: _id,
            title: `${numberOf(_id, kind)} ${customer}`,
            detail: lastText || text.onlyFiles,
            aside: formatDateTime(lastAt),
            to: `/admin/conversations/${_id}`,
            of: numberOf(_id, kind),
            action: (
              <OpenRow to={`/admin/conversations/${_id}`} of={numberOf(_id, kind)}>
                {text.actions.answer}
              </OpenRow>
            ),
          })}
        />
        <WorkList
          name={text.lists.claims}
          route={listOrders}
          query={{ claims: 'open' }}
          to="/admin/orders?claims=open"
          isUrgent
          toWork={({ _id, customer }) => withClaim(_id, 'order', customer.name || customer.email)}
        />
        <WorkList
          name={text.lists.bulkClaims}
          route={listBulkOrders}
          query={{ claims: 'open' }}
          to="/admin/bulk-orders?claims=open"
          isUrgent
          toWork={({ _id, name = '', email = '' }) => withClaim(_id, 'bulk-order', name || email)}
        />
        {maySeeStock && (
          <WorkList
            name={text.lists.stock}
            route={listProducts}
            query={{ stock: 'low', sort: 'stock' }}
            to="/admin/product-list?stock=low"
            toWork={({ _id, name, stock, type }) => ({
              id: _id,
              title: name,
              detail: type,
              aside: text.left(stock),
              to: `/admin/product-list?search=${encodeURIComponent(name)}`,
              of: name,
            })}
          />
        )}
        <WorkList
          name={text.lists.reviews}
          route={listAllReviews}
          query={{ show: 'unanswered' }}
          to="/admin/reviews?show=unanswered"
          toWork={({ _id, name, stars, text: words, writtenAt }) => ({
            id: _id,
            title: text.stars(stars, name),
            detail: words,
            aside: formatDate(writtenAt),
            to: '/admin/reviews?show=unanswered',
            of: name,
          })}
        />
        <WorkList
          name={text.lists.failedMessages}
          route={listFailedMessages}
          query={{}}
          to="/admin/messages/failed"
          isUrgent
          toWork={({ _id, kind, to, createdAt }) => ({
            id: _id,
            title: kinds[kind],
            detail: to,
            aside: formatDateTime(createdAt),
            to: '/admin/messages/failed',
            of: `${kinds[kind]}, ${to}`,
            action: <Resend id={_id} of={`${kinds[kind]}, ${to}`} />,
          })}
        />
      </div>
    </>
  );
}
