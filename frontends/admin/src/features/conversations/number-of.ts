import type { Conversation } from '@print-shop/contracts';

/** The number of an order or bulk order as the other screens show it. */
export const numberOf = ({ _id, kind }: Pick<Conversation, '_id' | 'kind'>): string =>
  kind === 'order' ? _id.slice(-6) : _id.slice(0, 8);
