import { getOutstanding, getRevenue } from '@print-shop/contracts/client';
import { type CallInput, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The invoiced sums of some days. */
export const useRevenue = (query: CallInput<typeof getRevenue>['query']) => useQuery(queryFor(getRevenue, { query }));

/** The money that is owed, by age. */
export const useOutstanding = (enabled: boolean) => useQuery({ ...queryFor(getOutstanding, {}), enabled });
