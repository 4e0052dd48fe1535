import type { Order, OrderItem } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import { StoredDesign } from '@print-shop/ui';

const optionsOf = ({ size, color, placement }: OrderItem) => [size, color, placement].filter(Boolean).join(', ');

/** What is to be made and sent, each with its options and design, and what it comes to. */
export function OrderItems({ order }: { order: Order }) {
  const sums = [
    ['Items', order.itemsPrice],
    ['Shipping', order.shippingPrice],
    ['Total', order.totalPrice],
  ] as const;
  return (
    <>
      <ul className="divide-y divide-rule">
        {order.orderItems.map((item) => (
          <li key={item._id} className="flex justify-between gap-4 py-2">
            <span className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{item.name}</span>, {item.qty}&nbsp;x&nbsp;{formatRupees(item.price)}
              {optionsOf(item) && <span className="block text-ink-soft">{optionsOf(item)}</span>}
              {item.design.startsWith('/') && (
                <span className="block">
                  <StoredDesign url={item.design} className="size-9">
                    Open the design
                  </StoredDesign>
                </span>
              )}
            </span>
            <span className="tabular">{formatRupees(item.qty * item.price)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-1 grid gap-1 border-rule border-t pt-3">
        {sums.map(([name, rupees]) => (
          <div key={name} className={`flex justify-between gap-4 ${name === 'Total' ? 'font-bold' : ''}`}>
            <dt>{name}</dt>
            <dd className="tabular">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
