import { getOutstanding, getRevenue } from '@print-shop/contracts/client';
import { type CallInput, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const useRevenue = (query: CallInput<typeof getRevenue>['query']) => useQuery(queryFor(getRevenue, { query }));

export const useOutstanding = (enabled: boolean) => useQuery({ ...queryFor(getOutstanding, {}), enabled });
