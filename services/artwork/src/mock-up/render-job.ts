import type { ArtworkPiece, PrintView, SceneSide } from '@print-shop/contracts';

/** What a renderer is asked to draw; its files are on the disk. */
export interface RenderJob {
  view: PrintView;
  color: string;
  hex: string;
  sides: SceneSide[];
  /** The area to draw alone, for printing; without it, the product with everything on it. */
  printArea?: string;
  /** Width of the result in pixels. */
  width: number;
  /**
   * Paths of each file by its address, or by `sourceKey` of a piece: the first that is a picture is drawn. What has none is left
   * out of the drawing.
   */
  files: Record<string, string[]>;
  /** Whether the area is written as a PDF, and the time that it bears, as ISO 8601. */
  pdf?: { label: string; at: string };
  /** Path of the result: PDF or PNG for printing, else WebP. */
  out: string;
}

export type RenderReply = { fault: string } | { fault?: undefined };

/** The name of a piece's file in a job. */
export const sourceKey = (source: ArtworkPiece['source']): string =>
  'design' in source ? source.design : `${source.fileId}:${source.page}`;
