import type { ArtworkPiece, LayoutSide, Piece, PrintArea, PrintView } from '@print-shop/contracts';

/** The files of a job are on the disk. */
export interface WithFiles {
  /**
   * Paths of each file by its address, or by `sourceKey` of a piece: the first that is a picture is drawn. A piece without an
   * address is left out of the drawing.
   */
  files: Record<string, string[]>;
  out: string;
}

/** A picture: of the product with everything on it as WebP, or of one area for printing as PNG. */
export interface PictureJob extends WithFiles {
  view: PrintView;
  color: string;
  hex: string;
  sides: LayoutSide[];
  /** The area to draw alone, for printing. */
  printArea?: string;
  /** Width of the result in pixels. */
  width: number;
}

/** A PDF with a page for each area. */
export interface PdfJob extends WithFiles {
  pages: { area: PrintArea; pieces: Piece[] }[];
  /** Printed beyond the areas that are boxes, on each side. */
  bleedMm: number;
  label: string;
  /** The time that it bears, as ISO 8601. */
  at: string;
}

export type RenderJob = PictureJob | PdfJob;

export type RenderReply = { fault: string } | { fault?: undefined };

/** The most pixels of a print, and of each picture in a PDF: what the memory of a drawing has room for. */
export const MOST_PIXELS = 24_000_000;

/** The name of a piece's file in a job. */
export const sourceKey = (source: ArtworkPiece['source']): string =>
  'design' in source ? source.design : `${source.fileId}:${source.page}`;

/** The pieces on an area, from the lowest to the topmost. */
export const piecesOn = ({ view, sides }: Pick<PictureJob, 'view' | 'sides'>, area: Pick<PrintArea, 'id'>): Piece[] =>
  sides.find((side) => side.view === view.id && side.area === area.id)?.pieces ?? [];

export const artworkOn = (job: Pick<PictureJob, 'view' | 'sides'>, area: Pick<PrintArea, 'id'>): ArtworkPiece[] =>
  piecesOn(job, area).filter((piece) => piece.kind === 'artwork');
