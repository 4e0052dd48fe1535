import { type Art, lay } from './art.ts';
import { blurred, brightness, clipped, linear, mix, radial, shade, stops } from './paint.ts';
import { type Ink, line, move, path, rect } from './path.ts';
import { castShadow, table, wall } from './scene.ts';
import { weave } from './texture.ts';

/** A t-shirt laid flat, in the box 0..1200 by 0..1500. */
const HALF = [
  'C 560 262 540 258 500 226',
  'C 440 252 350 272 264 306 C 214 328 178 376 146 446 C 112 516 72 590 38 660 C 34 672 38 680 50 686',
  'C 104 714 164 736 226 750 C 238 752 244 746 248 736 C 258 700 268 660 282 616',
  'C 290 760 288 1010 274 1268 C 273 1284 280 1290 296 1293 C 400 1310 500 1316 600 1316',
].join(' '); // biome-ignore format: one outline

const mirrored = (d: string): string => move(path(d, '#000000'), 1200, 0, -1, 1).match(/d="([^"]*)"/)?.[1] ?? '';

const left = `M 600 264 ${HALF} L 600 264 Z`;
const outline = `${left} ${mirrored(left)}`;
const neck = 'M 500 226 C 516 346 684 346 700 226 C 660 258 540 258 500 226 Z';
const inside = 'M 500 226 C 540 240 660 240 700 226 C 684 346 516 346 500 226 Z';
const collarOuter = 'M 478 238 C 500 384 700 384 722 238 L 700 226 C 684 346 516 346 500 226 Z';
const body =
  'M 264 306 C 282 400 288 520 282 616 C 290 760 288 1010 274 1268 C 273 1284 280 1290 296 1293 C 500 1322 700 1322 904 1293 C 920 1290 927 1284 926 1268 C 912 1010 910 760 918 616 C 912 520 918 400 936 306 C 850 272 760 252 700 226 L 500 226 C 440 252 350 272 264 306 Z';

/** Lens-shaped fold from a to b, bulging sideways. */
const fold = (ax: number, ay: number, bx: number, by: number, bulge: number, ink: Ink | string): string => {
  const [nx, ny] = [-(by - ay), bx - ax];
  const size = Math.hypot(nx, ny);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const at = (k: number): string => `${mx + (nx / size) * k} ${my + (ny / size) * k}`;
  return path(`M ${ax} ${ay} Q ${at(bulge)} ${bx} ${by} Q ${at(bulge * 0.1)} ${ax} ${ay} Z`, ink);
};

/** Where the cloth falls: from, to, bulge, and whether it is a soft or a sharp fold. */
const FOLDS: [number, number, number, number, number, number][] = [
  [288, 632, 470, 770, 50, 1], [290, 700, 430, 920, 44, 1], [284, 596, 430, 640, 30, 0.8],
  [912, 632, 735, 780, -50, 1], [910, 700, 775, 940, -44, 1], [916, 596, 770, 640, -30, 0.8],
  [370, 860, 330, 1290, 46, 0.9], [480, 960, 460, 1300, 34, 0.7], [720, 980, 740, 1305, -32, 0.7],
  [830, 880, 865, 1288, -46, 0.9], [610, 1060, 596, 1312, 28, 0.6], [560, 880, 680, 960, 26, 0.35],
  [256, 336, 330, 520, -40, 0.7], [944, 336, 870, 520, 40, 0.7],
  [206, 424, 140, 690, 36, 0.9], [166, 480, 84, 660, 28, 0.7], [994, 424, 1060, 690, -36, 0.9], [1034, 480, 1116, 660, -28, 0.7],
  [252, 480, 210, 716, 32, 0.9], [948, 480, 990, 716, -32, 0.9],
  [440, 400, 360, 600, 28, 0.5], [765, 400, 840, 600, -28, 0.5],
]; // biome-ignore format: a table

