import type { Conversation } from '@print-shop/contracts';
import { orderNumber } from '@print-shop/contracts/client';

/** The number of an order or bulk order as the other screens show it. */
export const numberOf = ({ _id, kind }: Pick<Conversation, '_id' | 'kind'>): string => orderNumber(_id, kind);
