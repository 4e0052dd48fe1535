import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ArtworkPiece } from '@print-shop/contracts';
import { layoutSvg, pictureIn, printSvg, type SvgNode, toMarkup } from '@print-shop/contracts/client';
import { allowLoaders } from '@print-shop/pictures/loaders';
import sharp from 'sharp';
import { outlinedText } from './outlines.ts';
import { writePrintPdf } from './print-pdf.ts';
import { MAX_PIXELS, openAt, readable } from './readable.ts';
import { type PictureJob, type RenderJob, type RenderReply, sourceKey } from './render-job.ts';

// A process of its own: libvips may load SVG here, which it must not where strangers' uploads are decoded.
allowLoaders(['Png', 'Jpeg', 'Webp', 'Tiff', 'Heif', 'Svg']);

const NOTHING =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Writes a file no larger than it is drawn to `out`, without its ending, and returns its name. A photograph stays one. */
async function fitted(
  paths: readonly string[],
  source: ArtworkPiece['source'],
  { width, height }: { width: number; height: number },
  out: string,
): Promise<string> {
  const [wide, high] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const picture = await readable(paths, source);
  const { header, isPhotograph } = picture;
  const isDrawing = header.format === 'svg';
  const opened = await openAt(picture, { width: wide, height: high });
  const pixels = opened
    .resize({ width: wide, height: high, fit: 'fill', withoutEnlargement: !isDrawing })
    .toColourspace('srgb');
  const file = `${out}.${isPhotograph && !header.hasAlpha ? 'jpg' : 'png'}`;
  if (file.endsWith('jpg')) await pixels.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(file);
  else await pixels.png({ compressionLevel: 1 }).toFile(file);
  return basename(file);
}

/** Pixels per millimetre in the result, by the area that a piece is in. */
function scaleOf(job: PictureJob, areaId: string): number {
  const area = job.view.areas.find(({ id }) => id === areaId);
  if (!area) return 0;
  if (job.printArea) return job.width / area.widthMm;
  const { shape } = area;
  const xs = shape.kind === 'polygon' ? shape.points.map(({ x }) => x) : [shape.x, shape.x + shape.width];
  return ((Math.max(...xs) - Math.min(...xs)) * job.width) / area.widthMm;
}

/**
 * Writes the pictures that the drawing shows beside it, and returns their names by their addresses. As data in the drawing they would be in
 * memory several times.
 */
async function pictures(job: PictureJob, folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const nextFile = () => join(folder, `drawn-${found.size}`);
  const shown = job.sides.filter(
    ({ view, area }) => view === job.view.id && (!job.printArea || area === job.printArea),
  );
  const largest = new Map<string, { source: ArtworkPiece['source']; width: number; height: number }>();
  for (const { area, pieces } of shown)
    for (const piece of pieces.filter((one): one is ArtworkPiece => one.kind === 'artwork')) {
      const [key, scale] = [sourceKey(piece.source), scaleOf(job, area)];
      const before = largest.get(key) ?? { width: 0, height: 0 };
      const [width, height] = [piece.width * scale, piece.height * scale];
      const size = { width: Math.max(before.width, width), height: Math.max(before.height, height) };
      largest.set(key, { source: piece.source, ...size });
    }
  for (const [key, { source, width, height }] of largest) {
    const paths = job.files[key] ?? [];
    if (paths.length > 0) found.set(key, await fitted(paths, source, { width, height }, nextFile()));
  }
  const backdrop = pictureIn(job.view, job.color);
  const [path] = job.files[backdrop] ?? [];
  if (path && !job.printArea) {
    const file = `${nextFile()}.png`;
    await sharp(path)
      .resize({ width: job.width, height: Math.round(job.width / job.view.aspect), fit: 'cover' })
      .toFile(file);
    found.set(backdrop, basename(file));
  }
  return found;
}

async function drawingOf(job: PictureJob, folder: string): Promise<SvgNode> {
  const found = await pictures(job, folder);
  const drawing = {
    hrefOf: (source: ArtworkPiece['source']) => found.get(sourceKey(source)) ?? NOTHING,
    pictureOf: (address: string) => found.get(address) ?? NOTHING,
    hex: job.hex,
    drawText: outlinedText,
  };
  const area = job.view.areas.find(({ id }) => id === job.printArea);
  if (!area) return layoutSvg(job.view, job, drawing);
  const pieces = job.sides.find((side) => side.view === job.view.id && side.area === area.id)?.pieces ?? [];
  return printSvg(area, pieces, drawing);
}

async function draw(job: RenderJob): Promise<RenderReply> {
  if ('pages' in job) {
    await writePrintPdf(job);
    return {};
  }
  const folder = dirname(job.out);
  const node = await drawingOf(job, folder);
  const area = job.view.areas.find(({ id }) => id === job.printArea);
  const aspect = area ? area.widthMm / area.heightMm : job.view.aspect;
  const size = { width: job.width, height: Math.round(job.width / aspect) };
  const markup = toMarkup({ ...node, attrs: { ...node.attrs, ...size } });
  // In a file, as the library reads pictures beside it alone.
  const drawing = join(folder, 'drawing.svg');
  await writeFile(drawing, markup);
  const drawn = sharp(drawing, { limitInputPixels: MAX_PIXELS, unlimited: true });
  if (area) {
    const density = Math.round(job.width / (area.widthMm / 25.4));
    await drawn.png().withMetadata({ density }).toFile(job.out);
  } else await drawn.flatten({ background: '#ffffff' }).webp({ quality: 84 }).toFile(job.out);
  return {};
}

process.once('message', (job: RenderJob) => {
  draw(job)
    .catch((error: unknown): RenderReply => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((reply) => process.send?.(reply, () => process.disconnect?.()));
});
