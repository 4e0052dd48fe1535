import type { Order, OrderItem } from '@print-shop/contracts';
import { isCancellable, itemTotal } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Badge, ProductPicture, StoredDesign } from '@print-shop/ui';
import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { Link } from 'react-router';
import { CancelButton } from '../../../order-parts/cancel-button.tsx';
import { LookAtOwnLayout } from '../../../order-parts/look-at-own-layout.tsx';
import { useText as usePartsText } from '../../../order-parts/messages/index.ts';
import { useOwnLayout } from '../../../order-parts/use-own-layout.ts';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useChoicesOf } from '../../../order-terms/use-choices-of.ts';
import { useCancelOrder } from '../api/use-cancel-order.ts';
import { useText } from '../messages/index.ts';

function CancelItem({ order, item: { _id, name } }: { order: Order; item: OrderItem }) {
  const text = useText();
  const cancel = useCancelOrder(order, [_id]);
  return (
    <CancelButton
      size="small"
      label={text.cancelItem}
      name={text.cancelItemNamed(name)}
      title={text.cancelItemTitle}
      description={text.cancelItemText(name)}
      cancel={cancel}
    />
  );
}

/** The parts of a line's price, where it is more than its pieces. */
function PriceParts({ parts = [] }: Pick<OrderItem, 'parts'>) {
  const text = useText();
  if (parts.length < 2) return null;
  return (
    <details className="text-caption text-ink-soft">
      <summary className="min-h-11 cursor-pointer content-center">{text.priceOfLine}</summary>
      <dl className="tabular grid max-w-xs grid-cols-[1fr_auto] gap-x-4">
        {parts.map(({ kind, amount }) => (
          <div key={kind} className="col-span-2 grid grid-cols-subgrid">
            <dt>{text.priceParts[kind]}</dt>
            <dd className="text-right">
              {amount < 0 && '−'}
              {formatRupees(Math.abs(amount))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Line({ order, item, canCancel }: { order: Order; item: OrderItem; canCancel: boolean }) {
  const terms = useOrderTerms();
  const { cancelled } = usePartsText();
  const choicesOf = useChoicesOf();
  const own = useOwnLayout(item.scene);
  const isOff = item.cancelledAt !== undefined || order.status === 'cancelled';
  const sum = formatRupees(itemTotal(item));
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-4 border-rule border-b py-4">
      <LayoutPicture
        {...own}
        color={item.color}
        alt={terms.yourLayout}
        className="aspect-portrait w-full rounded-sm bg-paper-deep object-contain"
      >
        <ProductPicture src={item.image} alt="" sizes="72px" className="rounded-sm" />
      </LayoutPicture>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {item.product ? (
          <Link to={`/product/${item.product}`} className="font-semibold hover:underline">
            {item.name}
          </Link>
        ) : (
          <span className="font-semibold">{item.name}</span>
        )}{' '}
        {item.cancelledAt && <Badge tone="bad">{cancelled}</Badge>}
        <p className="tabular text-ink-soft text-small">
          {[`${item.qty} × ${formatRupees(item.price)}`, choicesOf(item)].filter(Boolean).join(' · ')}
        </p>
        <PriceParts parts={item.parts} />
        {item.scene && (
          <p className="mt-2">
            <LookAtOwnLayout layout={item.scene} color={item.color} name={item.name} product={item.product} />
          </p>
        )}
        {item.design.startsWith('/') && (
          <p className="mt-2">
            <StoredDesign url={item.design}>{terms.yourDesign}</StoredDesign>
          </p>
        )}
        {canCancel && !isOff && (
          <p className="mt-2">
            <CancelItem order={order} item={item} />
          </p>
        )}
      </div>
      <p className="tabular font-bold">{isOff ? <del className="font-normal text-ink-soft">{sum}</del> : sum}</p>
    </li>
  );
}

/** The items of an order; each can be cancelled on its own until work begins, while others stay. */
export function OrderLines({ order }: { order: Order }) {
  const left = order.orderItems.filter(({ cancelledAt }) => !cancelledAt);
  // Lines that were quoted together, like every order of a guest, are cancelled together.
  const canCancel = order.status === 'confirmed' && isCancellable(order) && !order.quotation && left.length > 1;
  return (
    <ul className="border-rule border-t">
      {order.orderItems.map((item) => (
        <Line key={item._id} order={order} item={item} canCancel={canCancel} />
      ))}
    </ul>
  );
}
