import { getAccount } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';

/** The account of an order; null for an order that has none. */
export const accountQuery = (order: string) => queryFor(getAccount, { params: { order } });
