import { orderKindOf } from '@print-shop/contracts';
import { type MessageData, numberOf } from '../message/message-data.ts';

const isAboutBulkOrder = (data: MessageData): boolean => orderKindOf(data) === 'bulk-order';

/** An order or a bulk order by its number, inside a sentence. */
export const orderInEnglish = (data: MessageData): string =>
  `${isAboutBulkOrder(data) ? 'bulk order' : 'order'} ${numberOf(data)}`;
export const orderInHindi = (data: MessageData): string =>
  `${isAboutBulkOrder(data) ? 'बल्क ऑर्डर' : 'ऑर्डर'} ${numberOf(data)}`;

/** The page of an order for staff; bulk orders are on one list. */
export const staffPathOf = (data: MessageData, bulkOrders = '/admin/bulk-orders'): string =>
  isAboutBulkOrder(data) ? bulkOrders : `/admin/orders/${data.id}`;
