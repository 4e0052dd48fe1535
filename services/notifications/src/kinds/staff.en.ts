import type { CustomerKind, MessageKind, StaffKind } from '@print-shop/contracts';
import {
  bulkNumberOf,
  CONFIRM_PATH,
  dayInEnglish,
  type MessageData,
  numberOf,
  rupeesOf,
} from '../message/message-data.ts';
import { claimWordsEn } from './claim-words.ts';
import type { KindWords } from './kind-words.ts';
import { orderInEnglish, staffPathOf } from './order-names.ts';

const happened: Record<StaffKind, (count: number) => string> = {
  'new-order': (count) => (count === 1 ? '1 new order' : `${count} new orders`),
  'customer-cancelled': (count) =>
    count === 1 ? '1 cancellation by a customer' : `${count} cancellations by customers`,
  'customer-asked': (count) => (count === 1 ? '1 question about an order' : `${count} questions about orders`),
  'payment-reported': (count) => `${count} ${count === 1 ? 'payment' : 'payments'} to confirm`,
  'customer-claimed': (count) => (count === 1 ? '1 claim' : `${count} claims`),
  'new-bulk-order': (count) => (count === 1 ? '1 new bulk order' : `${count} new bulk orders`),
  'quotation-answered': (count) => (count === 1 ? '1 answer to a quotation' : `${count} answers to quotations`),
  'quotation-asked': (count) => (count === 1 ? '1 question about a quotation' : `${count} questions about quotations`),
  'quotation-ends-soon': (count) =>
    count === 1
      ? '1 quotation about to expire without an answer'
      : `${count} quotations about to expire without an answer`,
  'proof-commented': (count) => (count === 1 ? '1 comment on a proof' : `${count} comments on proofs`),
  'proof-answered': (count) => (count === 1 ? '1 answer to a proof' : `${count} answers to proofs`),
  'new-contact-message': (count) =>
    count === 1 ? '1 message from the contact page' : `${count} messages from the contact page`,
  'low-stock': (count) => (count === 1 ? '1 product is running low' : `${count} products are running low`),
  'dead-letters': (count) =>
    count === 1 ? '1 thing that the shop could not do' : `${count} things that the shop could not do`,
};

const toProof = ({ proof }: MessageData) => (proof ? `/admin/artwork/${proof.id}` : '/admin/artwork');

