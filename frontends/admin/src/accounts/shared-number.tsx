import type { Invoice } from '@print-shop/contracts';
import { orderNumber } from '@print-shop/contracts/client';
import { Link } from 'react-router';
import { orderPage } from '../order-page.ts';
import { useText } from './messages/index.ts';

/** Says whose else the number of an imported invoice is, and leads there. */
export function SharedNumber({ orderId, orderKind }: NonNullable<Invoice['sharedWith']>) {
  const text = useText();
  return (
    <span className="block text-bad text-small">
      {text.sharedNumber}{' '}
      <Link to={orderPage(orderKind, orderId)} className="whitespace-nowrap font-semibold underline">
        {text.sharedOrder(`#${orderNumber(orderId, orderKind)}`)}
      </Link>
    </span>
  );
}
