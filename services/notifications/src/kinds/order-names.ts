import { orderKindOf } from '@print-shop/contracts';
import { type MessageData, numberOf } from '../message/message-data.ts';

const isBulk = (data: MessageData): boolean => orderKindOf(data) === 'bulk-order';

/** An order or a bulk order by its number, inside a sentence. */
export const orderInEnglish = (data: MessageData): string =>
  `${isBulk(data) ? 'bulk order' : 'order'} ${numberOf(data)}`;
export const orderInHindi = (data: MessageData): string => `${isBulk(data) ? 'बल्क ऑर्डर' : 'ऑर्डर'} ${numberOf(data)}`;

/** The page of an order for staff; bulk orders are on one list. */
export const staffPathOf = (data: MessageData, bulkOrders = '/admin/bulk-orders'): string =>
  isBulk(data) ? bulkOrders : `/admin/orders/${data.id}`;
