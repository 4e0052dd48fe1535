import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArtworkPiece, PrintArea, PrintView } from '@print-shop/contracts';
import { pictureIn } from '@print-shop/contracts/client';
import type { Renderer } from './render.ts';
import type { StoredScene } from './scene.store.ts';
import type { SceneObjects } from './scene-objects.ts';

const PICTURE_PX = 640;
const PRINT_DPI = 300;
const MAX_PRINT_PIXELS = 50_000_000;
const MM_PER_INCH = 25.4;

/** Pixels across the print of an area: 300 dpi, or fewer where the area is so large that memory would not hold them. */
export function printWidth({ widthMm, heightMm }: Pick<PrintArea, 'widthMm' | 'heightMm'>): number {
  const wide = (widthMm / MM_PER_INCH) * PRINT_DPI;
  const high = (heightMm / MM_PER_INCH) * PRINT_DPI;
  return Math.max(1, Math.floor(wide * Math.min(1, Math.sqrt(MAX_PRINT_PIXELS / (wide * high)))));
}

const sourcesOf = (scene: StoredScene, view: string, area?: string): ArtworkPiece['source'][] =>
  scene.sides
    .filter((side) => side.view === view && (area === undefined || side.area === area))
    .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'artwork' ? [piece.source] : [])));

interface DrawDeps {
  objects: SceneObjects;
  renderer: Renderer;
}

/** The product with the scene on it, as WebP; drawn when it is first asked for. */
export async function pictureOf(
  scene: StoredScene,
  view: PrintView,
  { objects, renderer }: DrawDeps,
): Promise<Readable> {
  const stored = await objects.readPicture(scene.id, view.id);
  if (stored) return stored;
  const pictures = [pictureIn(view, scene.color)].filter((address) => address.startsWith('/media/'));
  const wanted = { sources: sourcesOf(scene, view.id), pictures, forPrint: false };
  await objects.withFiles(wanted, async ({ path, files }) => {
    const out = join(path, 'picture.webp');
    const { color, hex, sides } = scene;
    await renderer.run({ view, color, hex, sides, width: PICTURE_PX, files, out });
    await objects.storePicture(scene.id, view.id, out);
  });
  const drawn = await objects.readPicture(scene.id, view.id);
  if (!drawn) throw new Error('the picture that was just stored is gone');
  return drawn;
}

/** What is printed into one area, as PNG; drawn anew each time, as it is asked for rarely. */
export async function printOf(
  scene: StoredScene,
  view: PrintView,
  area: PrintArea,
  { objects, renderer }: DrawDeps,
): Promise<Readable> {
  const wanted = { sources: sourcesOf(scene, view.id, area.id), pictures: [], forPrint: true };
  return objects.withFiles(wanted, async ({ path, files }) => {
    const out = join(path, 'print.png');
    const { color, hex, sides } = scene;
    await renderer.run({ view, color, hex, sides, printArea: area.id, width: printWidth(area), files, out });
    return opened(out);
  });
}

/** What is printed into one area, as a PDF of its size. */
export async function printPdfOf(
  scene: StoredScene,
  view: PrintView,
  area: PrintArea,
  { objects, renderer }: DrawDeps,
): Promise<Readable> {
  const wanted = { sources: sourcesOf(scene, view.id, area.id), pictures: [], forPrint: true };
  return objects.withFiles(wanted, async ({ path, files }) => {
    const out = join(path, 'print.pdf');
    const { color, hex, sides, createdAt } = scene;
    const pdf = { label: `Layout #${scene.id.slice(-6)} · ${area.name}`, at: createdAt.toISOString() };
    await renderer.run({ view, color, hex, sides, printArea: area.id, width: 0, pdf, files, out });
    return opened(out);
  });
}

/** An open file can be read to its end although its folder is removed. */
const opened = async (path: string): Promise<Readable> => (await open(path)).createReadStream();
