import type { MessageKind } from '@print-shop/contracts';
import type { MessageData } from '../message/message-data.ts';

const lines = [
  { name: 'Photo mug', quantity: 2 },
  { name: 'Business cards', quantity: 100 },
];
const order = { id: '0123456789abcdef01234567', totalPaise: 129_900, lines };

const exampleProof = { id: '0123456789abcdef01234567', name: 'Business cards', version: 2 };

/** The data of a kind's preview before its first message was sent. */
export function exampleOf(kind: MessageKind, name: string): MessageData {
  switch (kind) {
    case 'order-confirmed':
      return { ...order, name, payBy: '2026-12-31T10:35:00Z' };
    case 'order-cancelled':
      return { ...order, name, reason: 'Asked by phone' };
    case 'order-line-cancelled':
      return { name, id: order.id, lines, reason: 'Ordered twice', leftPaise: 84_900, refundDuePaise: 45_000 };
    case 'customer-cancelled':
      return { name, id: order.id, lines, who: name, reason: 'Ordered twice', isPart: true, refundDuePaise: 45_000 };
    case 'conversation-answered':
      return { name, id: order.id, quotes: ['Yes, we can print the logo on the back as well.'], files: 1 };
    case 'customer-asked':
      return { name, id: order.id, who: name, quotes: ['Can you print the logo on the back as well?'], files: 1 };
    case 'bulk-order-received':
    case 'new-bulk-order':
      return { name, id: order.id, totalPaise: 288_000, pieces: 24, who: name };
    case 'bulk-order-status':
      return { name, id: order.id, totalPaise: 288_000, status: 'In Production' };
    case 'low-stock':
      return { name, product: 'Photo mug', stock: 3 };
    case 'claim-received':
    case 'customer-claimed':
      return { name, id: order.id, who: name, claim: { kind: 'misprinted', pieces: 2 } };
    case 'claim-decided':
      return {
        name,
        id: order.id,
        reason: 'The logo is upside down, as you wrote.',
        claim: { kind: 'misprinted', pieces: 2, remedy: 'reprint' },
      };
    case 'quotation-sent':
      return {
        name,
        id: order.id,
        totalPaise: 755_000,
        quotation: { number: 'Q-2026-0001', validUntil: '2026-12-31' },
      };
    case 'quotation-answered':
      return { name, id: order.id, who: name, quotation: { number: 'Q-2026-0001', answer: 'accepted' } };
    case 'quotation-replied':
    case 'quotation-asked':
      return { name, id: order.id, who: name, quotes: ['170 gsm?'], quotation: { number: 'Q-2026-0001' } };
    case 'quotation-ends-soon':
      return { name, id: order.id, who: name, quotation: { number: 'Q-2026-0001', validUntil: '2026-12-31' } };
    case 'artwork-must-be-mended':
      return {
        name,
        id: order.id,
        proof: exampleProof,
        faults: ['The file measures 210 × 297 mm; the product is 90 × 54 mm.'],
      };
    case 'proof-ready':
    case 'proof-reminder':
    case 'proof-approved':
      return { name, id: order.id, proof: exampleProof };
    case 'proof-replied':
    case 'proof-commented':
      return { name, id: order.id, who: name, quotes: ['Is the logo sharp enough?'], proof: exampleProof };
    case 'proof-answered':
      return { name, id: order.id, who: name, proof: { ...exampleProof, answer: 'approved' } };
    case 'quotation-code':
      return { name, code: '123456', quotation: { number: 'Q-2026-0001' } };
    case 'proof-code':
      return { name, id: order.id, code: '123456', proof: exampleProof };
    case 'track-code':
      return { name, id: order.id, code: '123456' };
    case 'dead-letters':
      return { name, queue: 'cart.remove-on-order-confirmed', waiting: 2 };
    case 'new-contact-message':
      return { name, who: name };
    case 'new-order':
      return { ...order, name, who: name };
    case 'part-paid':
      return { name, id: order.id, paidPaise: 50_000, leftPaise: 79_900 };
    case 'refund-sent':
      return { name, id: order.id, paidPaise: 45_000 };
    case 'invoice-issued':
      return { name, id: order.id, totalPaise: 129_900, invoice: { number: 'INV/26-27/00042', kind: 'tax-invoice' } };
    case 'payment-reported':
      return { name, id: order.id, who: name, utr: '123456789012' };
    case 'digest':
      return { name, counts: { 'new-order': 3, 'low-stock': 1 } };
    case 'welcome':
      return { name, confirms: true };
    case 'confirm-email':
    case 'contact-message-received':
      return { name };
    default:
      return { ...order, name };
  }
}
