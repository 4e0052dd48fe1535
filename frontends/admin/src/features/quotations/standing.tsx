import type { Quotation } from '@print-shop/contracts';
import { orderNumber } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Link } from 'react-router';
import { useText } from './messages/index.ts';

/** Where a sent quotation stands: when it went out, was opened and answered, and how. */
export function Standing({ quotation }: { quotation: Quotation }) {
  const text = useText();
  const { sentAt, sentTo, seenAt, lastSeenAt, seenCount, decidedAt, decidedBy, reason, state, orderId, bulkOrderId } =
    quotation;
  if (!sentAt && !bulkOrderId) return null;
  const steps = [
    ...(sentAt ? [text.sentTo(sentTo, formatDateTime(sentAt))] : []),
    ...(seenAt ? [text.seen(formatDateTime(seenAt))] : []),
    ...(lastSeenAt && seenCount > 1 ? [text.seenAgain(seenCount, formatDateTime(lastSeenAt))] : []),
    ...(state === 'sent' ? [text.notSeen] : []),
    ...(decidedAt && state === 'accepted' ? [text.acceptedBy(decidedBy, formatDateTime(decidedAt))] : []),
    ...(decidedAt && state === 'declined' ? [text.declinedOn(formatDateTime(decidedAt))] : []),
    ...(reason ? [text.because(reason)] : []),
  ];
  return (
    <ul aria-label={text.standing} className="mb-5 grid max-w-3xl gap-1 border-rule border-l-4 pl-4 print:hidden">
      {steps.map((step) => (
        <li key={step} className="[overflow-wrap:anywhere]">
          {step}
        </li>
      ))}
      {bulkOrderId && (
        <li>
          <Link to={`/admin/bulk-orders?search=${bulkOrderId}`} className="font-semibold text-action underline">
            {text.ofBulkOrder(orderNumber(bulkOrderId, 'bulk-order'))}
          </Link>
        </li>
      )}
      {orderId && (
        <li>
          <Link to={`/admin/orders/${orderId}`} className="font-semibold text-action underline">
            {text.order(orderNumber(orderId))}
          </Link>
        </li>
      )}
    </ul>
  );
}
