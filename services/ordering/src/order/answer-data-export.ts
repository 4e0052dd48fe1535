import { dataExportRequested, exportParts, orderingPersonalDataCollected, toRupees } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import { exportedClaims } from '@print-shop/orders';
import type { OrderStore } from './order.store.ts';
import { linePaise, type Order } from './order.ts';

/** Answers a customer's data export with their orders, newest first. */
export const answerDataExport = (broker: Broker, orders: OrderStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'ordering.answer-data-export',
    request: dataExportRequested,
    answer: orderingPersonalDataCollected,
    about: exportParts('ordering'),
    sections: ({ userId }) => [{ section: 'orders', rows: rowsOf(orders.allOfUser(userId)) }],
  });

async function* rowsOf(orders: AsyncIterable<Order>): AsyncGenerator<object> {
  for await (const order of orders) yield toExportRow(order);
}

const toExportRow = (order: Order) => ({
  order: order.id,
  placedAt: order.placedAt,
  status: order.status,
  name: order.customer.name,
  email: order.customer.email,
  shippingAddress: order.shippingAddress,
  gstin: order.gstin,
  invoiceTo: order.buyerName,
  billingAddress: order.billingAddress,
  items: order.lines.map(({ name, size, color, placement, design, bothSides, scene, ...line }) => ({
    product: name,
    quantity: line.quantity,
    size,
    color,
    placement,
    design,
    bothSides,
    scene,
    rupeesEach: toRupees(line.pricePaise),
    rupeesTotal: toRupees(linePaise(line)),
    rupeesOf: line.parts?.map(({ kind, paise }) => ({ part: kind, rupees: toRupees(paise) })),
  })),
  coupon: order.coupon?.code ?? '',
  discountRupees: toRupees(order.discountPaise ?? 0),
  itemsRupees: toRupees(order.itemsPaise),
  shippingRupees: toRupees(order.shippingPaise),
  addedTaxRupees: toRupees(order.addedTaxPaise ?? 0),
  totalRupees: toRupees(order.totalPaise),
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  isDelivered: order.isDelivered,
  claims: exportedClaims(order.claims),
  // The names of staff are not the customer's data.
  history: order.timeline.map(({ event, at, note }) => ({ event, at, note })),
});
