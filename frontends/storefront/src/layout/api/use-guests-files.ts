import type { ArtworkFile } from '@print-shop/contracts';
import { getArtworkFile } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { tokensOf } from '../../artwork-check/kept.ts';

/** More are not asked for one by one. */
const MOST_FILES = 9;

/** The checked files that a guest has sent from this tab, the newest first. Files that are gone are left out. */
export const useGuestsFiles = (isWanted: boolean) =>
  useQuery({
    queryKey: ['guests-files'],
    queryFn: async ({ signal }) => {
      const held = tokensOf('file').sort((a, b) => b.id.localeCompare(a.id));
      const found = await Promise.allSettled(
        held
          .slice(0, MOST_FILES)
          .map(({ id, token }) => call(getArtworkFile, { params: { id }, query: { token } }, { signal })),
      );
      const there = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value as ArtworkFile] : []));
      return { data: there.filter(({ state }) => state === 'checked'), total: null };
    },
    enabled: isWanted,
  });
