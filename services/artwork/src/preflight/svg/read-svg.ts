import { readFile, stat } from 'node:fs/promises';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import { placeOnPage } from '../bitmap/place-on-page.ts';
import { edgesOf } from '../edges.ts';
import type { Colour, Facts } from '../facts.ts';
import { PICTURE_PX, writePicture } from '../page-picture.ts';
import type { Raster } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { activeSvg, corrupt, tooLarge } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';

const MAX_BYTES = 10_000_000;
const MAX_UNITS = 100_000;
const DRAW_SECONDS = 20;
/** CSS pixels of an inch. */
const CSS_DPI = 96;

/** Colours of SVG are sRGB by its specification. */
const srgb: Colour = { space: 'rgb', hasProfile: true, inkPercent: null, isWhite: false, isRichBlack: false };

/** Reads an SVG that only draws. Throws the refusal `script` for one that does more. */
export async function readSvg(path: string, context: ReadContext): Promise<{ facts: Facts; pictures: string[] }> {
  if ((await stat(path)).size > MAX_BYTES) throw tooLarge();
  const result = plainSvg(textOf(await readFile(path)));
  if ('fault' in result) throw activeSvg(result.fault);
  const { width, height, raster } = await draw(Buffer.from(result.svg));
  const natural = { widthMm: (width / CSS_DPI) * MM_PER_INCH, heightMm: (height / CSS_DPI) * MM_PER_INCH };
  const placed = placeOnPage(natural, context.profile, context.size);
  const picture = await writePicture(raster, context.outDir, 1);
  const box = { x: 0, y: 0, width: placed.widthMm, height: placed.heightMm };
  context.onProgress(1, 1);
  return {
    pictures: [picture],
    facts: {
      ...{
        kind: 'svg',
        isScalable: true,
        pageCount: 1,
        isEncrypted: false,
        scripts: 0,
        formFields: 0,
        layers: 0,
        damage: 0,
      },
      // Letters are drawn with whatever font the machine has.
      fonts: /<text[\s>]/.test(result.svg) ? [{ name: fontNameOf(result.svg), isEmbedded: false, page: 1 }] : [],
      pages: [
        {
          ...{ ...placed, page: 1, bleed: null, boxFault: null, isCut: false, transparency: [], annotations: 0 },
          edges: edgesOf(raster, placed.widthMm, placed.trim, context.profile.bleedMm),
          items: [{ type: 'path', box, fill: srgb, stroke: null, overprints: false }],
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
  } catch {
    throw corrupt();
  }
}

async function draw(svg: Buffer): Promise<{ width: number; height: number; raster: Raster }> {
  const { width, height } = await sharp(svg, { density: CSS_DPI, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw corrupt();
    });
  if (!(width > 0) || !(height > 0)) throw corrupt();
  if (Math.max(width, height) > MAX_UNITS) throw tooLarge();
  const density = Math.min(2400, Math.max(1, (CSS_DPI * PICTURE_PX) / Math.max(width, height)));
  const { data, info } = await sharp(svg, { density })
    .timeout({ seconds: DRAW_SECONDS })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw corrupt();
    });
  if (info.channels !== 3) throw corrupt();
  return { width, height, raster: { data, width: info.width, height: info.height, channels: 3 } };
}

const fontNameOf = (svg: string): string =>
  /font-family\s*[:=]\s*["']?\s*([\w -]{1,60})/.exec(svg)?.[1]?.trim() || 'text';
