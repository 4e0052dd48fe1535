import type { ArtworkFile } from '@print-shop/contracts';
import { getDesignArtwork } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { pauseMs } from './use-artwork-file.ts';

/** Number of further tries for a design whose copy is not there yet. */
const MOST_LOOKS = 20;

/** The checked file of an uploaded design, by the signed address of the design. */
export function useDesignFile(design: string) {
  const { pathname, searchParams } = new URL(design, location.origin);
  const name = pathname.split('/').at(-1) ?? '';
  const query = { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
  return useQuery({
    ...queryFor(getDesignArtwork, { params: { name }, query }),
    // Its copy is made after the upload.
    retry: MOST_LOOKS,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) =>
      (state.data as ArtworkFile | undefined)?.state === 'checking' ? pauseMs(state.dataUpdateCount) : false,
  });
}
