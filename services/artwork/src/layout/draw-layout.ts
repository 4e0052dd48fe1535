import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArtworkPiece, Piece, PrintArea, PrintView } from '@print-shop/contracts';
import { pictureIn } from '@print-shop/contracts/client';
import { conflict, DomainError } from '@print-shop/service-kit/errors';
import type { Look } from './colors.ts';
import type { StoredLayout } from './layout.store.ts';
import type { LayoutObjects } from './layout-objects.ts';
import { drawingIsLate, type Renderer } from './render.ts';
import { MOST_PIXELS, type PdfJob, type PictureJob, piecesOn } from './render-job.ts';
import type { createSharedWork } from './shared-work.ts';

const PICTURE_PX = 640;
const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

/** Pixels across the print of an area: 300 dpi, or fewer where the area is so large that memory would not hold them. */
export function printWidth({ widthMm, heightMm }: Pick<PrintArea, 'widthMm' | 'heightMm'>): number {
  const wide = (widthMm / MM_PER_INCH) * PRINT_DPI;
  const high = (heightMm / MM_PER_INCH) * PRINT_DPI;
  return Math.max(1, Math.floor(wide * Math.min(1, Math.sqrt(MOST_PIXELS / (wide * high)))));
}

const sourcesOf = (layout: Pick<StoredLayout, 'sides'>, view: string, area?: string): ArtworkPiece['source'][] =>
  layout.sides
    .filter((side) => side.view === view && (area === undefined || side.area === area))
    .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'artwork' ? [piece.source] : [])));

export interface DrawDeps {
  objects: LayoutObjects;
  renderer: Pick<Renderer, 'run'>;
}

/** `once` runs a drawing, which goes on when its caller gives up. */
interface OnceDeps extends DrawDeps {
  once: ReturnType<typeof createSharedWork>;
}

/**
 * The product with the layout on it, in a colour, as WebP; drawn when it is first asked for. Throws busy for a caller who has waited
 * long enough.
 */
export async function pictureOf(
  { id, sides, color: laidOutIn }: StoredLayout,
  view: PrintView,
  { color, hex }: Look,
  { objects, renderer, once }: OnceDeps,
): Promise<Readable> {
  const name = { view: view.id, look: color === laidOutIn ? null : { color, hex } };
  const stored = await objects.readPicture(id, name);
  if (stored) return stored;
  await once(JSON.stringify([id, name]), () =>
    withPicture({ view, color, hex, sides, width: PICTURE_PX }, { objects, renderer }, (path) =>
      objects.storePicture(id, name, path),
    ),
  );
  const drawn = await objects.readPicture(id, name);
  if (!drawn) throw new Error('the picture that was just stored is gone');
  return drawn;
}

/** The product with what lies on it, as WebP, in a folder that is removed after `use`. */
export function withPicture<Result>(
  picture: Pick<PictureJob, 'view' | 'color' | 'hex' | 'sides' | 'width'>,
  { objects, renderer }: DrawDeps,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const { view, color } = picture;
  const pictures = [pictureIn(view, color)].filter((address) => address.startsWith('/media/'));
  const wanted = { sources: sourcesOf(picture, view.id), pictures, forPrint: false };
  return objects.withFiles(wanted, async ({ path, files }) => {
    const out = join(path, 'picture.webp');
    await renderer.run({ ...picture, files, out });
    return use(out);
  });
}

/** The print of one area. It is drawn each time, as it is asked for rarely, unless one was drawn for a caller who gave up. */
async function printFrom(
  { id }: StoredLayout,
  name: string,
  { objects, once }: OnceDeps,
  draw: () => Promise<void>,
): Promise<Readable> {
  const stored = await objects.takePrint(id, name);
  if (stored) return stored;
  await once(JSON.stringify([id, name]), draw);
  const drawn = await objects.takePrint(id, name);
  // Somebody else who waited for the same print has it.
  if (!drawn) throw drawingIsLate();
  return drawn;
}

