import { dirname, join } from 'node:path';
import type { ArtworkPiece, Box, Piece, PrintArea } from '@print-shop/contracts';
import { printSvg } from '@print-shop/contracts/client';
import sharp from 'sharp';
import { type FittedPicture, fittedPictures } from './fitted-pictures.ts';
import { NOTHING, openDrawing } from './open-drawing.ts';
import { outlinedText } from './outlines.ts';
import { artworkOn, type PictureJob, piecesOn, sourceKey } from './render-job.ts';
import { seenPart } from './seen-part.ts';

const MM_PER_INCH = 25.4;
/** How many pixels are drawn at a time. */
const BAND_PIXELS = 4_000_000;
/** Files that are read at once and removed: packing them would take longer than drawing them. */
const UNPACKED = { compressionLevel: 0 };
/** Rows above and below a band whose pictures it needs, as edges are smoothed. */
const MARGIN_ROWS = 4;

/**
 * Draws what lies on one area, for printing, as PNG. It is drawn in bands: librsvg holds each picture of a drawing whole, several times, and
 * a band needs only the parts of them that are seen in it.
 */
export async function drawPrint(job: PictureJob, area: PrintArea): Promise<void> {
  const { width, out } = job;
  const pxPerMm = width / area.widthMm;
  const height = Math.round(area.heightMm * pxPerMm);
  const pictures = await fittedPictures(
    artworkOn(job, area).map((piece) => ({ piece, scale: pxPerMm })),
    job,
  );
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  const bands: string[] = [];
  for (let top = 0; top < height; top += rows) {
    const band = { top, rows: Math.min(rows, height - top), pxPerMm };
    bands.push(await drawBand(band, { job, area, pictures }));
  }
  const [first, ...others] = bands;
  const print = others.length === 0 ? sharp(first) : sharp(bands, { join: { across: 1 } });
  await print
    .extract({ left: 0, top: 0, width, height }) // bands that are joined become as high as the highest
    .png()
    .withMetadata({ density: Math.round(pxPerMm * MM_PER_INCH) })
    .toFile(out);
}

interface Band {
  /** Its first row of pixels, and how many it has. */
  top: number;
  rows: number;
  pxPerMm: number;
}

interface PrintParts {
  job: PictureJob;
  area: PrintArea;
  /** By `sourceKey`. */
  pictures: ReadonlyMap<string, FittedPicture>;
}

/** Returns the path of the band's picture. */
async function drawBand({ top, rows, pxPerMm }: Band, { job, area, pictures }: PrintParts): Promise<string> {
  const { width, out } = job;
  const band = { x: 0, y: top / pxPerMm, width: area.widthMm, height: rows / pxPerMm };
  const around = { ...band, y: (top - MARGIN_ROWS) / pxPerMm, height: (rows + 2 * MARGIN_ROWS) / pxPerMm };
  const pieces: Piece[] = [];
  for (const [n, piece] of piecesOn(job, area).entries()) {
    const seen =
      piece.kind === 'text' ? piece : await writeSeen(piece, around, { pictures, out, name: `seen-${n}.png` });
    if (seen) pieces.push(seen);
  }
  const drawing = printSvg(area, pieces, {
    hrefOf: (source) => ('design' in source ? source.design : NOTHING),
    pictureOf: () => NOTHING,
    hex: job.hex,
    drawText: outlinedText,
  });
  const viewBox = `${band.x} ${band.y} ${band.width} ${band.height}`;
  const opened = await openDrawing(
    { ...drawing, attrs: { ...drawing.attrs, viewBox } },
    { width, height: rows },
    join(dirname(out), 'band.svg'),
  );
  const path = join(dirname(out), `band-${top}.png`);
  await opened.png(UNPACKED).toFile(path);
  return path;
}

interface WriteDeps extends Pick<PrintParts, 'pictures'>, Pick<PictureJob, 'out'> {
  name: string;
}

/** Writes the part of a piece that is seen in a box of its area, and returns the part as a piece; `null` where nothing is seen. */
async function writeSeen(
  piece: ArtworkPiece,
  box: Box,
  { pictures, out, name }: WriteDeps,
): Promise<ArtworkPiece | null> {
  const picture = pictures.get(sourceKey(piece.source));
  const part = picture && seenPart(piece, picture, box);
  if (!part) return null;
  const folder = dirname(out);
  await sharp(join(folder, picture.name), { limitInputPixels: false })
    .extract(part.cut)
    .png(UNPACKED)
    .toFile(join(folder, name));
  return { ...part.piece, source: { design: name } };
}
