import { type Art, lay } from './art.ts';
import { blurred, clipped, linear, mix, shade, stops } from './paint.ts';
import { ellipse, ellipsePath, line, path, rect } from './path.ts';
import { groundShadow, sweep } from './scene.ts';
import { brushed } from './texture.ts';

export interface Mug {
  color: string;
  /** Colour inside and of the handle; the mug's own where it is not given. */
  inner?: string;
  art?: Art;
  drink?: string;
}

const [CX, R, TOP, BOTTOM, RY] = [540, 335, 420, 1180, 62];

/** Wraps a picture around a standing cylinder as seen from a little above. */
const wrap =
  (cx: number, r: number, top: number, height: number, ry: number, w: number, h: number, spread = 1.9) =>
  (x: number, y: number): readonly [number, number] => {
    const angle = (x / w - 0.5) * spread;
    return [cx + r * Math.sin(angle), top + (y / h) * height + ry * (Math.cos(angle) - 0.9)];
  };

const wallOf = (cx: number, r: number, top: number, bottom: number, ry: number, corner = 60): string =>
  `M ${cx - r} ${top} L ${cx - r} ${bottom - corner} C ${cx - r} ${bottom - corner * 0.2} ${cx - r + corner * 0.5} ${bottom + ry * 0.35} ${cx - r + corner * 1.6} ${bottom + ry * 0.62} C ${cx - r * 0.4} ${bottom + ry * 1.05} ${cx + r * 0.4} ${bottom + ry * 1.05} ${cx + r - corner * 1.6} ${bottom + ry * 0.62} C ${cx + r - corner * 0.5} ${bottom + ry * 0.35} ${cx + r} ${bottom - corner * 0.2} ${cx + r} ${bottom - corner} L ${cx + r} ${top} C ${cx + r * 0.55} ${top + ry * 1.34} ${cx - r * 0.55} ${top + ry * 1.34} ${cx - r} ${top} Z`;

/** Light on a cylinder: falls off to the right, a bounce at the edge, a window's reflection on the left. */
function cylinderLight(cx: number, r: number, top: number, bottom: number, gloss = 0.75): string {
  const turnAway = linear([cx - r, 0], [cx + r, 0], stops([0, '#1a0f04', 0.3], [0.1, '#1a0f04', 0.08], [0.3, '#ffffff', 0.12], [0.55, '#1a0f04', 0.02], [0.85, '#1a0f04', 0.34], [0.95, '#1a0f04', 0.42], [1, '#1a0f04', 0.26]), true); // biome-ignore format: one gradient
  const glint = rect(cx - r * 0.78, top + 70, r * 0.13, (bottom - top) * 0.74, '#ffffff', 18);
  const second = rect(cx - r * 0.58, top + 74, r * 0.045, (bottom - top) * 0.7, '#ffffff', 6);
  return (
    turnAway.def + rect(cx - r - 4, top - 120, 2 * r + 8, bottom - top + 300, turnAway.url) +
    blurred(glint, 9, gloss) + blurred(second, 5, gloss * 0.6)
  ); // biome-ignore format: layers
}

function handle(color: string): string {
  const outer = `M 858 560 C 1010 520 1120 600 1116 770 C 1112 930 1010 1040 852 1040`;
  const tube = linear(
    [860, 540],
    [1120, 1040],
    stops([0, shade(color, 0.2)], [0.5, color], [1, shade(color, -0.4)]),
    true,
  );
  return (
    tube.def + path(outer, { stroke: shade(color, -0.45), width: 82 }) + path(outer, { stroke: tube.url, width: 76 }) +
    blurred(path('M 872 585 C 1010 552 1090 620 1092 762', { stroke: '#1a0f04', width: 14 }), 10, 0.18) +
    blurred(path('M 870 536 C 1006 500 1100 570 1112 700', { stroke: '#ffffff', width: 12 }), 6, 0.75) +
    blurred(path('M 858 1052 C 980 1046 1080 970 1110 860', { stroke: '#1a0f04', width: 16 }), 8, 0.3)
  ); // biome-ignore format: layers
}

