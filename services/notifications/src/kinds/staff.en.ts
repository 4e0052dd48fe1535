import type { StaffKind } from '@print-shop/contracts';
import type { KindWords } from './kind-words.ts';
import { bulkNumberOf, type MessageData, numberOf, rupeesOf } from './message-data.ts';

const happened: Record<StaffKind, (count: number) => string> = {
  'new-order': (count) => (count === 1 ? '1 new order' : `${count} new orders`),
  'customer-cancelled': (count) =>
    count === 1 ? '1 cancellation by a customer' : `${count} cancellations by customers`,
  'new-bulk-order': (count) => (count === 1 ? '1 new bulk order' : `${count} new bulk orders`),
  'new-contact-message': (count) =>
    count === 1 ? '1 message from the contact page' : `${count} messages from the contact page`,
  'low-stock': (count) => (count === 1 ? '1 product is running low' : `${count} products are running low`),
};

export const staffEn: Record<StaffKind | 'digest', KindWords> = {
  'new-order': {
    subject: (data) => `New order ${numberOf(data)}`,
    paragraphs: ({ who }) => [who ? `${who} has placed an order.` : 'A customer has placed an order.'],
    action: { label: 'Open the order', path: ({ id }: MessageData) => `/admin/orders/${id}` },
  },
  'customer-cancelled': {
    subject: (data) =>
      `Cancelled by the customer: ${data.isBulk ? `bulk order ${bulkNumberOf(data)}` : `order ${numberOf(data)}`}`,
    paragraphs: ({ who, isPart, reason, refundDuePaise }) => [
      `${who || 'The customer'} has cancelled ${isPart ? 'the items below' : 'this order'}. Please do not begin work on ${isPart ? 'them' : 'it'}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(refundDuePaise ? [`Refund due: ${rupeesOf(refundDuePaise)}`] : []),
    ],
    action: {
      label: 'Open the order',
      path: ({ id, isBulk }: MessageData) => (isBulk ? '/admin/bulk-orders' : `/admin/orders/${id}`),
    },
  },
  'new-bulk-order': {
    subject: (data) => `New bulk order ${bulkNumberOf(data)}`,
    paragraphs: ({ who, pieces }) => [
      who ? `${who} asks for shirts in bulk.` : 'A customer asks for shirts in bulk.',
      ...(pieces ? [`Pieces: ${pieces}`] : []),
    ],
    action: { label: 'Open the bulk orders', path: () => '/admin/bulk-orders' },
  },
  'new-contact-message': {
    subject: ({ who = '' }) => `New message from ${who}`,
    paragraphs: ({ who = '' }) => [`${who} has written to the shop. A reply within 24 hours is promised.`],
    action: { label: 'Read the message', path: () => '/admin/messages' },
  },
  'low-stock': {
    subject: ({ product = '' }) => `${product} is running low`,
    paragraphs: ({ product = '', stock = 0 }) => [`Only ${stock} left of ${product}.`],
    action: { label: 'Open the products', path: () => '/admin/product-list' },
  },
  digest: {
    subject: () => 'Your shop since yesterday',
    paragraphs: ({ counts = {} }) =>
      (Object.entries(counts) as [StaffKind, number][]).map(([kind, count]) => happened[kind](count)),
    action: { label: 'Open the staff area', path: () => '/admin' },
  },
};
