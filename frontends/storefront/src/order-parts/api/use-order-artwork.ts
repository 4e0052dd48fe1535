import type { OrderArtwork } from '@print-shop/contracts';
import { getOrderArtwork } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery } from '@tanstack/react-query';

/** Shorter than the addresses in an answer open. */
const FRESH_MS = 8 * 60_000;
const AGAIN_MS = 5_000;
const FRESHNESS = {
  staleTime: FRESH_MS,
  refetchInterval: ({ state: { data } }: { state: { data?: OrderArtwork | undefined } }) =>
    data?.lines.some(({ files }) => files.some(({ state }) => state === 'checking')) ? AGAIN_MS : FRESH_MS,
} as const;

/** The files of an order, read again while one of them is checked. */
export function useOrderArtwork(order: string) {
  const { queryFor } = useOrderAccess();
  return useQuery({ ...queryFor(getOrderArtwork, { params: { order } }), ...FRESHNESS });
}
