import type { BulkStep, Order, ProofStepKind, TimelineEntry } from '@print-shop/contracts';
import type { OrderStep } from '../../../api/use-orders.ts';

const events: Record<Exclude<TimelineEntry['event'], BulkStep | ProofStepKind>, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed, stock reserved',
  rejected: 'Rejected',
  paid: 'Paid',
  'payment-failed': 'Payment failed',
  released: 'Released',
  begun: 'Production started',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
const methods: Record<Order['paymentMethod'], string> = {
  UPI: 'UPI',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on delivery',
};

interface StepWords {
  button: string;
  title: string;
  description: string;
  submit: string;
}
const steps: Record<OrderStep, StepWords> = {
  paid: {
    button: 'Mark paid',
    title: 'Mark this order as paid',
    description: 'The customer sees it in the timeline of the order.',
    submit: 'Mark as paid',
  },
  failed: {
    button: 'Mark payment failed',
    title: 'Mark the payment as failed',
    description: 'The customer sees it in the timeline of the order.',
    submit: 'Mark as failed',
  },
  released: {
    button: 'Release',
    title: 'Release this large order',
    description:
      'Nothing is sent before you release it. Make sure that the customer means it: call them, or wait for the payment.',
    submit: 'Release the order',
  },
  begun: {
    button: 'Start production',
    title: 'Start production of this order',
    description: 'From then on the customer cannot cancel it any more.',
    submit: 'Confirm the start',
  },
  dispatched: {
    button: 'Dispatch',
    title: 'Dispatch this order',
    description: 'The courier has it. The invoice goes with the goods, and the customer cannot cancel any more.',
    submit: 'Confirm the dispatch',
  },
  delivered: {
    button: 'Mark delivered',
    title: 'Mark this order as delivered',
    description: 'A delivered order cannot be cancelled any more.',
    submit: 'Mark as delivered',
  },
  cancelled: {
    button: 'Cancel order',
    title: 'Cancel this order',
    description: "The customer reads the reason in the order's timeline. Its stock goes back to the shelf.",
    submit: 'Cancel the order',
  },
};

export const en = {
  title: 'Orders',
  showing: (shown: number, total: number) => `Showing ${shown} of ${total} ${total === 1 ? 'order' : 'orders'}`,
  search: 'Search order or customer',
  columns: {
    id: 'Order ID',
    date: 'Date',
    items: 'Items',
    total: 'Total Price',
    address: 'Shipping Address',
    payment: 'Payment Status',
    delivery: 'Delivery Status',
  },
  filters: {
    payment: 'Payment',
    payments: { pending: 'pending', paid: 'paid', failed: 'failed' },
    delivery: 'Delivery',
    deliveries: { pending: 'pending', delivered: 'delivered' },
    review: 'Review',
    leave: 'Dispatch',
    day: 'Day',
  },
  loadingAll: 'Loading orders...',
  fetchFailed: 'Failed to fetch orders',
  none: 'No orders found.',
  badges: {
    delivered: 'Delivered',
    pending: 'Pending',
    toReview: 'To review',
    begun: 'In production',
    dispatched: 'On its way',
    cancelled: 'Cancelled',
  },
  cancelLines: {
    title: 'Items to cancel',
    hint: 'The other items keep their price, even if it was lower because of these. The delivery charge stays the same.',
    submit: 'Cancel these items',
  },
  order: (number: string) => `Order ${number}`,
  placed: (when: string) => `Placed ${when}`,
  imported: (number: string) => `Imported as ${number}`,
  loading: 'Loading order...',
  failed: 'Failed to load the order.',
  payment: 'Payment',
  delivery: 'Delivery',
  items: 'Items',
  timeline: 'Timeline',
  customer: 'Customer',
  address: 'Shipping Address',
  bothSides: 'both sides',
  quotation: 'Quotation',
  invoiceTo: 'Invoice to',
  asQuoted: 'The customer accepted it. Agree with them on payment and delivery.',
  coupon: (code: string) => `Coupon ${code}`,
  downloadDesign: 'Download the design',
  sums: {
    items: 'Items',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'GST',
    total: 'Total',
    advance: 'Due before production starts',
    refund: 'Refund due',
  },
  cancelledItem: 'Cancelled',
  methods,
  events,
  steps,
  reason: 'Reason',
  changeFailed: 'The order could not be changed. Please try again.',
  stages: {
    title: (days: number) => `Orders of the last ${days} days by status`,
    stage: 'Status',
    orders: 'Orders',
    loading: 'Counting the orders...',
    failed: 'The orders could not be counted.',
    names: {
      waiting: 'Waiting for stock',
      confirmed: 'Confirmed',
      begun: 'In production',
      dispatched: 'Dispatched',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    },
  },
};
