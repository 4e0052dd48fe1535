import type { Order } from '@print-shop/contracts';
import { formatRupees } from '@print-shop/i18n';
import type { OrderText } from './messages/index.ts';
import type { OwnRefund } from './refund-of.ts';

/** The state that the page's heading names. */
export const stateOf = ({
  status,
  isDelivered,
  begunAt,
  dispatchedAt,
  paymentStatus,
}: Order): keyof OrderText['headlines'] => {
  if (isDelivered) return 'delivered';
  if (status !== 'confirmed') return status;
  if (dispatchedAt) return 'dispatched';
  if (begunAt) return 'begun';
  return paymentStatus === 'failed' ? 'paymentFailed' : status;
};

/** Working days that a courier usually takes at most. */
const COURIER_DAYS = 2;

/** When an order usually reaches its customer, in working days from its placing, if it leaves the shop within `promiseDays`. */
export const arrivalDays = (promiseDays: number): [from: number, to: number] => [
  promiseDays,
  promiseDays + COURIER_DAYS,
];

/** The next step of the shop or of the customer, in plain words. `promiseDays`: working days until an order leaves the shop. */
export function nextStep(order: Order, { next }: OrderText, promiseDays: number, refund?: OwnRefund): string {
  const { status, isDelivered, paymentStatus, paymentMethod, needsReview, begunAt, dispatchedAt } = order;
  if (status === 'cancelled' || status === 'rejected') {
    return refund ? next.refund[refund.state](formatRupees(refund.rupees)) : next.nothingToPay;
  }
  if (isDelivered) return next.delivered;
  if (status === 'waiting') return next.waiting;
  if (needsReview) return next.inReview;
  if (dispatchedAt) return next.dispatched;
  if (begunAt) return next.begun(...arrivalDays(promiseDays));
  if (order.quotation && paymentStatus === 'pending') return next.quoted;
  if (paymentStatus === 'failed') return next.paymentFailed;
  return paymentStatus === 'pending' && paymentMethod !== 'cash_on_delivery' ? next.unpaid : next.confirmed;
}
