import { type Brand, type BrandName, brands } from './brands.ts';
import { marks } from './marks.ts';
import { brightness, clipped, mix, shade } from './paint.ts';
import { type Bend, circle, line, move, path, rect, rectPath, rosette, warp } from './path.ts';
import { fitSize, text, textWidth } from './type.ts';

/** Printed matter, flat: paths inside 0,0,w,h. */
export interface Art {
  w: number;
  h: number;
  svg: string;
}

export const brandOf = (name: BrandName): Brand => brands[name];

/** Lays an art onto an object: bent, and cut at its own edges. */
export function lay({ w, h, svg }: Art, bend: Bend, step = 40): string {
  const edge = /d="([^"]*)"/.exec(warp(rect(0, 0, w, h, '#000000'), bend, step))?.[1] ?? rectPath(0, 0, w, h);
  return clipped(warp(svg, bend, step), edge);
}

/** The brand's strong colour, dark enough to be read on its light ground. */
export const readable = ({ strong, dark }: Brand): string =>
  brightness(strong) > 0.5 ? mix(strong, dark, brightness(strong) > 0.66 ? 0.5 : 0.3) : strong;

export const emblem = (brand: Brand, x: number, y: number, size: number, main: string, accent: string): string =>
  move(marks[brand.mark](main, accent), x, y, size / 100);

/** A field of small marks, the way cards and wrapping carry them. */
export function confetti(brand: Brand, w: number, h: number, size: number, main: string, accent: string): string {
  let svg = '';
  for (let row = 0, y = -size * 0.3; y < h; row++, y += size * 1.5)
    for (let x = row % 2 ? -size * 0.9 : -size * 0.1; x < w; x += size * 1.6)
      svg += emblem(brand, x, y, size, main, accent);
  return svg;
}

/** Rays from a point, for posters and shirts. */
export const rays = (cx: number, cy: number, r: number, ink: string, count = 18): string =>
  rosette(count, cx, cy, path(`M ${cx} ${cy} L ${cx - r * 0.09} ${cy - r} L ${cx + r * 0.09} ${cy - r} Z`, ink));

export const CARD = { w: 900, h: 520 };

/** Front of a business card, in five layouts. */
export function cardFront(brand: Brand, layout = 0): Art {
  const { w, h } = CARD;
  const { dark, strong, light, face } = brand;
  const name = (x: number, y: number, size: number, ink: string, anchor: 'start' | 'middle' = 'start', max = 800) =>
    text(brand.name, x, y, size, ink, { face, anchor, maxWidth: max });
  const layouts: (() => string)[] = [
    () =>
      rect(0, 0, w, h, dark) +
      emblem(brand, 340, 70, 220, light, strong) +
      name(450, 380, 84, light, 'middle') +
      text(brand.hindi, 450, 440, 40, strong, { face: 'medium', anchor: 'middle' }),
    () =>
      rect(0, 0, w, h, light) +
      rect(0, 0, 270, h, strong) +
      emblem(brand, 45, 160, 180, light, dark) +
      name(320, 230, 74, dark, 'start', 540) +
      text(brand.line, 322, 290, 34, mix(dark, light, 0.25), { face: 'regular', maxWidth: 540 }) +
      text(brand.hindi, 322, 440, 40, readable(brand), { face: 'bold', maxWidth: 540 }),
    () =>
      rect(0, 0, w, h, light) +
      confetti(brand, w, 170, 70, mix(strong, light, 0.25), mix(dark, light, 0.25)) +
      rect(0, 170, w, 8, strong) +
      name(60, 330, 92, dark) +
      text(brand.line, 62, 392, 38, readable(brand), { face: 'medium' }) +
      text(brand.hindi, 62, 458, 36, mix(dark, light, 0.3), { face: 'medium' }),
    () =>
      rect(0, 0, w, h, strong) +
      circle(760, 120, 330, mix(strong, dark, 0.2)) +
      emblem(brand, 600, 40, 230, light, dark) +
      name(60, 400, 96, light, 'start', 780) +
      text(brand.hindiLine, 62, 460, 38, shade(light, -0.06), { face: 'medium' }),
    () =>
      rect(0, 0, w, h, light) +
      rect(28, 28, w - 56, h - 56, { stroke: strong, width: 5 }) +
      rect(42, 42, w - 84, h - 84, { stroke: strong, width: 2 }) +
      emblem(brand, 375, 70, 150, dark, strong) +
      name(450, 330, 80, dark, 'middle', 740) +
      line(
        [
          [330, 365],
          [570, 365],
        ],
        strong,
        3,
      ) + // biome-ignore format: one stroke
      text(brand.hindi, 450, 430, 42, readable(brand), { face: 'serif', anchor: 'middle' }),
  ];
  return { w, h, svg: (layouts[layout % layouts.length] as () => string)() };
}

/** Back of the card: who to call. */
export function cardBack(brand: Brand): Art {
  const { w, h } = CARD;
  const { dark, strong, light } = brand;
  const soft = mix(dark, light, 0.2);
  const svg =
    rect(0, 0, w, h, shade(light, 0.4)) +
    rect(0, h - 26, w, 26, strong) +
    emblem(brand, 690, 50, 150, mix(strong, light, 0.1), dark) +
    text(brand.person, 60, 130, 64, dark, { face: 'bold', maxWidth: 600 }) +
    text(brand.role, 62, 180, 36, readable(brand), { face: 'medium' }) +
    text(`+91 ${brand.phone}`, 62, 340, 42, dark, { face: 'medium' }) +
    text(brand.address, 62, 394, 34, soft, { face: 'regular' }) +
    text(brand.hindi, 62, 446, 34, soft, { face: 'regular' });
  return { w, h, svg };
}

/** A logo block without ground: emblem above, name, Hindi; for mugs, bottles, caps, totes. */
export function lockup(brand: Brand, main: string, accent: string, hindi = true): Art {
  const w = 600;
  const h = 640;
  const size = fitSize(brand.name, w - 20, 110, { face: brand.face });
  const svg =
    emblem(brand, 150, 0, 300, main, accent) +
    text(brand.name, w / 2, 330 + size * 0.85, size, main, { face: brand.face, anchor: 'middle' }) +
    (hindi
      ? text(brand.hindi, w / 2, 350 + size * 1.1 + 70, 64, accent, {
          face: 'bold',
          anchor: 'middle',
          maxWidth: w - 40,
        })
      : '') +
    text(brand.line, w / 2, 350 + size * 1.1 + (hindi ? 140 : 60), 44, main, {
      face: 'medium',
      anchor: 'middle',
      maxWidth: w - 40,
    });
  return { w, h, svg };
}

/** One line set as wide as asked, returned with its height, for stacked type. */
export function wideLine(
  content: string,
  x: number,
  y: number,
  w: number,
  ink: string,
  brand: Brand,
  max = 400,
): { svg: string; bottom: number } {
  const size = fitSize(content, w, max, { face: brand.face });
  const left = x + (w - textWidth(content, size, { face: brand.face })) / 2;
  return { svg: text(content, left, y + size * 0.74, size, ink, { face: brand.face }), bottom: y + size * 0.92 };
}
