import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  clip,
  closePath,
  endPath,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFOperator,
  type PDFRef,
  setFillingRgbColor,
} from '@cantoo/pdf-lib';
import type { ArtworkPiece, Piece, PrintArea } from '@print-shop/contracts';
import { outlinePoints } from '@print-shop/contracts/client';
import { kindOf } from '../preflight/index.ts';
import {
  becomeAsPrinted,
  becomePdfX,
  boxAround,
  cornersOf,
  createEmbedder,
  deadlineIn,
  formsOn,
  lettersAsOutlines,
  type Matrix,
  multiply,
  newDocument,
  newSheet,
  openPdf,
  pagesOf,
  shownSize,
  through,
  toShown,
  writeDocument,
} from '../preflight/layouts.ts';
import { losslessImage } from './lossless-image.ts';
import { lettersOf } from './outlines.ts';
import { turn, unitToArea } from './piece-matrix.ts';
import { openAt, readable } from './readable.ts';
import { MOST_PIXELS, type PdfJob, sourceKey } from './render-job.ts';

/** Finer than any press prints. */
const MOST_DPI = 600;
const MM_PER_INCH = 25.4;
/** Within which the notes and layers of a file are read, which its check has read already. */
const PRINTED_MS = 20_000;

/** The artwork of a piece, and its way into the unit square whose upper left corner is the origin. */
interface Drawable {
  form: PDFRef;
  toUnit: Matrix;
}

/** Writes areas as a PDF, a page of its size for each. Pages of PDFs and texts are vectors, all else is pictures. */
export async function writePrintPdf(job: PdfJob): Promise<void> {
  const { pages, label, at } = job;
  const out = await newDocument();
  const drawableOf = createDrawables(out, job);
  for (const { area, pieces } of pages) {
    const sheet = sheetOf(area, job.bleedMm);
    const { page, draw } = newSheet(out, sheet);
    const drawForm = formsOn(page);
    const drawn: DrawnPiece[] = [];
    for (const piece of pieces) {
      const found = piece.kind === 'text' ? undefined : await drawableOf(piece);
      if (piece.kind === 'text') drawn.push({ piece, operators: textAt(piece) });
      else if (found) drawn.push({ piece, operators: drawForm(found.form, found.toUnit, unitToArea(piece)) });
    }
    draw(through([1, 0, 0, 1, sheet.trim.x, sheet.trim.y], onArea(area, sheet.trim.x, drawn)));
  }
  const id = createHash('sha256')
    .update(`${label}\n${JSON.stringify(pages.map(({ pieces }) => pieces))}`)
    .digest('hex');
  await becomePdfX(out, { title: label, at: new Date(at), id });
  await writeDocument(out, job.out);
}

interface DrawnPiece {
  piece: Piece;
  operators: PDFOperator[];
}

/** An area with its bleed, in millimetres. A shape is cut out as it is drawn, so it has none. */
function sheetOf({ shape, widthMm, heightMm }: PrintArea, wantedMm: number) {
  const bleedMm = shape.kind === 'box' ? wantedMm : 0;
  const whole = { x: 0, y: 0, width: widthMm + 2 * bleedMm, height: heightMm + 2 * bleedMm };
  const trim = { x: bleedMm, y: bleedMm, width: widthMm, height: heightMm };
  return { widthMm: whole.width, heightMm: whole.height, trim, bleed: whole };
}

const clipTo = ([[startX, startY] = [0, 0], ...others]: [number, number][]): PDFOperator[] => [
  moveTo(startX, startY),
  ...others.map(([x, y]) => lineTo(x, y)),
  closePath(),
  clip(),
  endPath(),
];

/** The pieces on an area, in its millimetres. In the bleed is what reaches over the edge, and else what ends there, mirrored. */
function onArea(area: PrintArea, bleedMm: number, drawn: readonly DrawnPiece[]): PDFOperator[] {
  const { widthMm, heightMm } = area;
  const all = drawn.flatMap(({ operators }) => operators);
  if (bleedMm === 0) return [...clipTo(outlinePoints(area)), ...all];
  const mirrored = drawn.flatMap(({ piece, operators }) =>
    mirrorsOf(piece, area, bleedMm).flatMap(({ matrix, within }) => through(matrix, [...clipTo(within), ...operators])),
  );
  return [...clipTo(cornersOf(-bleedMm, -bleedMm, widthMm + 2 * bleedMm, heightMm + 2 * bleedMm)), ...mirrored, ...all];
}

/** A piece that ends so near to the edge is meant to reach it. */
const AT_EDGE_MM = 0.3;
/** So much of an edge is left out: shapes that end there are smoothed on it, and what lies below would shine through as a line. */
const SMOOTHED_MM = 0.1;

