import type { ArtworkPiece, LayoutSide } from '@print-shop/contracts';
import { linkArtworkFile } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tokenQuery } from '../../artwork-check/kept.ts';
import { designName, designPicture } from './design-picture.ts';

/** Links are renewed before they end after ten minutes. */
const FRESH_MS = 8 * 60_000;

/** Where the browser finds the picture of a piece: its copy of the design, or the signed link to a file's page. */
export function useHrefs(sides: readonly LayoutSide[]): (source: ArtworkPiece['source']) => string {
  const sources = sides.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'artwork' ? piece.source : [])),
  );
  const ids = [...new Set(sources.flatMap((source) => ('fileId' in source ? source.fileId : [])))];
  const designs = new Map(
    sources.flatMap((source) => ('design' in source ? [[designName(source.design), source.design]] : [])),
  );
  const names = [...designs.keys()];
  const pictures = useQueries({
    queries: [...designs.values()].map(designPicture),
    combine: (results) => Object.fromEntries(results.map(({ data }, at) => [names[at] ?? '', data])),
  });
  const links = useQueries({
    queries: ids.map((id) => ({
      queryKey: [linkArtworkFile.id, id, 'laid-out'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(linkArtworkFile, { params: { id }, query: tokenQuery(id) }, { signal }),
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
    })),
    combine: (results) => Object.fromEntries(results.map(({ data }, at) => [ids[at] ?? '', data?.pictures ?? []])),
  });
  return useCallback(
    (source) =>
      ('design' in source ? pictures[designName(source.design)] : links[source.fileId]?.[source.page - 1]) ?? '',
    [links, pictures],
  );
}
