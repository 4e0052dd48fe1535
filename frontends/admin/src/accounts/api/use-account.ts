import { getAccount } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const accountQuery = (order: string) => queryFor(getAccount, { params: { order } });

/** The account of an order; null for an order that has none. */
export const useAccount = (order: string) => useQuery(accountQuery(order));
