import type { Order, OrderItem, OrderProof } from '@print-shop/contracts';
import { itemTotal } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { Badge, StoredDesign } from '@print-shop/ui';
import { LayoutOf } from '../../../layout/layout-of.tsx';
import { type StaffText, useStaffText } from '../../../messages/index.ts';
import { useOrderProofs } from '../../../proofs/api/use-order-proofs.ts';
import { ApprovedPrintFile } from '../../../proofs/approved-print-file.tsx';
import { useText } from '../messages/index.ts';

const optionsOf = (
  { size, color, placement, bothSides }: OrderItem,
  { colorOf, placementOf }: StaffText,
  both: string,
) => [size, colorOf(color), placementOf(placement), bothSides && both].filter(Boolean).join(', ');

/** The items of an order with their options and designs, what is cancelled of it, and the sums. */
export function OrderItems({ order }: { order: Order }) {
  const text = useText();
  const staffText = useStaffText();
  const { proofs } = useOrderProofs(order._id);
  const proofOf = (item: OrderItem) => proofs.find(({ lineId }) => lineId === item._id);
  const sums = [
    ['items', order.itemsPrice],
    ...(order.discount ? ([['discount', order.discount]] as const) : []),
    ['shipping', order.shippingPrice],
    ...(order.taxPrice ? ([['tax', order.taxPrice]] as const) : []),
    ['total', order.totalPrice],
    ...(order.advance ? ([['advance', order.advance]] as const) : []),
    ...(order.refundDue ? ([['refund', order.refundDue]] as const) : []),
  ] as const;
  return (
    <>
      <ul className="divide-y divide-rule">
        {order.orderItems.map((item) => (
          <li key={item._id} className="flex justify-between gap-4 py-2">
            <span className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{item.name}</span>, {item.qty}&nbsp;x&nbsp;{formatRupees(item.price)}
              {item.cancelledAt && (
                <>
                  {' '}
                  <Badge tone="bad">{text.cancelledItem}</Badge>
                </>
              )}
              {optionsOf(item, staffText, text.bothSides) && (
                <span className="block text-ink-soft">{optionsOf(item, staffText, text.bothSides)}</span>
              )}
              {item.scene && <LayoutOf layout={item.scene} color={item.color} hasProof={proofOf(item) !== undefined} />}
              {item.design.startsWith('/') && (
                <span className="block">
                  <StoredDesign url={item.design} className="size-9">
                    {text.downloadDesign}
                  </StoredDesign>
                </span>
              )}
              <ApprovedFileOf proof={proofOf(item)} />
            </span>
            {item.cancelledAt ? (
              <del className="tabular text-ink-soft">{formatRupees(itemTotal(item))}</del>
            ) : (
              <span className="tabular">{formatRupees(itemTotal(item))}</span>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-1 grid gap-1 border-rule border-t pt-3">
        {sums.map(([name, rupees]) => (
          <div key={name} className={`flex justify-between gap-4 ${name === 'total' ? 'font-bold' : ''}`}>
            <dt>{name === 'discount' && order.coupon ? text.coupon(order.coupon) : text.sums[name]}</dt>
            <dd className="tabular">
              {name === 'discount' && '−'}
              {formatRupees(rupees)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const ApprovedFileOf = ({ proof }: { proof: OrderProof | undefined }) =>
  proof?.state === 'approved' ? (
    <span className="my-2 block">
      <ApprovedPrintFile proof={proof._id} />
    </span>
  ) : null;