/** The mug without table. */
function mug({ color, inner = color, art, drink }: Mug): string {
  const shell = wallOf(CX, R, TOP, BOTTOM, RY);
  const print = art ? lay(art, wrap(CX, R, TOP + 130, 560, RY, art.w, art.h, 1.55)) : '';
  const inside = linear(
    [CX - R, 0],
    [CX + R, 0],
    stops([0, shade(inner, -0.45)], [0.5, shade(inner, -0.15)], [1, shade(inner, 0.12)]),
    true,
  );
  const liquid = drink
    ? clipped(
        ellipse(CX, TOP + 40, R - 24, RY - 8, drink) +
          blurred(ellipse(CX + 60, TOP + 40, R * 0.5, RY * 0.4, mix(drink, '#ffe6b8', 0.5)), 16, 0.6),
        ellipsePath(CX, TOP, R - 16, RY - 10),
      )
    : clipped(blurred(ellipse(CX + 40, TOP + 60, R, RY, '#1a0f04'), 18, 0.35), ellipsePath(CX, TOP, R - 16, RY - 10));
  const rim = linear(
    [CX - R, 0],
    [CX + R, 0],
    stops([0, shade(color, 0.5)], [0.4, shade(color, 0.3)], [1, shade(color, -0.2)]),
    true,
  );
  return (
    handle(inner) + clipped(path(shell, color) + print + cylinderLight(CX, R, TOP, BOTTOM) + blurred(path(`M ${CX - R} ${BOTTOM + 20} C ${CX - 200} ${BOTTOM + 90} ${CX + 200} ${BOTTOM + 90} ${CX + R} ${BOTTOM + 20}`, { stroke: '#1a0f04', width: 40 }), 20, 0.35), shell) +
    rim.def + inside.def + path(ellipsePath(CX, TOP, R, RY), rim.url) + path(ellipsePath(CX, TOP + 2, R - 15, RY - 10), inside.url) + liquid +
    path(`M ${CX - R + 2} ${TOP + 6} C ${CX - R * 0.5} ${TOP + RY * 1.4} ${CX + R * 0.5} ${TOP + RY * 1.4} ${CX + R - 2} ${TOP + 6}`, { stroke: '#1a0f04', width: 2, opacity: 0.18 })
  ); // biome-ignore format: layers
}

const steam = (x: number, y: number): string =>
  blurred([0, 70, 140].map((d, i) => path(`M ${x + d} ${y} C ${x + d - 60} ${y - 90} ${x + d + 60} ${y - 170} ${x + d - 10} ${y - 270 - i * 20}`, { stroke: '#ffffff', width: 18 })).join(''), 14, 0.75); // biome-ignore format: three wisps

export const mugOnTable = (options: Mug): string =>
  `${sweep(1040)}<g transform="translate(-14 -40)">${groundShadow(570, 1218, 372, 66)}${mug(options)}</g>`;

