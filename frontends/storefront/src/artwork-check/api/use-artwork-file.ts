import type { ArtworkFile } from '@print-shop/contracts';
import { getArtworkFile, linkArtworkFile } from '@print-shop/contracts/client';
import { call, queryFor, shopTime } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { tokenQuery } from '../kept.ts';

const FIRST_PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 10_000;

/** The pause before the next look at a file: longer each time. */
export const pauseMs = (looks: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.5 ** looks);

/** A file with its checks; looks again until they are done. */
export const useArtworkFile = (id: string) =>
  useQuery({
    ...queryFor(getArtworkFile, { params: { id }, query: tokenQuery(id) }),
    refetchInterval: ({ state }) =>
      (state.data as ArtworkFile | undefined)?.state === 'checking' ? pauseMs(state.dataUpdateCount) : false,
  });

/** Links to the pictures of a file's pages. They end after some minutes; `renew` makes new ones. */
export function usePagePictures(id: string, isWanted: boolean) {
  const links = useQuery({
    queryKey: [linkArtworkFile.id, id],
    queryFn: ({ signal }) => call(linkArtworkFile, { params: { id }, query: tokenQuery(id) }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, refetch } = links;
  /** Called when a picture does not load. */
  const renew = () => {
    if (data && Date.parse(data.expiresAt) <= shopTime()) void refetch();
  };
  return { pictures: data?.pictures ?? [], isFailed: links.isError, retry: refetch, renew };
}
