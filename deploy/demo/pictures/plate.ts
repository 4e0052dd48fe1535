import { type Art, emblem, lay } from './art.ts';
import { type BrandName, brands } from './brands.ts';
import { blurred, clipped, dice, linear, shade, stops } from './paint.ts';
import { circle, ellipsePath, path, rect, rectPath, warp } from './path.ts';
import { castShadow, wall } from './scene.ts';
import { brushed, grain } from './texture.ts';
import { textPath } from './type.ts';

type PlateMaterial = 'wood' | 'acrylic' | 'steel' | 'brass' | 'ceramic' | 'slate';
export interface Plate {
  material: PlateMaterial;
  /** Upper line, big line, lower line. */
  lines: readonly [string, string, string];
  number?: string;
  mark?: BrandName;
  shape?: 'wide' | 'round' | 'arch';
  color?: string;
}

/** The edges of a wide plate, and where it is screwed on. */
const WIDE_PLATE = [110, 480, 980, 560] as const;
export const STUDS = [
  [162, 532],
  [1038, 532],
  [162, 988],
  [1038, 988],
] as const;

const grounds: Record<PlateMaterial, { base: string; ink: string; accent: string; raised: boolean }> = {
  wood: { base: '#a8703a', ink: '#fff1d8', accent: '#f3cf92', raised: true },
  acrylic: { base: '#17191d', ink: '#f7f3ea', accent: '#d9a441', raised: true },
  steel: { base: '#c4c8cc', ink: '#22262b', accent: '#8d1f2d', raised: false },
  brass: { base: '#c99b3f', ink: '#3a2608', accent: '#5a1f12', raised: false },
  ceramic: { base: '#f6f1e4', ink: '#1e3f7a', accent: '#c0561f', raised: false },
  slate: { base: '#3c4248', ink: '#f4efe3', accent: '#e2a83e', raised: false },
};

function woodGrain(base: string): string {
  const roll = dice(11);
  return Array.from({ length: 34 }, (_, i) => {
    const y = 300 + i * 30 + roll() * 18;
    return path(`M 0 ${y} C 300 ${y - 24 + roll() * 40} 700 ${y - 20 + roll() * 50} 1200 ${y - 10 + roll() * 24}`, { stroke: shade(base, roll() > 0.5 ? -0.35 : 0.18), width: 2 + roll() * 6, opacity: 0.3 });
  }).join(''); // biome-ignore format: one ring
}

/** Letters standing off the plate: a shadow below, a lit edge above. */
const letters = (d: string, ink: string, raised: boolean): string =>
  raised
    ? blurred(path(d, { fill: '#000000', more: 'transform="translate(7 9)"' }), 5, 0.5) + path(d, { fill: shade(ink, -0.35), more: 'transform="translate(2.5 3.5)"' }) + path(d, ink)
    : path(d, { fill: '#ffffff', opacity: 0.5, more: 'transform="translate(2 2.5)"' }) + path(d, ink); // biome-ignore format: layers