const printName = (view: PrintView, area: PrintArea, ending: string): string => `${view.id}-${area.id}.${ending}`;

/** The print of one area, as PNG. Throws busy for a caller who has waited long enough. */
export function printOf(layout: StoredLayout, view: PrintView, area: PrintArea, deps: OnceDeps): Promise<Readable> {
  const { objects, renderer } = deps;
  const name = printName(view, area, 'png');
  const wanted = { sources: sourcesOf(layout, view.id, area.id), pictures: [], forPrint: true };
  return printFrom(layout, name, deps, () =>
    objects.withFiles(wanted, async ({ path, files }) => {
      checkComplete(files);
      const out = join(path, 'print.png');
      const { color, hex, sides } = layout;
      await renderer.run({ view, color, hex, sides, printArea: area.id, width: printWidth(area), files, out });
      await objects.storePrint(layout.id, name, out);
    }),
  );
}

interface LaidOut {
  view: PrintView;
  area: PrintArea;
  /** From the lowest to the topmost. */
  pieces: Piece[];
}

/** The areas that something lies on, in the order of the product's views. */
export const laidOutOf = ({ sides, views }: Pick<StoredLayout, 'sides' | 'views'>): LaidOut[] =>
  views
    .flatMap((view) => view.areas.map((area) => ({ view, area, pieces: piecesOn({ view, sides }, area) })))
    .filter(({ pieces }) => pieces.length > 0);

/** The print of one area, as a PDF of its size. Throws busy for a caller who has waited long enough. */
export function printPdfOf(layout: StoredLayout, view: PrintView, area: PrintArea, deps: OnceDeps): Promise<Readable> {
  const name = printName(view, area, 'pdf');
  const printed = [{ view, area, pieces: piecesOn({ view, sides: layout.sides }, area) }];
  const made = { label: `${labelOf(layout)} · ${area.name}`, bleedMm: 0 };
  return printFrom(layout, name, deps, () =>
    withPdf(layout, printed, made, deps, (path) => deps.objects.storePrint(layout.id, name, path)),
  );
}

/**
 * All that a layout prints, as a PDF with a page for each area that something lies on, in a folder that is removed after `use`.
 * `bleedMm`: printed beyond the areas that are boxes.
 */
export const withLayoutPdf = <Result>(
  layout: StoredLayout,
  bleedMm: number,
  deps: DrawDeps,
  use: (path: string) => Promise<Result>,
): Promise<Result> => withPdf(layout, laidOutOf(layout), { label: labelOf(layout), bleedMm }, deps, use);

const labelOf = ({ id }: StoredLayout): string => `Layout #${id.slice(-6)}`;

async function withPdf<Result>(
  layout: StoredLayout,
  printed: readonly LaidOut[],
  { label, bleedMm }: Pick<PdfJob, 'label' | 'bleedMm'>,
  { objects, renderer }: DrawDeps,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const sources = printed.flatMap(({ view, area }) => sourcesOf(layout, view.id, area.id));
  return objects.withFiles({ sources, pictures: [], forPrint: true }, async ({ path, files }) => {
    checkComplete(files);
    const out = join(path, 'print.pdf');
    const pages = printed.map(({ area, pieces }) => ({ area, pieces }));
    await renderer.run({ pages, bleedMm, label, at: layout.createdAt.toISOString(), files, out });
    return use(out);
  });
}

/** Throws conflict for a print in which there would be a gap, as its customer has deleted a file since. */
function checkComplete(files: Record<string, string[]>): void {
  if (Object.values(files).some((paths) => paths.length === 0)) throw conflict(FILE_GONE, FILE_GONE_CODE);
}

const FILE_GONE_CODE = 'layout-file-gone';
const FILE_GONE = {
  en: 'A file of this layout was deleted. Ask the customer to send it again.',
  hi: 'इस लेआउट की एक फ़ाइल हटा दी गई है। ग्राहक से उसे फिर भेजने को कहिए।',
};

export const isFileGone = (error: unknown): boolean => error instanceof DomainError && error.code === FILE_GONE_CODE;