/** With tea in it, beside biscuits on a saucer and a notebook. */
export function mugInUse(options: Mug): string {
  const biscuit = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${blurred(rect(-78, -34, 160, 84, '#3a2508', 16), 9, 0.4)}${rect(-80, -40, 160, 80, '#c98d45', 14)}${rect(-80, -44, 160, 78, '#e0ad63', 14)}${rect(-64, -32, 128, 54, { stroke: '#b87f3a', width: 3, more: 'stroke-dasharray="3 9"' }, 8)}</g>`;
  const notebook = `<g transform="translate(700 1160) rotate(-9)">${blurred(rect(-10, 10, 620, 300, '#3a2508', 10), 18, 0.35)}${rect(0, 0, 600, 290, '#fbf6ea', 8)}${[0, 1, 2, 3, 4, 5].map((i) => line([[50, 50 + i * 40], [560, 50 + i * 40]], '#b9cfe0', 2)).join('')}${line([[90, 0], [90, 290]], '#e6a3a3', 2)}</g>`; // biome-ignore format: one notebook
  return (
    sweep(940, '#efe4cf') + notebook +
    `<g transform="translate(20 40) scale(0.86)">${groundShadow(570, 1218, 372, 66)}${mug({ drink: '#8a4b20', ...options })}${steam(430, 400)}</g>` +
    biscuit(850, 1250, 12) + biscuit(900, 1330, -14) + biscuit(760, 1370, -4)
  ); // biome-ignore format: layers
}

export interface Bottle {
  color: string;
  cap: string;
  art?: Art;
  steel?: boolean;
}

function bottle({ color, cap, art, steel = false }: Bottle): string {
  const [cx, r, top, bottom, ry] = [600, 215, 470, 1340, 34];
  const shell = `M ${cx - 118} 330 C ${cx - 122} 400 ${cx - r} 400 ${cx - r} ${top + 40} L ${cx - r} ${bottom - 40} C ${cx - r} ${bottom} ${cx - r + 40} ${bottom + 16} ${cx - r + 60} ${bottom + 20} C ${cx - 60} ${bottom + ry} ${cx + 60} ${bottom + ry} ${cx + r - 60} ${bottom + 20} C ${cx + r - 40} ${bottom + 16} ${cx + r} ${bottom} ${cx + r} ${bottom - 40} L ${cx + r} ${top + 40} C ${cx + r} 400 ${cx + 122} 400 ${cx + 118} 330 C ${cx + 60} 348 ${cx - 60} 348 ${cx - 118} 330 Z`;
  const print = art ? lay(art, wrap(cx, r, top + 130, 2 * r * 0.7 * (art.h / art.w), ry, art.w, art.h, 1.4)) : '';
  const lid = `M ${cx - 126} 150 C ${cx - 126} 128 ${cx + 126} 128 ${cx + 126} 150 L ${cx + 130} 316 C ${cx + 70} 344 ${cx - 70} 344 ${cx - 130} 316 Z`;
  const loop = path(`M ${cx - 74} 146 C ${cx - 84} 40 ${cx + 84} 40 ${cx + 74} 146`, { stroke: shade(cap, -0.35), width: 40 }) + path(`M ${cx - 76} 142 C ${cx - 84} 44 ${cx + 80} 44 ${cx + 72} 142`, { stroke: cap, width: 30 }) + blurred(path(`M ${cx - 80} 130 C ${cx - 80} 50 ${cx} 46 ${cx + 30} 62`, { stroke: '#ffffff', width: 6 }), 3, 0.6); // biome-ignore format: one loop
  const ridges = Array.from({ length: 15 }, (_, i) => { const a = -1.4 + i * 0.2; return line([[cx + 128 * Math.sin(a), 170 + 14 * Math.cos(a)], [cx + 128 * Math.sin(a), 300 + 14 * Math.cos(a)]], shade(cap, -0.3), 4); }).join(''); // biome-ignore format: one loop
  const foot = rect(cx - r - 4, bottom - 62, 2 * r + 8, 120, shade('#b9bec3', 0.1));
  return (
    loop + rect(cx - 116, 300, 232, 60, shade(color, -0.6)) + clipped(path(shell, color) + (steel ? brushed(0.2) : '') + foot + print + cylinderLight(cx, r, 330, bottom, steel ? 0.95 : 0.7) + blurred(path(`M ${cx - 130} 345 C ${cx - 60} 372 ${cx + 60} 372 ${cx + 130} 345`, { stroke: '#1a0f04', width: 22 }), 10, 0.4), shell) +
    clipped(path(lid, cap) + ridges + cylinderLight(cx, 130, 60, 330, 0.5), lid)
  ); // biome-ignore format: layers
}

export const bottleOnTable = (options: Bottle, second?: Bottle): string =>
  sweep(1120) + (second
    ? `<g transform="translate(330 120) scale(0.86)">${groundShadow(610, 1366, 230, 44)}${bottle(second)}</g><g transform="translate(-180 60) scale(0.96)">${groundShadow(610, 1366, 240, 46)}${bottle(options)}</g>`
    : `<g transform="translate(0 10)">${groundShadow(606, 1350, 236, 46)}${bottle(options)}</g>`); // biome-ignore format: layers
