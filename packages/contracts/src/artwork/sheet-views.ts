import type { PrintView } from './print-areas.ts';
import type { PrintProfile } from './print-profile.ts';

interface Sheet {
  widthMm: number;
  heightMm: number;
}

/** Around the sheet, as a share of the shorter side of the picture. */
const MARGIN = 0.07;
/** Width by height of the picture; a long sheet lies in the middle of it. */
const [NARROWEST, WIDEST] = [0.6, 1.8];
/** The longest area that the shop keeps. */
const MOST_MM = 20_000;

const MM = { mm: 1, cm: 10, in: 25.4, inch: 25.4, inches: 25.4, ft: 304.8, feet: 304.8 } as const;
const SIZE = /(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|inch|inches|in|ft|feet)\b/i;

/** `8 x 4 ft` or `90 × 54 mm` in a product's name: its width and height. */
function writtenSize(name: string): Sheet | undefined {
  const [, across = '', down = '', unit = ''] = SIZE.exec(name) ?? [];
  const mm = MM[unit.toLowerCase() as keyof typeof MM] ?? 0;
  const [widthMm, heightMm] = [Math.round(Number(across) * mm), Math.round(Number(down) * mm)];
  return Math.min(widthMm, heightMm) >= 1 && Math.max(widthMm, heightMm) <= MOST_MM ? { widthMm, heightMm } : undefined;
}

/** Words of a text, set off by blanks, so that `A5` is found in `A5 Flyers` and not in `A50`. */
const words = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The size that a flat product is printed in: the one in its name, else the first of its type. */
function sheetOf(name: string, sizes: PrintProfile['sizes']): Sheet | undefined {
  return writtenSize(name) ?? sizes.find((size) => words(name).includes(words(size.name))) ?? sizes[0];
}

/** The front of a plain sheet, and its back where the type may have two pages; nothing where no size is known. */
export function sheetViews(
  { name }: { name: string },
  { sizes, maxPages }: Pick<PrintProfile, 'sizes' | 'maxPages'>,
): PrintView[] {
  const sheet = sheetOf(name, sizes);
  if (!sheet) return [];
  const { widthMm, heightMm } = sheet;
  const aspect = Math.min(Math.max(widthMm / heightMm, NARROWEST), WIDEST);
  // The picture is 1 wide.
  const high = 1 / aspect;
  const margin = 2 * MARGIN * Math.min(1, high);
  const scale = Math.min((1 - margin) / widthMm, (high - margin) / heightMm);
  const [width, height] = [widthMm * scale, (heightMm * scale) / high];
  const shape = { kind: 'box', x: (1 - width) / 2, y: (1 - height) / 2, width, height, turnedDegrees: 0 } as const;
  const sides = maxPages > 1 ? ([['front', 'Front'], ['back', 'Back']] as const) : ([['front', 'Front']] as const); // biome-ignore format: two lists
  return sides.map(([id, side]) => ({
    id,
    name: side,
    picture: 'sheet',
    aspect,
    variants: [],
    areas: [{ id, name: side, shape, widthMm, heightMm, hasShading: false }],
  }));
}