export const staffEn: Record<Exclude<MessageKind, CustomerKind>, KindWords> = {
  'new-order': {
    subject: (data) => `New order ${numberOf(data)}`,
    paragraphs: ({ who }) => [who ? `${who} has placed an order.` : 'A customer has placed an order.'],
    action: { label: 'Open the order', path: ({ id }: MessageData) => `/admin/orders/${id}` },
  },
  'customer-cancelled': {
    subject: (data) => `Cancelled by the customer: ${orderInEnglish(data)}`,
    paragraphs: ({ who, isPart, reason, refundDuePaise }) => [
      `${who || 'The customer'} has cancelled ${isPart ? 'the items below' : 'this order'}. Please do not begin work on ${isPart ? 'them' : 'it'}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(refundDuePaise ? [`Refund due: ${rupeesOf(refundDuePaise)}`] : []),
    ],
    action: {
      label: 'Open the order',
      path: (data: MessageData) => staffPathOf(data),
    },
  },
  'customer-asked': {
    subject: (data) => `Question about ${orderInEnglish(data)}`,
    paragraphs: ({ who, quotes = [], moreQuotes, files }) => [
      `${who || 'A customer'} has written to you and waits for an answer.`,
      ...(moreQuotes
        ? [moreQuotes === 1 ? '1 earlier message is on the page.' : `${moreQuotes} earlier messages are on the page.`]
        : []),
      ...quotes.map((text) => `“${text}”`),
      ...(files ? [files === 1 ? '1 file is attached.' : `${files} files are attached.`] : []),
    ],
    action: { label: 'Answer', path: ({ id }: MessageData) => `/admin/conversations/${id}` },
  },
  'payment-reported': {
    subject: (data) => `Payment to confirm for order ${numberOf(data)}`,
    paragraphs: ({ who, utr = '' }) => [
      `${who || 'A customer'} says that they have paid by UPI, with the UTR ${utr}.`,
      'Please look for it in your bank account, and enter it.',
    ],
    action: { label: 'Open the payments', path: ({ utr = '' }: MessageData) => `/admin/payments?search=${utr}` },
  },
  'customer-claimed': {
    subject: (data) => `Claim about ${orderInEnglish(data)}`,
    paragraphs: ({ who, claim }) => [
      `${who || 'A customer'} says: ${claim ? claimWordsEn(claim) : 'something is wrong'}.`,
      'Please look at it and decide; the customer was told that you will.',
    ],
    action: {
      label: 'Look at it',
      path: (data: MessageData) => staffPathOf(data, '/admin/bulk-orders?claims=open'),
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
  'dead-letters': {
    subject: ({ work }) => (work ? 'The shop could not finish some work' : 'The shop could not process some events'),
    paragraphs: ({ work, queue = '', waiting = 0 }) => {
      if (work)
        return [
          `${work.what[0]?.toUpperCase()}${work.what.slice(1)} has failed ${work.tries} times for ${work.id}: ${work.reason}`,
          'It holds up nothing else, and is tried again every day.',
          'Please ask the operator of the shop to follow “Work that fails” in the operator’s manual.',
        ];
      return [
        waiting === 1 ? `1 event waits in ${queue}.dead.` : `${waiting} events wait in ${queue}.dead.`,
        'Until they are sent back, something in the shop is not up to date: an order unconfirmed, a cart not emptied. Nothing is lost.',
        'Please ask the operator of the shop to follow “Dead letters” in the operator’s manual.',
      ];
    },
    action: { label: 'Open the staff area', path: () => '/admin' },
  },
  'track-code': {
    subject: ({ code = '' }) => `${code} is your code`,
    paragraphs: (data) => [
      `Your code for ${orderInEnglish(data)} is ${data.code ?? ''}. It works for 10 minutes, once.`,
      'If you did not ask for it, do nothing: without the code nobody sees your order.',
    ],
  },
  'quotation-answered': {
    subject: ({ quotation }) =>
      `Quotation ${quotation?.number ?? ''} was ${quotation?.answer === 'declined' ? 'declined' : 'accepted'}`,
    paragraphs: ({ who, quotation, reason }) => [
      quotation?.answer === 'declined'
        ? `${who || 'The customer'} does not want it.`
        : `${who || 'The customer'} has accepted it. Please begin with the order.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    action: { label: 'Open the quotation', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'quotation-asked': {
    subject: ({ quotation }) => `Question about quotation ${quotation?.number ?? ''}`,
    paragraphs: ({ who, quotes = [] }) => [
      `${who || 'The customer'} has written to you and waits for an answer.`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'Answer', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'proof-commented': {
    subject: ({ proof }) => `Comment on the proof: ${proof?.name ?? ''}`,
    paragraphs: ({ who, quotes = [] }) => [
      `${who || 'The customer'} has commented on the proof and waits for an answer.`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'Answer', path: toProof },
  },
  'proof-answered': {
    subject: ({ proof }) =>
      `${proof?.answer === 'approved' ? 'Approved for printing' : 'Changes requested'}: ${proof?.name ?? ''}`,
    paragraphs: ({ who, proof, quotes = [] }) => [
      proof?.answer === 'approved'
        ? `${who || 'The customer'} has approved version ${proof.version}. The file can be printed.`
        : `${who || 'The customer'} wants version ${proof?.version ?? 1} changed:`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'Open the proof', path: toProof },
  },
  'quotation-ends-soon': {
    subject: ({ quotation }) => `Quotation ${quotation?.number ?? ''} is about to expire without an answer`,
    paragraphs: ({ who, quotation }) => [
      `${who || 'The customer'} has not answered it${quotation?.validUntil ? `, and it is valid until ${dayInEnglish(quotation.validUntil)}` : ''}. A call may help.`,
    ],
    action: { label: 'Open the quotation', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'quotation-code': {
    subject: ({ quotation }) => `Your code for quotation ${quotation?.number ?? ''}`,
    paragraphs: ({ code = '' }) => [
      `Your code is ${code}. It works for 10 minutes, once.`,
      'A person who enters it accepts the quotation in your name. If you did not ask for it, do nothing.',
    ],
  },
  'proof-code': {
    subject: ({ proof }) => `Your code for the proof of ${proof?.name ?? 'your order'}`,
    paragraphs: ({ code = '' }) => [
      `Your code is ${code}. It works for 10 minutes, once.`,
      'A person who enters it approves the proof for printing in your name. If you did not ask for it, do nothing.',
    ],
  },
  'confirm-email': {
    subject: () => 'Please confirm your email address',
    paragraphs: () => [
      'You asked for this email. Open the link while you are signed in: it shows that this address is yours, and bulk orders that you placed with it as a guest are then in My Orders.',
      'The link works for 7 days. If you did not ask for it, do nothing.',
    ],
    action: { label: 'Confirm this address', path: () => CONFIRM_PATH },
  },
  digest: {
    subject: () => 'Your shop since yesterday',
    paragraphs: ({ counts = {} }) =>
      (Object.entries(counts) as [StaffKind, number][]).map(([kind, count]) => happened[kind](count)),
    action: { label: 'Open the staff area', path: () => '/admin' },
  },
};