function clothShading(color: string): string {
  const light = brightness(color);
  const darkness = light > 0.8 ? 0.2 : light > 0.4 ? 0.26 : 0.42;
  const shine = light > 0.8 ? 0.8 : light > 0.4 ? 0.3 : light > 0.15 ? 0.16 : 0.13;
  const shadowInk = light > 0.8 ? '#5b564e' : mix(color, '#0a0612', 0.82);
  const darks = FOLDS.map(([ax, ay, bx, by, bulge, k]) =>
    fold(ax, ay, bx, by, bulge, { fill: shadowInk, opacity: k }),
  ).join('');
  const lights = FOLDS.map(([ax, ay, bx, by, bulge, k]) =>
    fold(ax - 16, ay - 10, bx - 16, by - 10, bulge * 0.7, { fill: '#ffffff', opacity: k })).join(''); // biome-ignore format: one fold
  const side = linear([270, 0], [930, 0], stops([0, shadowInk, 0.5], [0.16, shadowInk, 0.04], [0.4, shadowInk, 0], [0.75, shadowInk, 0.1], [1, shadowInk, 0.75]), true); // biome-ignore format: one gradient
  const glow = radial(400, 420, 620, stops([0, '#ffffff', light > 0.8 ? 0.1 : shine * 0.9], [1, '#ffffff', 0]), true);
  const fall = linear([0, 700], [0, 1320], stops([0, shadowInk, 0], [1, shadowInk, 0.4]), true);
  return (
    side.def + glow.def + fall.def +
    `<g opacity="${darkness}">${clipped(rect(0, 0, 1200, 1500, side.url) + rect(0, 0, 1200, 1500, fall.url), body)}</g>` +
    blurred(darks, 11, darkness * 1.25) +
    blurred(lights, 10, shine) +
    rect(0, 0, 1200, 1500, glow.url)
  ); // biome-ignore format: layers
}

function seams(color: string): string {
  const dark = mix(color, '#0a0612', brightness(color) > 0.8 ? 0.28 : 0.5);
  const thread = shade(color, brightness(color) > 0.5 ? -0.22 : 0.28);
  const armhole = 'M 264 306 C 290 400 294 520 282 616';
  const hem = 'M 276 1244 C 440 1266 760 1266 924 1244';
  const cuff = 'M 50 640 C 108 672 178 696 252 710';
  const stitches = `stroke-dasharray="7 5" stroke-opacity="0.75"`;
  const both = (d: string, ink: Parameters<typeof path>[1]): string => path(d, ink) + path(mirrored(d), ink);
  return (
    blurred(both(armhole, { stroke: dark, width: 9 }), 4, 0.5) +
    both(armhole, { stroke: dark, width: 2.6, opacity: 0.7 }) +
    both(cuff, { stroke: thread, width: 2.4, more: stitches }) +
    path(hem, { stroke: thread, width: 2.4, more: stitches }) +
    path('M 276 1252 C 440 1274 760 1274 924 1252', { stroke: thread, width: 2.4, more: stitches })
  ); // biome-ignore format: layers
}

function collar(color: string, back: boolean): string {
  const dark = mix(color, '#0a0612', 0.45);
  const ribs = linear(
    [500, 230],
    [700, 330],
    stops([0, shade(color, 0.14)], [0.5, color], [1, shade(color, -0.22)]),
    true,
  );
  if (back) {
    const band = 'M 478 238 C 540 286 660 286 722 238 L 700 226 C 660 254 540 254 500 226 Z';
    return `${ribs.def}${path(band, ribs.url)}${path('M 478 238 C 540 286 660 286 722 238', { stroke: dark, width: 2, opacity: 0.6 })}`;
  }
  const inner = linear([0, 226], [0, 330], stops([0, shade(color, -0.28)], [1, mix(color, '#0a0612', 0.6)]), true);
  const tag = rect(576, 250, 48, 34, '#fbf8f1', 3) + line([[584, 262], [616, 262]], '#c2185b', 3) + line([[584, 272], [606, 272]], '#17150f', 2); // biome-ignore format: the label
  return (
    inner.def + ribs.def + path(inside, inner.url) +
    path('M 500 226 C 540 262 660 262 700 226 C 660 244 540 244 500 226 Z', shade(color, -0.12)) + tag +
    blurred(path(collarOuter, mix(color, '#0a0612', 0.8)), 7, 0.4) +
    path(collarOuter, ribs.url) +
    path('M 478 238 C 500 384 700 384 722 238', { stroke: dark, width: 2.4, opacity: 0.55 }) +
    path('M 472 242 C 494 394 706 394 728 242', { stroke: shade(color, brightness(color) > 0.5 ? -0.2 : 0.25), width: 2, opacity: 0.7, more: 'stroke-dasharray="6 5"' }) +
    path('M 500 226 C 516 346 684 346 700 226', { stroke: dark, width: 3, opacity: 0.6 })
  ); // biome-ignore format: layers
}

