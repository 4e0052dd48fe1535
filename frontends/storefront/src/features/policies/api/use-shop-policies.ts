import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../api/shop-query.ts';

/** The shop's own policies with their version. Every other page has the shop without them, as they are long. */
export const useShopPolicies = () => useQuery({ ...shopQuery, select: ({ policies }) => policies ?? null });