function plate({ material, lines, number, mark, shape = 'wide', color }: Plate): string {
  const ground = grounds[material];
  const base = color ?? ground.base;
  const { ink, accent, raised } = ground;
  const [x, y, w, h] = shape === 'wide' ? WIDE_PLATE : [180, 310, 840, 880];
  const outline =
    shape === 'round' ? ellipsePath(600, 750, 440)
    : shape === 'arch' ? `M ${x} ${y + h} L ${x} ${y + 330} C ${x} ${y - 60} ${x + w} ${y - 60} ${x + w} ${y + 330} L ${x + w} ${y + h} Z`
    : rectPath(x, y, w, h, material === 'wood' ? 34 : 14); // biome-ignore format: three shapes
  const inner =
    shape === 'round'
      ? ellipsePath(600, 750, 405)
      : shape === 'wide'
        ? rectPath(x + 30, y + 30, w - 60, h - 60, 8)
        : '';
  const light = linear([x, y], [x + w, y + h], stops([0, '#ffffff', material === 'acrylic' ? 0.3 : 0.4], [0.35, '#ffffff', 0.03], [0.6, '#1a0f04', 0.02], [1, '#1a0f04', 0.34]), true); // biome-ignore format: one gradient
  const surface =
    material === 'wood'
      ? woodGrain(base)
      : material === 'steel' || material === 'brass'
        ? brushed(0.3)
        : grain(material === 'ceramic' ? 0.05 : 0.14);
  const middle = 600;
  const cy = shape === 'wide' ? y + h / 2 : 770;
  const left = mark && shape === 'wide' ? 735 : middle;
  const width = mark && shape === 'wide' ? 560 : shape === 'wide' ? 840 : 620;
  const serif = material === 'brass' || material === 'ceramic' || material === 'wood';
  const set = (content: string, ty: number, size: number, face: 'serif' | 'bold' | 'medium') =>
    textPath(content, left, ty, size, { face, anchor: 'middle', maxWidth: width });
  const emblemAt = mark
    ? shape === 'wide'
      ? emblem(brands[mark], 180, cy - 110, 220, accent, ink)
      : emblem(brands[mark], 510, cy - 330, 180, accent, ink)
    : '';
  const studs = shape === 'wide'
    ? STUDS.map(([sx, sy]) => circle(sx + 4, sy + 6, 22, '#00000055') + circle(sx, sy, 20, '#8b9096') + circle(sx - 2, sy - 3, 16, '#d9dde1') + circle(sx - 5, sy - 6, 6, '#ffffff')).join('')
    : ''; // biome-ignore format: four studs
  const thick = path(outline, { fill: shade(base, -0.55), more: 'transform="translate(5 9)"' });
  return (
    castShadow(outline, 30, 40, 24, 0.46) + thick +
    light.def + clipped(path(outline, base) + surface + path(outline, light.url), outline) +
    path(outline, { stroke: shade(base, 0.45), width: 3, opacity: 0.7 }) + (inner ? path(inner, { stroke: accent, width: 4, opacity: 0.9 }) : '') + emblemAt +
    letters(set(lines[0], cy - 92, 58, 'medium'), accent, false) + letters(set(lines[1], cy + 44, 150, serif ? 'serif' : 'bold'), ink, raised) +
    letters(set(lines[2], cy + 142, 60, 'medium'), accent, false) +
    (number ? letters(textPath(number, shape === 'wide' ? left : 600, cy + (shape === 'wide' ? 216 : 270), shape === 'wide' ? 58 : 120, { face: 'bold', anchor: 'middle' }), ink, raised) : '') + studs
  ); // biome-ignore format: layers
}

export const plateOnWall = (options: Plate, tone = '#e3d3b4'): string => wall(tone) + grain(0.14) + plate(options);

/** Beside a front door, over the bell, a marigold garland on the lintel. */
export function plateAtDoor(options: Plate, tone = '#e8d5b0'): string {
  const door = linear([0, 0], [1, 0], stops([0, '#5b2f16'], [0.5, '#7a4320'], [1, '#4a2511']));
  const marigolds = Array.from({ length: 22 }, (_, i) => { const t = i / 21; const [gx, gy] = [740 + 500 * t, 96 + 96 * Math.sin(Math.PI * ((t * 2) % 1))]; const c = i % 3 === 1 ? '#f4c20d' : '#ee7d16'; return circle(gx + 3, gy + 6, 27, '#7d3a05') + circle(gx, gy, 26, c) + circle(gx - 4, gy - 4, 14, shade(c, 0.25)) + circle(gx, gy, 6, shade(c, -0.2)); }).join(''); // biome-ignore format: one flower
  const bell =
    castShadow(rectPath(300, 1120, 110, 160, 20), 14, 18, 12, 0.4) +
    rect(300, 1120, 110, 160, '#f7f3ea', 20) +
    circle(355, 1200, 34, '#d8d2c4') +
    circle(353, 1197, 30, '#fffdf6') +
    circle(355, 1148, 6, '#c2185b');
  return (
    wall(tone) + grain(0.16) + door.def + castShadow(rectPath(760, 60, 500, 1500), -20, 20, 24, 0.4) + rect(760, 60, 500, 1500, '#3d2010') + rect(800, 110, 500, 1450, door.url) +
    [170, 640, 1110].map((y) => rect(850, y, 400, 400, '#4f2912', 8) + rect(866, y + 16, 380, 372, '#85491f', 6) + rect(890, y + 40, 360, 330, '#6b3a19', 4)).join('') + circle(834, 830, 26, '#7d5a1e') + circle(828, 823, 20, '#e2b65a') +
    marigolds + `<g transform="translate(-10 110) scale(0.63)">${plate(options)}</g>` + bell
  ); // biome-ignore format: layers
}

export interface Keychain {
  form: 'round' | 'house' | 'tag' | 'heart' | 'bottle' | 'shirt';
  material: 'acrylic' | 'metal' | 'leather' | 'wood';
  color: string;
  art: Art;
  keys?: boolean;
}

