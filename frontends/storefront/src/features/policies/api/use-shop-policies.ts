import { getShop } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The shop's own policies with their version. Every other page has the shop without them, as they are long. */
export const useShopPolicies = () => useQuery({ ...queryFor(getShop, {}), select: ({ policies }) => policies ?? null });
