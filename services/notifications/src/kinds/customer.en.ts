import type { CustomerKind } from '@print-shop/contracts';
import {
  bulkNumberOf,
  CONFIRM_PATH,
  dayInEnglish,
  type MessageData,
  numberOf,
  orderPathOf,
  PROOF_PATH,
  QUOTATION_PATH,
  rupeesOf,
  timeInEnglish,
} from '../message/message-data.ts';
import { claimWordsEn as claimWords } from './claim-words.ts';
import type { KindWords } from './kind-words.ts';
import { orderInEnglish } from './order-names.ts';

const toOrder = { label: 'See your order', path: ({ id }: MessageData) => `/order/${id}` };
const toBulkOrder = { label: 'See your bulk order', path: ({ id }: MessageData) => `/bulk-orders/${id}` };

const toEither = { label: 'See your order', path: orderPathOf };

const toProof = { label: 'Look at the proof', path: () => PROOF_PATH };

const statuses: Record<string, string> = {
  Pending: 'We have put your bulk order back in the queue. We will call you before we start.',
  'In Production': 'We are printing your shirts now.',
  Completed: 'Your shirts are ready. We will call you about the delivery.',
  Cancelled: 'Your bulk order is cancelled. If this surprises you, please call us.',
};

const refundOf = (paise = 0) =>
  paise > 0 ? [`We owe you ${rupeesOf(paise)} and will call you about the refund.`] : [];