export interface Shirt {
  color: string;
  art?: Art;
  /** Upper left corner and width of the print. */
  at?: readonly [number, number, number];
  back?: boolean;
}

/** The shirt alone, without table or shadow. */
export function shirt({ color, art, at = [375, 420, 450], back = false }: Shirt): string {
  const base = linear([150, 200], [1050, 1320], stops([0, shade(color, brightness(color) > 0.9 ? 0.3 : 0.1)], [0.5, color], [1, shade(color, -0.1)]), true); // biome-ignore format: one gradient
  const scale = art ? at[2] / art.w : 1;
  // The print follows the cloth a little, so that it does not look pasted on.
  const print = art
    ? lay(art, (x, y) => {
        const [px, py] = [at[0] + x * scale, at[1] + y * scale];
        return [px + 4 * Math.sin(py / 90), py + 5 * Math.sin(px / 110) + 9 * Math.cos(((px - 600) / 500) * 1.4)];
      })
    : '';
  const under = back ? collar(color, true) : '';
  return (
    base.def +
    clipped(`${path(outline, base.url)}<g opacity="0.96">${print}</g>${under}${clothShading(color)}${seams(color)}${weave(brightness(color) > 0.5 ? 0.1 : 0.16)}`, outline) +
    (back ? '' : collar(color, false))
  ); // biome-ignore format: layers
}

export const shirtOutline = `${outline} ${neck}`;

/** Front or back, laid on the table. */
export const shirtOnTable = (options: Shirt): string =>
  table() +
  `<g transform="translate(18 -28) scale(0.97)">${castShadow(shirtOutline, 22, 30, 22, 0.34)}${shirt(options)}</g>`;

/** On a wooden hanger, on a wall: how it looks worn in. */
export function shirtOnHanger(options: Shirt, tone = '#e9dcc3'): string {
  const wood = linear([0, 0], [0, 1], stops([0, '#d9a866'], [0.5, '#b98246'], [1, '#8a5a2b']));
  const peg =
    castShadow('M 560 46 L 640 46 L 640 84 L 560 84 Z', 18, 26, 14, 0.3) +
    rect(-300, 40, 1800, 54, wood.url) +
    rect(-300, 40, 1800, 4, '#f0cf98');
  const knob = `<circle cx="600" cy="68" r="22" fill="#7d5127"/><circle cx="594" cy="62" r="15" fill="#a8743c"/>`;
  const hook = path('M 600 232 L 600 168 C 600 150 632 146 632 118 C 632 84 580 84 578 112', { stroke: '#6d7176', width: 9 }) + path('M 597 232 L 597 168 C 598 150 629 146 629 118', { stroke: '#e8ebee', width: 2.6 }); // biome-ignore format: two strokes
  const bar = path('M 600 226 C 520 240 380 284 282 330 C 262 346 276 362 296 356 C 400 316 520 286 600 280 C 680 286 800 316 904 356 C 924 362 938 346 918 330 C 820 284 680 240 600 226 Z', { fill: wood.url, stroke: '#6b441d', width: 2 }); // biome-ignore format: one outline
  return (
    wall(tone) + wood.def + castShadow('M -300 40 L 1500 40 L 1500 94 L -300 94 Z', 10, 26, 16, 0.3) + peg + knob +
    `<g transform="translate(0 62)">${castShadow(shirtOutline, 44, 52, 30, 0.4)}${hook}${shirtParts(options, bar)}</g>`
  ); // biome-ignore format: layers
}

