import type { ArtworkFile, ArtworkPiece, Box, SceneSide } from '@print-shop/contracts';
import { bleedOf, linkArtworkFile, type Size } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tokenQuery } from '../artwork-check/kept.ts';
import { designName, designPicture } from './api/design-picture.ts';

/** A page of a file to be placed. */
export interface PlacedFile {
  source: { fileId: string; page: number };
  /** Its proportions. */
  size: Size;
  /** How many pixels can be printed of it; null where all of it is vectors. */
  pixels: Size | null;
  /** The page in mm, where it has a size of its own: all of it, where it is cut, and what that cuts off. */
  own?: { whole: Size; trim: Box; bleed: ArtworkPiece['bleed'] };
}

type Page = ArtworkFile['pages'][number];

const MM_PER_INCH = 25.4;
/** The longer side of a page's picture, in pixels; for bitmaps whose pixels are not known. */
const PICTURE_PX = 1600;
/** As the shop stores it. */
const MOST_PIXELS = 100_000;

const pixelsAt = (mm: number, dpi: number): number =>
  Math.min(MOST_PIXELS, Math.max(1, Math.round((mm / MM_PER_INCH) * dpi)));

/** The artwork of a page of a file, from 1; `undefined` for a page that it does not have. */
export function placedFile({ _id, kind, pages }: ArtworkFile, page: number): PlacedFile | undefined {
  const found = pages[page - 1];
  if (!found) return undefined;
  const { widthMm, heightMm } = found.whole ?? found;
  const isVector = kind === 'pdf' || kind === 'svg';
  const placed = {
    source: { fileId: _id, page },
    size: { width: widthMm, height: heightMm },
    pixels: isVector ? pixelsOfVectors(found) : pixelsOfBitmap(found),
  };
  // A bitmap, like an SVG, has a size only where it was checked as a page with bleed.
  if (kind !== 'pdf' && !found.trim) return { ...placed, size: placed.pixels ?? placed.size };
  const whole = { width: widthMm, height: heightMm };
  const trim = found.trim ?? {
    x: (widthMm - found.widthMm) / 2,
    y: (heightMm - found.heightMm) / 2,
    width: found.widthMm,
    height: found.heightMm,
  };
  return { ...placed, own: { whole, trim, bleed: bleedOf(whole, trim) } };
}

/** As many as the page has at its own size with the coarsest of its pictures. Files of earlier releases do not say. */
function pixelsOfVectors({ dpi, whole, widthMm, heightMm }: Page): Size | null {
  if (!dpi) return null;
  return { width: pixelsAt(whole?.widthMm ?? widthMm, dpi), height: pixelsAt(whole?.heightMm ?? heightMm, dpi) };
}

function pixelsOfBitmap({ pixels, whole, ...page }: Page): Size {
  const { widthMm, heightMm } = whole ?? page;
  const scale = PICTURE_PX / Math.max(widthMm, heightMm);
  return pixels ?? { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
}

/** Links are renewed before they end after ten minutes. */
const FRESH_MS = 8 * 60_000;

/** Where the browser finds the picture of a piece: its copy of the design, or the signed link to a file's page. */
export function useHrefs(sides: readonly SceneSide[]): (source: ArtworkPiece['source']) => string {
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
