import type { MessageKind } from '@print-shop/contracts';
import type { MessageData } from './message-data.ts';

const lines = [
  { name: 'Photo mug', quantity: 2 },
  { name: 'Business cards', quantity: 100 },
];
const order = { id: '0123456789abcdef01234567', totalPaise: 129_900, lines };

/** What a kind is previewed with before the first message of it was sent. */
export function exampleOf(kind: MessageKind, name: string): MessageData {
  switch (kind) {
    case 'order-cancelled':
      return { ...order, name, reason: 'Asked by phone' };
    case 'order-line-cancelled':
      return { name, id: order.id, lines, reason: 'Ordered twice', leftPaise: 84_900, refundDuePaise: 45_000 };
    case 'customer-cancelled':
      return { name, id: order.id, lines, who: name, reason: 'Ordered twice', isPart: true, refundDuePaise: 45_000 };
    case 'bulk-order-received':
    case 'new-bulk-order':
      return { name, id: order.id, totalPaise: 288_000, pieces: 24, who: name };
    case 'bulk-order-status':
      return { name, id: order.id, totalPaise: 288_000, status: 'In Production' };
    case 'low-stock':
      return { name, product: 'Photo mug', stock: 3 };
    case 'new-contact-message':
      return { name, who: name };
    case 'new-order':
      return { ...order, name, who: name };
    case 'digest':
      return { name, counts: { 'new-order': 3, 'low-stock': 1 } };
    case 'welcome':
    case 'contact-message-received':
      return { name };
    default:
      return { ...order, name };
  }
}
