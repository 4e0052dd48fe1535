import type { BulkOrder } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { Badge, StoredDesign } from '@print-shop/ui';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { BuyerFacts } from '../../order-parts/invoice-to.tsx';
import { LookAtOwnLayout } from '../../order-parts/look-at-own-layout.tsx';
import { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { useOwnLayout } from '../../order-parts/use-own-layout.ts';
import { useColorName, useTeeText } from '../../tee/messages/index.ts';
import { useCancelBulkOrder } from './api/use-cancel-bulk-order.ts';
import { LinePicture } from './line-picture.tsx';
import { useText } from './messages/index.ts';

interface LineProps {
  order: BulkOrder;
  /** The place of the line in the order, from 0. */
  place: number;
}

function CancelLine({ order, place, name }: LineProps & { name: string }) {
  const text = useText();
  const cancel = useCancelBulkOrder(order, [String(place)]);
  return (
    <CancelButton
      size="small"
      label={text.cancelLine}
      name={text.cancelLineNamed(name)}
      title={text.cancelLineTitle}
      description={text.cancelLineText(name)}
      cancel={cancel}
    />
  );
}

function Line({ order, place, canCancel }: LineProps & { canCancel: boolean }) {
  const text = useText();
  const { cancelled } = usePartsText();
  const colorOf = useColorName();
  const placements: Record<string, string> = useTeeText().placements;
  const item = order.items[place];
  if (!item) return null;
  const { color, size, quantity, price, placement, cancelledAt } = item;
  const isOff = cancelledAt !== undefined || order.status === 'Cancelled';
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-4 border-rule border-b py-4 [overflow-wrap:anywhere]">
      <LinePicture order={order} item={item} />
      <div className="min-w-0">
        <p className="font-semibold">
          {[colorOf(color), text.size(size)].join(' · ')} {cancelledAt && <Badge tone="bad">{cancelled}</Badge>}
        </p>
        <p className="tabular text-ink-soft text-small">
          {[text.quantity(quantity), placement.map((one) => placements[one] ?? one).join(', ')].join(' · ')}
        </p>
        {canCancel && !isOff && (
          <p className="mt-2">
            <CancelLine order={order} place={place} name={[colorOf(color), size].join(' · ')} />
          </p>
        )}
      </div>
      <p className="tabular font-bold">
        {isOff ? <del className="font-normal text-ink-soft">{formatRupees(price)}</del> : formatRupees(price)}
      </p>
    </li>
  );
}

/** The shirts of a bulk order by colour and size; each line can be cancelled on its own while it is pending and others stay. */
export function BulkLines({ order }: { order: BulkOrder }) {
  const left = order.items.filter(({ cancelledAt }) => !cancelledAt);
  // Lines that were quoted together are cancelled together.
  const canCancel = order.status === 'Pending' && !order.quotation && left.length > 1;
  return (
    <>
      {order.productName && <h2 className="mb-3 font-bold text-lead [overflow-wrap:anywhere]">{order.productName}</h2>}
      <ul className="border-rule border-t">
        {order.items.map(({ color, size, placement }, place) => (
          <Line key={[color, size, ...placement].join()} order={order} place={place} canCancel={canCancel} />
        ))}
      </ul>
    </>
  );
}

/** Design, whom the shop calls, and the total. */
export function BulkFacts({ order }: { order: BulkOrder }) {
  const text = useText();
  const total = formatRupees(order.totalPrice);
  const color = order.items[0]?.color;
  const own = useOwnLayout(order.scene);
  const contact = [order.name, order.phone, order.email].filter(Boolean).join(', ');
  return (
    <div className="grid gap-6 rounded border border-rule bg-sheet p-6">
      <div>
        <h2 className="mb-1 font-bold">{text.design}</h2>
        <LayoutPicture {...own} color={color} alt={text.design} className="mb-2 w-40 rounded border border-rule">
          {null}
        </LayoutPicture>
        {own.layout && (
          <p className="mb-2">
            <LookAtOwnLayout layout={own.layout} color={color} name={text.design} product={null} />
          </p>
        )}
        {order.designImage ? (
          <StoredDesign url={order.designImage}>{text.design}</StoredDesign>
        ) : (
          !own.layout && <p className="text-ink-soft">{order.scene ? text.withFiles : text.noDesign}</p>
        )}
      </div>
      {contact && (
        <div>
          <h2 className="font-bold">{text.contact}</h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{contact}</p>
        </div>
      )}
      {order.buyer && <BuyerFacts buyer={order.buyer} />}
      {order.quotation && <p className="text-ink-soft">{text.asQuoted(order.quotation.number)}</p>}
      <dl className="tabular flex justify-between gap-4 border-rule border-t pt-5 font-bold text-lead">
        <dt>{text.total}</dt>
        <dd>{order.status === 'Cancelled' ? <del>{total}</del> : total}</dd>
      </dl>
    </div>
  );
}