/** Outlines of keychains. */
export const forms: Record<Keychain['form'], string> = {
  round: ellipsePath(600, 940, 330),
  tag: rectPath(340, 640, 520, 700, 90),
  house:
    'M 600 600 L 930 850 L 890 890 L 890 1270 C 890 1300 870 1310 850 1310 L 350 1310 C 330 1310 310 1300 310 1270 L 310 890 L 270 850 Z',
  heart:
    'M 600 1260 C 360 1090 190 910 210 700 C 230 510 480 470 600 640 C 720 470 970 510 990 700 C 1010 910 840 1090 600 1260 Z',
  bottle:
    'M 520 600 L 680 600 L 680 720 C 690 780 800 800 800 900 L 800 1260 C 800 1310 770 1330 730 1330 L 470 1330 C 430 1330 400 1310 400 1260 L 400 900 C 400 800 510 780 520 720 Z',
  shirt:
    'M 470 620 C 520 690 680 690 730 620 L 860 660 L 960 860 L 840 910 L 820 870 L 820 1290 C 820 1310 800 1320 780 1320 L 420 1320 C 400 1320 380 1310 380 1290 L 380 870 L 360 910 L 240 860 L 340 660 Z',
};

const chrome = () =>
  linear([0, 0], [1, 1], stops([0, '#ffffff'], [0.3, '#b9bfc5'], [0.5, '#f2f4f5'], [0.7, '#7d848b'], [1, '#d6dade']));

function link(cx: number, cy: number, rx: number, ry: number, width: number): string {
  const metal = chrome();
  const d = ellipsePath(cx, cy, rx, ry);
  return metal.def + path(d, { stroke: '#4b5157', width: width + 4 }) + path(d, { stroke: metal.url, width });
}

export function keychain({ form, material, color, art, keys = false }: Keychain): string {
  const d = forms[form];
  const light = linear([300, 600], [900, 1320], stops([0, '#ffffff', 0.55], [0.3, '#ffffff', 0.05], [0.6, '#1a0f04', 0.02], [1, '#1a0f04', 0.32]), true); // biome-ignore format: one gradient
  const scale = form === 'round' ? 480 : form === 'tag' || form === 'heart' || form === 'house' ? 450 : 360;
  const cy =
    form === 'heart'
      ? 890
      : form === 'house'
        ? 1040
        : form === 'bottle'
          ? 1060
          : form === 'shirt'
            ? 980
            : form === 'tag'
              ? 1010
              : 950;
  const print = lay(art, (x, y) => [600 + (x / art.w - 0.5) * scale, cy + (y / art.h - 0.5) * scale * (art.h / art.w)]);
  const surface =
    material === 'metal'
      ? brushed(0.28)
      : material === 'leather'
        ? grain(0.5)
        : material === 'wood'
          ? warp(woodGrain(color), (x, y) => [x, y + 200])
          : '';
  const stitch = material === 'leather' ? path(d, { stroke: '#f3d9a6', width: 5, more: `stroke-dasharray="16 12" transform="translate(600 960) scale(0.91) translate(-600 -960)"` }) : ''; // biome-ignore format: one seam
  const glass = material === 'acrylic' ? clipped(blurred(path('M 200 560 L 620 560 L 300 1340 L 200 1340 Z', '#ffffff'), 6, 0.2), d) + path(d, { stroke: '#ffffff', width: 16, opacity: 0.55 }) : ''; // biome-ignore format: one pane
  const holeY = form === 'round' ? 660 : form === 'heart' ? 684 : form === 'house' ? 690 : 668;
  const key = (dx: number, turn: number, tone: string) => `<g transform="rotate(${turn} 600 330) translate(${dx} 0)">${castShadow('M 560 420 L 640 420 L 640 900 L 560 900 Z', 16, 22, 12, 0.35)}${circle(600, 480, 92, tone)}${circle(600, 450, 26, '#f1e8d5')}${rect(574, 550, 52, 360, tone)}${[0, 1, 2].map((i) => rect(618, 700 + i * 66, 30, 36, tone)).join('')}${rect(594, 560, 8, 340, shade(tone, -0.35))}${circle(576, 452, 60, { stroke: '#ffffff', width: 4, opacity: 0.4 })}</g>`; // biome-ignore format: one key
  return (
    (keys ? key(0, 38, '#c9a24b') + key(0, 58, '#a9afb5') : '') +
    castShadow(d, 26, 34, 20, 0.42) + castShadow(ellipsePath(600, 290, 170), 16, 22, 12, 0) +
    path(d, { fill: shade(color, -0.5), more: 'transform="translate(4 10)"' }) + light.def +
    clipped(path(d, color) + surface + print + path(d, light.url), d) + glass + stitch +
    path(d, { stroke: shade(color, 0.5), width: 3, opacity: 0.8 }) + circle(600, holeY, 26, '#5b5245') + circle(600, holeY, 30, { stroke: '#d6dade', width: 9 }) +
    blurred(path(ellipsePath(616, 310, 170), { stroke: '#3a2508', width: 20 }), 10, 0.4) +
    link(600, 290, 170, 170, 20) + link(600, 286, 150, 150, 8) + link(600, 486, 26, 40, 12) + link(600, 550, 17, 40, 12) + link(600, 618, 26, 52, 12)
  ); // biome-ignore format: layers
}
