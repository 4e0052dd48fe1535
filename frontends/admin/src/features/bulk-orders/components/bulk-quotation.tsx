import type { BulkOrder } from '@print-shop/contracts';
import { may, orderNumber } from '@print-shop/contracts/client';
import { roleOf, useUser } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';

const LINK = 'block whitespace-nowrap text-action text-small underline';

/** Leads to the quotation whose total a bulk order has, or to a new one of it while it is still to be made. */
export function BulkQuotation({ order: { _id, quotation, status } }: { order: BulkOrder }) {
  const text = useText();
  const role = roleOf(useUser());
  if (!may(role, 'quotations')) return quotation ? <span className="block text-small">{quotation.number}</span> : null;
  if (quotation)
    return (
      <Link to={`/admin/quotations/${quotation.id}`} className={LINK}>
        {text.asQuoted(quotation.number)}
      </Link>
    );
  if (status !== 'Pending') return null;
  return (
    <Link to={`/admin?bulk=${_id}`} className={LINK} aria-label={text.quoteOrder(orderNumber(_id, 'bulk-order'))}>
      {text.quote}
    </Link>
  );
}