interface Mirror {
  matrix: Matrix;
  /** The mirrored part of the area. */
  within: [number, number][];
}

/** The mirrors that make bleed of a piece: at each edge of its area that it reaches without going on beyond the bleed. */
export function mirrorsOf(piece: Piece, { widthMm, heightMm }: PrintArea, bleedMm: number): Mirror[] {
  const { x, y, width, height } = boxAround(turn(piece), cornersOf(piece.x, piece.y, piece.width, piece.height));
  const endsAt = (beyondMm: number) => beyondMm >= -AT_EDGE_MM && beyondMm < bleedMm;
  const across = [
    ...(endsAt(-x) ? [2 * SMOOTHED_MM] : []),
    ...(endsAt(x + width - widthMm) ? [2 * (widthMm - SMOOTHED_MM)] : []),
  ];
  const down = [
    ...(endsAt(-y) ? [2 * SMOOTHED_MM] : []),
    ...(endsAt(y + height - heightMm) ? [2 * (heightMm - SMOOTHED_MM)] : []),
  ];
  const mirror = (matrix: Matrix, beyondX: number, beyondY: number): Mirror => ({
    matrix,
    within: cornersOf(-beyondX, -beyondY, widthMm + 2 * beyondX, heightMm + 2 * beyondY),
  });
  return [
    ...across.map((to) => mirror([-1, 0, 0, 1, to, 0], 0, bleedMm)),
    ...down.map((to) => mirror([1, 0, 0, -1, 0, to], bleedMm, 0)),
    ...across.flatMap((toX) => down.map((toY) => mirror([-1, 0, 0, -1, toX, toY], 0, 0))),
  ];
}

function textAt(piece: Extract<Piece, { kind: 'text' }>): PDFOperator[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(piece.colour.slice(at, at + 2), 16) / 255,
  );
  return through(turn(piece), [setFillingRgbColor(red, green, blue), ...lettersAsOutlines(lettersOf(piece).flat())]);
}

/** Finds what a piece shows, and puts it into the document once for each size. A source whose file is gone shows nothing. */
function createDrawables(out: PDFDocument, job: PdfJob): (piece: ArtworkPiece) => Promise<Drawable | undefined> {
  const known = new Map<string, Drawable>();
  return async (piece) => {
    const paths = job.files[sourceKey(piece.source)] ?? [];
    if (paths.length === 0) return undefined;
    // A picture has as many pixels as its size needs.
    const key = `${sourceKey(piece.source)} ${piece.width} ${piece.height}`;
    const found = known.get(key) ?? (await pageOf(piece, paths, out)) ?? (await pictureOf(piece, paths, out));
    known.set(key, found);
    return found;
  };
}

/** A page of a PDF, as it is printed; `undefined` for other files. */
async function pageOf(
  { source }: ArtworkPiece,
  paths: readonly string[],
  out: PDFDocument,
): Promise<Drawable | undefined> {
  const [path = ''] = paths;
  if ('design' in source || (await kindOf(path)) !== 'pdf') return undefined;
  const document = await openPdf(await readFile(path));
  await becomeAsPrinted(document, deadlineIn(PRINTED_MS));
  const node = pagesOf(document)[source.page - 1];
  if (!node) return undefined;
  const { widthMm, heightMm } = shownSize(node);
  const form = createEmbedder(document, out)(node, { x: 0, y: 0, width: widthMm, height: heightMm });
  return { form, toUnit: multiply(toShown(node), [1 / widthMm, 0, 0, 1 / heightMm, 0, 0]) };
}

/** A picture, no finer than a press prints it; a drawing is drawn as fine as that. */
async function pictureOf(piece: ArtworkPiece, paths: readonly string[], out: PDFDocument): Promise<Drawable> {
  const found = await readable(paths, piece.source);
  const { header } = found;
  const inches = (piece.width / MM_PER_INCH) * (piece.height / MM_PER_INCH);
  const dpi = Math.min(MOST_DPI, Math.sqrt(MOST_PIXELS / inches));
  const pixelsOf = (mm: number) => Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));
  const [width, height] = [pixelsOf(piece.width), pixelsOf(piece.height)];
  const isDrawing = header.format === 'svg';
  const pixels = (await openAt(found, { width, height }))
    .resize({ width, height, fit: isDrawing ? 'fill' : 'inside', withoutEnlargement: !isDrawing })
    .toColourspace('srgb');
  const image =
    isDrawing || header.hasAlpha
      ? await losslessImage(out, pixels)
      : (
          await out.embedJpg(
            await pixels.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer(),
          )
        ).ref;
  // A picture fills the unit square, and its first row is at the top, where `y` is 1.
  return { form: image, toUnit: [1, 0, 0, -1, 0, 1] };
}