export const customerEn: Record<CustomerKind, KindWords> = {
  welcome: {
    subject: () => 'Welcome! Your account is ready',
    paragraphs: ({ confirms }) => [
      'Your account is ready. Your cart, your favourites and your orders are now kept for you on every device.',
      ...(confirms
        ? [
            'Please confirm that this address is yours. Bulk orders that you placed with it as a guest are then in My Orders, too.',
          ]
        : []),
    ],
    action: {
      label: ({ confirms }) => (confirms ? 'Confirm this address' : 'Look around the shop'),
      path: ({ confirms }) => (confirms ? CONFIRM_PATH : '/explore'),
    },
  },
  'contact-message-received': {
    subject: () => 'We have your message',
    paragraphs: () => ['Thank you for writing to us. We have your message and reply within 24 hours.'],
  },
  'order-received': {
    subject: (data) => `We have your order ${numberOf(data)}`,
    paragraphs: () => [
      'Thank you for your order. We are checking the stock and will write again as soon as it is confirmed.',
    ],
    action: toOrder,
  },
  'order-confirmed': {
    subject: (data) => `Your order ${numberOf(data)} is confirmed`,
    paragraphs: ({ quotation, payBy }) => [
      quotation
        ? `Thank you! What we quoted in ${quotation.number} is now your order. We will call or write to you about payment and delivery.`
        : 'Thank you! Your order is confirmed and everything in it is set aside for you.',
      ...(payBy
        ? [
            `Please pay by ${timeInEnglish(payBy)}, on the page of the order. After that we cancel it, and you owe nothing.`,
          ]
        : []),
    ],
    action: toOrder,
  },
  'payment-received': {
    subject: (data) => `We have received your payment for ${orderInEnglish(data)}`,
    paragraphs: ({ paidPaise }) => [
      `Thank you.${paidPaise ? ` We have received ${rupeesOf(paidPaise)}.` : ''} This email is your receipt.`,
    ],
    action: toEither,
  },
  'part-paid': {
    subject: (data) => `We have received ${rupeesOf(data.paidPaise ?? 0)} for ${orderInEnglish(data)}`,
    paragraphs: ({ paidPaise = 0, leftPaise = 0 }) => [
      `Thank you. We have received ${rupeesOf(paidPaise)}. This email is your receipt.`,
      `${rupeesOf(leftPaise)} is still to pay.`,
    ],
    action: toEither,
  },
  'refund-sent': {
    subject: (data) => `Your refund for ${orderInEnglish(data)} is on its way`,
    paragraphs: ({ paidPaise = 0 }) => [
      `We have sent you ${rupeesOf(paidPaise)} back. It may take your bank a few days to show it.`,
    ],
    action: toEither,
  },
  'invoice-issued': {
    subject: ({ invoice }) =>
      `Your ${invoice?.kind === 'credit-note' ? 'credit note' : 'invoice'} ${invoice?.number ?? ''}`,
    paragraphs: ({ invoice, totalPaise = 0, ...data }) => [
      `Your ${invoice?.kind === 'credit-note' ? 'credit note' : 'invoice'} ${invoice?.number ?? ''} of ${rupeesOf(totalPaise)} for ${orderInEnglish(data as MessageData)} is ready. You find it as PDF on the page of the order.`,
    ],
    action: toEither,
  },
  'payment-failed': {
    subject: (data) => `The payment for your order ${numberOf(data)} failed`,
    paragraphs: () => [
      'Your payment did not reach us. Your order is safe. Please open it to pay again, or contact us.',
    ],
    action: toOrder,
  },
  'order-delivered': {
    subject: (data) => `Your order ${numberOf(data)} is delivered`,
    paragraphs: () => [
      'Your order is delivered. If anything is missing or not as you ordered it, please tell us today.',
    ],
    action: toOrder,
  },
  'order-line-cancelled': {
    subject: (data) => `Part of your ${orderInEnglish(data)} is cancelled`,
    paragraphs: ({ reason, leftPaise, refundDuePaise }) => [
      'The items below are cancelled. We go on with the rest of your order.',
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(leftPaise === undefined ? [] : [`Your order now comes to ${rupeesOf(leftPaise)}.`]),
      ...refundOf(refundDuePaise),
    ],
    action: toEither,
  },
  'order-cancelled': {
    subject: (data) => `Your order ${numberOf(data)} is cancelled`,
    paragraphs: ({ reason, refundDuePaise }) => [
      refundDuePaise
        ? 'Your order is cancelled, and you owe nothing for it.'
        : 'Your order is cancelled, and you owe nothing for it. If you have paid already, we will call you about the refund.',
      ...(reason ? [`Reason: ${reason}`] : []),
      ...refundOf(refundDuePaise),
    ],
    action: toOrder,
  },
  'bulk-order-received': {
    subject: (data) => `We have your bulk order ${bulkNumberOf(data)}`,
    paragraphs: () => ['Thank you for your bulk order. We will call you to settle the details before we print.'],
    action: toBulkOrder,
  },
  'conversation-answered': {
    subject: (data) => `We have answered you about ${orderInEnglish(data)}`,
    paragraphs: ({ quotes = [], moreQuotes, files }) => [
      'We have written to you about your order:',
      ...(moreQuotes
        ? [moreQuotes === 1 ? '1 earlier message is on the page.' : `${moreQuotes} earlier messages are on the page.`]
        : []),
      ...quotes.map((text) => `“${text}”`),
      ...(files ? [files === 1 ? '1 file is attached on the page.' : `${files} files are attached on the page.`] : []),
      'Please answer on the page of your order, not to this email.',
    ],
    action: { label: 'Read and answer', path: orderPathOf },
  },
  'claim-received': {
    subject: (data) => `We have your claim about ${orderInEnglish(data)}`,
    paragraphs: ({ claim }) => [
      `You told us that ${claim ? claimWords(claim) : 'something is wrong'}. We are sorry. We will look at it and write to you what we decide.`,
    ],
    action: toEither,
  },
  'claim-decided': {
    subject: (data) => `What we decided about ${orderInEnglish(data)}`,
    paragraphs: ({ claim, reason, refundDuePaise }) => [
      ...(claim?.remedy === 'reprint'
        ? ['We will make it again, at no cost to you, and tell you when it is on its way.']
        : []),
      ...(claim?.remedy === 'refund'
        ? [`We will refund ${rupeesOf(refundDuePaise ?? 0)} and call you about the payment.`]
        : []),
      ...(claim?.remedy ? [] : ['We have looked at it carefully and cannot accept the claim.']),
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(claim?.remedy ? [] : ['If you see it otherwise, please ask us on the page of your order, or call us.']),
    ],
    action: toEither,
  },
  'quotation-sent': {
    subject: ({ quotation }) => `Your quotation ${quotation?.number ?? ''}`,
    paragraphs: ({ quotation }) => [
      'Thank you for asking. This is what we offer you.',
      ...(quotation?.validUntil ? [`It is valid until ${dayInEnglish(quotation.validUntil)}.`] : []),
      'You can read it, accept it or tell us why not on its page, without an account.',
    ],
    action: { label: 'Read and answer', path: () => QUOTATION_PATH },
  },
  'quotation-replied': {
    subject: ({ quotation }) => `We have answered you about quotation ${quotation?.number ?? ''}`,
    paragraphs: ({ quotes = [] }) => [
      'We have written to you about your quotation:',
      ...quotes.map((text) => `“${text}”`),
      'Please answer on the page of the quotation, not to this email.',
    ],
    action: { label: 'Read and answer', path: () => QUOTATION_PATH },
  },
  'artwork-must-be-mended': {
    subject: ({ proof }) => `Your file must be fixed: ${proof?.name ?? ''}`,
    paragraphs: ({ faults = [] }) => [
      'We have checked the file of your order. It cannot be printed as it is:',
      ...faults.map((text) => `• ${text}`),
      'We will get in touch with you about it. If you have a better file, please send it to us. Nothing is printed before you have approved a proof.',
    ],
    action: toEither,
  },
  'proof-ready': {
    subject: ({ proof }) => `Please check your proof: ${proof?.name ?? ''}`,
    paragraphs: ({ proof, quotes = [] }) => [
      `Your proof${(proof?.version ?? 1) > 1 ? ` (version ${proof?.version})` : ''} is ready. This is how it will be printed.`,
      ...quotes.map((text) => `“${text}”`),
      'Please check spelling, numbers, colours and size, and then approve it or ask for changes. We print once you have approved it.',
    ],
    action: toProof,
  },
  'proof-reminder': {
    subject: ({ proof }) => `Your proof waits for you: ${proof?.name ?? ''}`,
    paragraphs: () => ['We have not heard from you about your proof. We print once you have approved it.'],
    action: toProof,
  },
  'proof-replied': {
    subject: ({ proof }) => `We have answered you about your proof: ${proof?.name ?? ''}`,
    paragraphs: ({ quotes = [] }) => [
      'We have written to you about your proof:',
      ...quotes.map((text) => `“${text}”`),
      'Please answer on the page of the proof, not to this email.',
    ],
    action: toProof,
  },
  'proof-approved': {
    subject: ({ proof }) => `Approved for printing: ${proof?.name ?? ''}`,
    paragraphs: ({ proof }) => [
      `Thank you. Version ${proof?.version ?? 1} of your proof is approved, and exactly that file goes to print. If you did not approve it, please call us at once.`,
    ],
    action: { label: 'See the proof', path: () => PROOF_PATH },
  },
  'bulk-order-status': {
    subject: (data) => `News about your bulk order ${bulkNumberOf(data)}`,
    paragraphs: ({ status = '', reason }) => [
      statuses[status] ?? `Your bulk order is now: ${status}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    action: toBulkOrder,
  },
};
