import { readFile, stat } from 'node:fs/promises';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import { placeOnPage } from '../bitmap/place-on-page.ts';
import { edgesOf, nearEndsOf, stopsOf } from '../edges.ts';
import type { Colour, Facts, Item } from '../facts.ts';
import { PICTURE_PX, writePicture } from '../page-picture.ts';
import { putOnWhite, type Raster } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { activeSvg, corrupt, tooLarge } from '../refusal.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { svgItems } from './svg-items.ts';
import { inPixels } from './svg-size.ts';

const MAX_BYTES = 10_000_000;
const MAX_UNITS = 100_000;
const DRAW_SECONDS = 20;
const MAX_DRAWN_PIXELS = 50_000_000;
/** CSS pixels of an inch. */
const CSS_DPI = 96;

/** Colours of SVG are sRGB by its specification. */
const srgb: Colour = { space: 'rgb', hasProfile: true, inkPercent: null, isWhite: false, isRichBlack: false };

/** Reads an SVG that only draws. Throws the refusal `script` for one that does more. */
export async function readSvg(path: string, context: ReadContext): Promise<{ facts: Facts; pictures: string[] }> {
  if ((await stat(path)).size > MAX_BYTES) throw tooLarge();
  const svg = plainOf(await readFile(path));
  const natural = await sizeOf(svg);
  const raster = await svgRaster(svg);
  const text = svg.toString();
  const placed = placeOnPage(natural, context.profile, context.size);
  const { images, drawn, transparency } = await svgItems(text, placed, srgb);
  const picture = await writePicture(raster, context.outDir, 1);
  putOnWhite(raster.data);
  const box = { x: 0, y: 0, width: placed.widthMm, height: placed.heightMm };
  // Shapes whose places are not known are supposed to fill the page.
  const whole: Item = { type: 'path', box, fill: srgb, stroke: null, overprints: false, vanishes: false };
  const items = [...(drawn.length > 0 ? drawn : [whole]), ...images];
  context.onProgress(1, 1);
  return {
    pictures: [picture],
    facts: {
      kind: 'svg',
      isScalable: true,
      pageCount: 1,
      isEncrypted: false,
      scripts: 0,
      formFields: 0,
      layers: 0,
      damage: 0,
      cut: 0,
      // Letters are drawn with whatever font the machine has.
      fonts: /<text[\s>]/.test(text) ? [{ name: fontNameOf(text), isEmbedded: false, page: 1, box: null }] : [],
      pages: [
        {
          ...placed,
          page: 1,
          bleed: null,
          boxFault: null,
          isCut: false,
          transparency,
          annotations: 0,
          stops: stopsOf(raster, placed.widthMm, { trim: placed.trim, bleedMm: context.profile.bleedMm }, items),
          nearEnds: nearEndsOf(raster, placed.widthMm, { trim: placed.trim, safeMm: context.profile.safeMm }, items),
          edges: edgesOf(raster, placed.widthMm, placed.trim, context.profile.bleedMm),
          items,
        },
      ],
    },
  };
}

function textOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw corrupt(cause);
  }
}

/** The drawing alone. Throws the refusal `script` for an SVG that does more than draw. */
export function plainOf(bytes: Buffer): Buffer {
  const result = plainSvg(textOf(bytes));
  if ('fault' in result) throw activeSvg(result.fault);
  return Buffer.from(inPixels(result.svg));
}

/** The size that a drawing gives itself. */
export async function sizeOf(svg: Buffer): Promise<PageSize> {
  const drawn = await sharp(svg, { density: CSS_DPI, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  // libvips counts 72 pixels for an inch as the size without enlargement.
  const [width, height] = [(drawn.width * 72) / CSS_DPI, (drawn.height * 72) / CSS_DPI];
  if (!(width > 0) || !(height > 0)) throw corrupt();
  if (Math.max(width, height) > MAX_UNITS) throw tooLarge();
  return { widthMm: (width / CSS_DPI) * MM_PER_INCH, heightMm: (height / CSS_DPI) * MM_PER_INCH };
}

/** A plain SVG as large as its picture will be. */
export async function svgRaster(svg: Buffer): Promise<Raster> {
  const { data, info } = await svgAt(svg, PICTURE_PX)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** Draws a plain SVG with its longer side at `longestPx`. */
export const svgAt = (svg: Buffer, longestPx: number): ReturnType<typeof sharp> =>
  sharp(svg, { density: CSS_DPI, limitInputPixels: MAX_DRAWN_PIXELS })
    .timeout({ seconds: DRAW_SECONDS })
    .resize({ width: longestPx, height: longestPx, fit: 'inside' });

const fontNameOf = (svg: string): string =>
  /font-family\s*[:=]\s*["']?\s*([\w -]{1,60})/.exec(svg)?.[1]?.trim() || 'text';