const shirtParts = (options: Shirt, bar: string): string => shirt(options) + clipped(bar, inside);

/** Folded shirts, one on the other, the top one showing its print. */
export function foldedStack(colors: readonly string[], art?: Art): string {
  const count = colors.length;
  const layer = Math.min(110, 620 / count);
  const top = 1270 - count * layer;
  const [l, r] = [190, 1010];
  const pile = colors
    .map((color, i) => foldedEdge(color, 1270 - i * layer, layer, l + ((i * 37) % 17) - 8, r + ((i * 53) % 19) - 9))
    .join('');
  const topColor = colors.at(-1) ?? '#ffffff';
  const slab = `M ${l + 50} ${top - 330} C ${l + 300} ${top - 350} ${r - 300} ${top - 350} ${r - 50} ${top - 330} C ${r - 30} ${top - 200} ${r} ${top - 40} ${r} ${top + 6} C ${r} ${top + 24} ${l} ${top + 24} ${l} ${top + 6} C ${l} ${top - 40} ${l + 30} ${top - 200} ${l + 50} ${top - 330} Z`;
  const face = linear(
    [l, top - 330],
    [r, top],
    stops([0, shade(topColor, 0.12)], [0.6, topColor], [1, shade(topColor, -0.18)]),
    true,
  );
  const print = art
    ? lay(art, (x, y) => [600 + (x / art.w - 0.5) * 420 * (0.86 + (0.14 * y) / art.h), top - 300 + (y / art.h) * 290])
    : '';
  const neckline = path(`M 470 ${top - 338} C 500 ${top - 292} 700 ${top - 292} 730 ${top - 338}`, { stroke: shade(topColor, -0.22), width: 18 }) + path(`M 462 ${top - 334} C 500 ${top - 280} 700 ${top - 280} 738 ${top - 334}`, { stroke: shade(topColor, -0.4), width: 2 }); // biome-ignore format: two strokes
  const sides =
    fold(l + 40, top - 300, l + 130, top, 30, shade(topColor, -0.5)) +
    fold(r - 40, top - 300, r - 120, top, -30, shade(topColor, -0.5));
  return (
    table() + castShadow(`M ${l + 30} ${top - 300} L ${r - 30} ${top - 300} L ${r + 6} 1276 L ${l - 6} 1276 Z`, 34, 40, 34, 0.42) +
    pile + face.def + clipped(path(slab, face.url) + print + blurred(sides, 10, 0.3) + weave(0.12), slab) + neckline
  ); // biome-ignore format: layers
}

function foldedEdge(color: string, bottom: number, h: number, l: number, r: number): string {
  const top = bottom - h;
  const shape = `M ${l} ${top + 4} C ${l - 16} ${top + h * 0.3} ${l - 16} ${top + h * 0.75} ${l + 4} ${bottom} C ${l + 300} ${bottom + 10} ${r - 300} ${bottom + 10} ${r - 4} ${bottom} C ${r + 16} ${top + h * 0.75} ${r + 16} ${top + h * 0.3} ${r} ${top + 4} C ${r - 200} ${top + 20} ${l + 200} ${top + 20} ${l} ${top + 4} Z`;
  const round = linear(
    [0, 0],
    [0, 1],
    stops([0, shade(color, -0.1)], [0.3, shade(color, 0.1)], [0.7, shade(color, -0.12)], [1, shade(color, -0.5)]),
  );
  const fold2 = path(
    `M ${l + 20} ${top + h * 0.55} C ${l + 240} ${top + h * 0.68} ${r - 280} ${top + h * 0.5} ${r - 16} ${top + h * 0.6}`,
    { stroke: shade(color, -0.5), width: 3, opacity: 0.6 },
  );
  return round.def + path(shape, round.url) + clipped(fold2 + weave(0.1), shape);
}
