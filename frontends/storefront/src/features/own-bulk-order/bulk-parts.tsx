import type { BulkOrder } from '@print-shop/contracts';
import { buyerAddressLine } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { StoredDesign } from '@print-shop/ui';
import { ScenePicture } from '@print-shop/web-kit/scene-picture';
import { InvoiceTo } from '../../order-parts/invoice-to.tsx';
import { useColorName, useTeeText } from '../../tee/messages/index.ts';
import { useText } from './messages/index.ts';

/** The shirts of a bulk order by colour and size, with their placements. */
export function BulkLines({ order }: { order: BulkOrder }) {
  const text = useText();
  const colorOf = useColorName();
  const placements: Record<string, string> = useTeeText().placements;
  return (
    <>
      {order.productName && <h2 className="mb-3 font-bold text-lead [overflow-wrap:anywhere]">{order.productName}</h2>}
      <ul className="border-rule border-t">
        {order.items.map(({ color, size, quantity, price, placement }) => (
          <li
            key={[color, size, ...placement].join()}
            className="flex justify-between gap-4 border-rule border-b py-4 [overflow-wrap:anywhere]"
          >
            <div>
              <p className="font-semibold">{[colorOf(color), text.size(size)].join(' · ')}</p>
              <p className="tabular text-ink-soft text-small">
                {[text.quantity(quantity), placement.map((one) => placements[one] ?? one).join(', ')].join(' · ')}
              </p>
            </div>
            <p className="tabular font-bold">{formatRupees(price)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Design, whom the shop calls, and the total. */
export function BulkFacts({ order }: { order: BulkOrder }) {
  const text = useText();
  const total = formatRupees(order.totalPrice);
  const contact = [order.name, order.phone, order.email].filter(Boolean).join(', ');
  return (
    <div className="grid gap-6 rounded border border-rule bg-sheet p-6">
      <div>
        <h2 className="mb-1 font-bold">{text.design}</h2>
        <ScenePicture scene={order.scene} alt={text.design} className="mb-2 w-40 rounded border border-rule">
          {null}
        </ScenePicture>
        {order.designImage ? (
          <StoredDesign url={order.designImage}>{text.design}</StoredDesign>
        ) : (
          !order.scene && <p className="text-ink-soft">{text.noDesign}</p>
        )}
      </div>
      {contact && (
        <div>
          <h2 className="font-bold">{text.contact}</h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{contact}</p>
        </div>
      )}
      {order.buyer && (
        <InvoiceTo name={order.buyer.name} gstin={order.buyer.gstin} address={buyerAddressLine(order.buyer)} />
      )}
      {order.quotation && <p className="text-ink-soft">{text.asQuoted(order.quotation.number)}</p>}
      <dl className="tabular flex justify-between gap-4 border-rule border-t pt-5 font-bold text-lead">
        <dt>{text.total}</dt>
        <dd>{order.status === 'Cancelled' ? <del>{total}</del> : total}</dd>
      </dl>
    </div>
  );
}
