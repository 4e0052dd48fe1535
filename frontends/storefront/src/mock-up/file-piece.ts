import type { ArtworkFile, ArtworkPiece, SceneSide } from '@print-shop/contracts';
import { linkArtworkFile } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tokenQuery } from '../artwork-check/kept.ts';

/** A page of a file, and its size in pixels, to be placed. */
export interface PlacedFile {
  source: { fileId: string; page: number };
  size: { width: number; height: number };
}

/** The longer side of a page's picture, in pixels; for files whose pixels are not known. */
const PICTURE_PX = 1600;

/** What is laid out of a page of a file, from 1; `undefined` for a page that it does not have. */
export function placedFile({ _id, pages }: ArtworkFile, page: number): PlacedFile | undefined {
  const found = pages[page - 1];
  if (!found) return undefined;
  const { widthMm, heightMm } = found.whole ?? found;
  const scale = PICTURE_PX / Math.max(widthMm, heightMm);
  const size = found.pixels ?? { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
  return { source: { fileId: _id, page }, size };
}

/** Links are renewed before they end after ten minutes. */
const FRESH_MS = 8 * 60_000;

/** Where the browser finds the picture of a piece: the design itself, or the signed link to a file's page. */
export function useHrefs(sides: readonly SceneSide[]): (source: ArtworkPiece['source']) => string {
  const ids = [
    ...new Set(
      sides.flatMap(({ pieces }) =>
        pieces.flatMap((piece) => (piece.kind === 'artwork' && 'fileId' in piece.source ? piece.source.fileId : [])),
      ),
    ),
  ];
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
    (source) => ('design' in source ? source.design : (links[source.fileId]?.[source.page - 1] ?? '')),
    [links],
  );
}
