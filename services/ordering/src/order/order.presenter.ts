import {
  dayOf,
  type ORDER_COLUMNS,
  type Order as OrderResponse,
  type ProofStep,
  shownProofStep,
  toRupees,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { toClaimFields } from '@print-shop/orders';
import { deliveredAtOf, linePaise, type Order, type TimelineEntry } from './order.ts';

/** The reader of an order. Customers see neither the names of staff nor their notes, except the reason why something ended. */
export type Reader = 'customer' | 'staff';

/** Their words are the customer's, or written for them. */
const CLAIM_EVENTS = ['claimed', 'claim-accepted', 'claim-declined'] as const;
/** Events whose note is written for the customer. */
const REASONED: readonly TimelineEntry['event'][] = [
  'cancelled',
  'line-cancelled',
  'rejected',
  'payment-failed',
  ...CLAIM_EVENTS,
];

/** Authors that are not members of staff. */
const isNamed = (by: string): boolean => by !== 'customer' && by !== 'shop';

const toEntry = ({ amountPaise, noteHi, ...entry }: TimelineEntry, reader: Reader) => ({
  ...entry,
  ...(noteHi ? { noteHi } : {}),
  at: entry.at.toISOString(),
  ...(amountPaise === undefined ? {} : { amount: toRupees(amountPaise) }),
  ...(reader === 'customer' && isNamed(entry.by) ? { by: 'shop' } : {}),
  ...(reader === 'customer' && !REASONED.includes(entry.event) ? { note: '' } : {}),
});

const toProofEntry = ({ lineId, ...step }: ProofStep, lines: Order['lines'], reader: Reader) => ({
  ...shownProofStep({ ...step, lineId }, reader === 'staff'),
  ...(lines.some(({ id }) => id === lineId) ? { lines: [lineId] } : {}),
});

/** The steps of the order and of its proofs, in the order of time: events may come late. */
const toTimeline = ({ timeline, proofSteps = [], lines }: Order, reader: Reader) => {
  const proofs = proofSteps.map((step) => toProofEntry(step, lines, reader));
  const entries = timeline.map((entry) => toEntry(entry, reader));
  return proofs.length === 0 ? entries : [...entries, ...proofs].sort((a, b) => a.at.localeCompare(b.at));
};

const isOpen = ({ status, paymentStatus, isDelivered, begunAt }: Order): boolean =>
  begunAt === undefined && (status === 'confirmed' || status === 'waiting') && paymentStatus !== 'paid' && !isDelivered;

/** An order as /api answers it: rupees, and dates in ISO 8601. */
export function toOrderResponse(
  order: Order,
  reader: Reader,
  { claimDays, designs }: { claimDays: number; designs: DesignLinks },
): OrderResponse {
  const linkOf = (stored: string) => designs.sign(stored, reader === 'staff' ? 'save' : 'show');
  const customised = order.lines.find(({ design, placement }) => design || placement);
  return {
    _id: order.id,
    user: order.userId,
    customer: order.customer,
    orderItems: order.lines.map(
      ({
        id,
        productId,
        quantity,
        pricePaise,
        totalPaise,
        parts,
        couponPaise,
        addedTaxPaise,
        taxRate: _,
        hsn: _hsn,
        productType: _type,
        design,
        scene,
        cartLine: _cartLine,
        cancelledAt,
        ...line
      }) => ({
        _id: id,
        product: productId,
        qty: quantity,
        price: toRupees(pricePaise),
        total: toRupees(linePaise({ totalPaise, pricePaise, quantity })),
        ...line,
        ...(parts ? { parts: parts.map(({ kind, paise }) => ({ kind, amount: toRupees(paise) })) } : {}),
        ...(couponPaise ? { discount: toRupees(couponPaise) } : {}),
        ...(addedTaxPaise ? { tax: toRupees(addedTaxPaise) } : {}),
        design: linkOf(design),
        ...(reader === 'customer' ? designs.signLayout(scene) : { scene }),
        ...(cancelledAt ? { cancelledAt: cancelledAt.toISOString() } : {}),
      }),
    ),
    shippingAddress: order.shippingAddress,
    ...(order.gstin ? { gstin: order.gstin } : {}),
    ...(order.buyerName ? { buyerName: order.buyerName } : {}),
    ...(order.billingAddress ? { billingAddress: order.billingAddress } : {}),
    paymentMethod: order.paymentMethod,
    ...(order.quotation ? { quotation: order.quotation } : {}),
    ...(order.imported ? { imported: { number: order.imported.number } } : {}),
    itemsPrice: toRupees(order.itemsPaise),
    ...(order.discountPaise ? { discount: toRupees(order.discountPaise) } : {}),
    ...(order.coupon ? { coupon: order.coupon.code } : {}),
    shippingPrice: toRupees(order.shippingPaise),
    ...(order.addedTaxPaise ? { taxPrice: toRupees(order.addedTaxPaise) } : {}),
    ...(order.advancePaise ? { advance: toRupees(order.advancePaise) } : {}),
    totalPrice: toRupees(order.totalPaise),
    paymentStatus: order.paymentStatus,
    ...(order.unpaidUntil && isOpen(order) ? { payBy: order.unpaidUntil.toISOString() } : {}),
    isDelivered: order.isDelivered,
    needsReview: order.needsReview,
    ...(order.begunAt ? { begunAt: order.begunAt.toISOString() } : {}),
    ...(order.dispatchedAt ? { dispatchedAt: order.dispatchedAt.toISOString() } : {}),
    ...toClaimFields(order.claims ?? [], deliveredAtOf(order), claimDays, linkOf),
    ...(order.refundDuePaise ? { refundDue: toRupees(order.refundDuePaise) } : {}),
    placement: customised?.placement ?? '',
    designurl: linkOf(customised?.design ?? ''),
    status: order.status,
    timeline: toTimeline(order, reader),
    createdAt: order.placedAt.toISOString(),
  };
}

type OrderColumn = (typeof ORDER_COLUMNS)[number];
type CsvColumn = readonly [heading: string, cell: (order: Order) => string];

const SCREEN_COLUMNS: Record<OrderColumn, CsvColumn> = {
  id: ['Order ID', ({ id }) => id],
  date: ['Date', ({ placedAt }) => dayOf(placedAt)],
  items: [
    'Items',
    ({ lines }) =>
      lines
        .map(({ name, quantity, pricePaise, cancelledAt }) =>
          [`${name}, ${quantity} x ${toRupees(pricePaise)}`, ...(cancelledAt ? ['cancelled'] : [])].join(', '),
        )
        .join('; '),
  ],
  total: ['Total Price', ({ totalPaise }) => String(toRupees(totalPaise))],
  address: [
    'Shipping Address',
    ({ shippingAddress: { address, city, postalCode, country } }) => [address, city, postalCode, country].join(', '),
  ],
  payment: ['Payment Status', ({ paymentStatus }) => paymentStatus],
  delivery: ['Delivery Status', ({ isDelivered }) => (isDelivered ? 'Delivered' : 'Pending')],
};

/** The columns of the file that the screen has not. */
const OTHER_COLUMNS: readonly CsvColumn[] = [
  ['Customer', ({ customer }) => customer.name],
  ['Email', ({ customer }) => customer.email],
  ['State', ({ status }) => status],
  ['Coupon', ({ coupon, discountPaise = 0 }) => (coupon ? `${coupon.code}, -${toRupees(discountPaise)}` : '')],
];

/**
 * The columns of the exported table, with the headings of the screen. Without all, the file has more than the screen; where
 * columns are left out, it has what the screen shows.
 */
export function csvColumns(without: readonly OrderColumn[]): Record<string, CsvColumn[1]> {
  if (without.length === 0) return Object.fromEntries([...Object.values(SCREEN_COLUMNS), ...OTHER_COLUMNS]);
  const shown = Object.entries(SCREEN_COLUMNS).filter(([name]) => !without.some((one) => one === name));
  return Object.fromEntries(shown.map(([, column]) => column));
}
