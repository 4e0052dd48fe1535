import { dirname, join } from 'node:path';
import { areaBox, layoutSvg, pictureIn } from '@print-shop/contracts/client';
import sharp from 'sharp';
import { fittedPictures } from './fitted-pictures.ts';
import { NOTHING, openDrawing } from './open-drawing.ts';
import { outlinedText } from './outlines.ts';
import { artworkOn, type PictureJob, sourceKey } from './render-job.ts';

/** Draws a view of the product with what lies on it, as WebP. */
export async function drawProduct(job: PictureJob): Promise<void> {
  const { view, width, out } = job;
  const size = { width, height: Math.round(width / view.aspect) };
  const pieces = view.areas.flatMap((area) => {
    const scale = (areaBox(area).width * width) / area.widthMm;
    return artworkOn(job, area).map((piece) => ({ piece, scale }));
  });
  const fitted = await fittedPictures(pieces, job);
  const backdrop = await fittedBackdrop(job, size);
  const drawing = layoutSvg(view, job, {
    hrefOf: (source) => fitted.get(sourceKey(source))?.name ?? NOTHING,
    pictureOf: () => backdrop,
    hex: job.hex,
    drawText: outlinedText,
  });
  const drawn = await openDrawing(drawing, size, join(dirname(out), 'drawing.svg'));
  await drawn.flatten({ background: '#ffffff' }).webp({ quality: 84 }).toFile(out);
}

/** Writes the picture of the product as large as it is drawn, and returns its address in the drawing. */
async function fittedBackdrop(
  { view, color, files, out }: PictureJob,
  size: { width: number; height: number },
): Promise<string> {
  const [path] = files[pictureIn(view, color)] ?? [];
  if (!path) return NOTHING;
  await sharp(path)
    .resize({ ...size, fit: 'cover' })
    .toFile(join(dirname(out), BACKDROP));
  return BACKDROP;
}

const BACKDROP = 'backdrop.png';
