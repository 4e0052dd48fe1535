import { type Art, CARD, lay } from './art.ts';
import { blurred, clipped, linear, shade, stops } from './paint.ts';
import { type Bend, line, type Point, poly, polyPath, quadBend } from './path.ts';
import { castShadow, sweep, table } from './scene.ts';

/** Paper things that lie on the table: cards, flyers, folders. */

/** Turns a sheet about its middle and lays it on the table, seen from a bit in front (`tilt` 1 is straight from above). */
export const onTable =
  (w: number, h: number, cx: number, cy: number, degrees: number, scale = 1, tilt = 1): Bend =>
  (x, y) => {
    const angle = (degrees * Math.PI) / 180;
    const [px, py] = [(x - w / 2) * scale, (y - h / 2) * scale];
    return [
      cx + px * Math.cos(angle) - py * Math.sin(angle),
      cy + (px * Math.sin(angle) + py * Math.cos(angle)) * tilt,
    ];
  };

const cornersOf = (w: number, h: number, bend: Bend): Point[] =>
  ([[0, 0], [w, 0], [w, h], [0, h]] as const).map(([x, y]) => bend(x, y)); // biome-ignore format: four corners

const sheen = (d: string): string => {
  const light = linear([0, 0], [1, 1], stops([0, '#ffffff', 0.3], [0.4, '#ffffff', 0], [1, '#1a0f04', 0.16]));
  return `${light.def}<path d="${d}" fill="${light.url}"/>`;
};

/** One sheet, or a block of sheets of some thickness, with its shadow. */
export function sheet(art: Art, bend: Bend, thickness = 4, edge = '#f3ecdc', shadow = 1): string {
  const corners = cornersOf(art.w, art.h, bend);
  const face = polyPath(corners);
  const down = (p: Point): Point => [p[0], p[1] + thickness];
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % 4] as Point;
    // Only sides that turn towards the viewer show the block's edge.
    if (b[0] >= a[0]) return '';
    const leaves = thickness > 12
      ? Array.from({ length: Math.floor(thickness / 7) }, (_, k) => line([[a[0], a[1] + 4 + k * 7], [b[0], b[1] + 4 + k * 7]], shade(edge, -0.28), 1.6)).join('')
      : ''; // biome-ignore format: one leaf
    const right = (a[1] + b[1]) / 2 < Math.max(a[1], b[1]) && a[0] - b[0] < Math.abs(a[1] - b[1]);
    return poly([a, b, down(b), down(a)], shade(edge, right ? -0.22 : -0.1)) + leaves;
  });
  return castShadow(polyPath(corners.map(down)), 16 + thickness * 0.4, 20 + thickness * 0.4, 16 + thickness * 0.2, 0.3 * shadow) + sides.join('') + lay(art, bend) + sheen(face); // biome-ignore format: layers
}

/** Fanned cards above a thick stack of the same. */
export function cardFan(front: Art, back: Art, edge = '#f3ecdc', turned = 0): string {
  const { w, h } = CARD;
  const at = (cx: number, cy: number, degrees: number, scale: number) =>
    onTable(w, h, cx, cy, degrees + turned, scale, 0.86);
  return (
    table() +
    [[-30, 600, 330], [-16, 640, 380], [-2, 655, 440]].map(([d, x, y]) => sheet(back, at(x as number, (y as number) + 20, d as number, 0.86), 6, edge, 0.8)).join('') +
    sheet(front, at(640, 545, 13, 0.86), 7, edge, 0.9) +
    sheet(front, at(560, 1060, -11, 1.02), 92, edge, 1.2)
  ); // biome-ignore format: layers
}

/** Two stacks side by side in portrait, for square and folded cards. */
export function cardPair(front: Art, back: Art, edge = '#f3ecdc'): string {
  const { w, h } = CARD;
  return (
    table() + sheet(back, onTable(w, h, 660, 440, 24, 0.92, 0.84), 10, edge) + sheet(back, onTable(w, h, 650, 420, 17, 0.92, 0.84), 8, edge, 0.6) +
    sheet(front, onTable(w, h, 560, 980, -16, 0.99, 0.84), 64, edge, 1.1)
  ); // biome-ignore format: layers
}

/** On the shop counter: a wooden holder with cards standing in it, one lying in front. */
export function cardsOnCounter(front: Art, back: Art): string {
  const wood = linear([0, 0], [1, 1], stops([0, '#c99a5e'], [0.5, '#a8743c'], [1, '#7d5127']));
  const stand = (dx: number, dy: number) => quadBend(CARD.w, CARD.h, [[250 + dx, 430 + dy], [930 + dx, 430 + dy], [950 + dx, 830 + dy], [230 + dx, 830 + dy]]); // biome-ignore format: four corners
  const holder = 'M 170 780 L 1010 780 L 1040 960 L 140 960 Z';
  return (
    sweep(880, '#efe4cf') + castShadow(holder, 40, 44, 34, 0.4) + castShadow('M 250 420 L 930 420 L 950 830 L 230 830 Z', 30, 20, 24, 0.2) +
    [4, 3, 2, 1].map((i) => lay(back, stand(i * 7, -i * 12)) + poly(cornersOf(CARD.w, CARD.h, stand(i * 7, -i * 12)), { fill: 'none', stroke: '#00000022', width: 2 })).join('') +
    lay(front, stand(0, 0)) + sheen('M 250 430 L 930 430 L 950 830 L 230 830 Z') + wood.def + `<path d="${holder}" fill="${wood.url}"/>` +
    clipped([0, 1, 2, 3, 4, 5].map((i) => `<path d="M 120 ${800 + i * 30} C 400 ${790 + i * 34} 700 ${826 + i * 26} 1060 ${806 + i * 30}" fill="none" stroke="#5f3a17" stroke-opacity="0.28" stroke-width="3"/>`).join(''), holder) +
    `<path d="M 170 780 L 1010 780 L 1014 794 L 167 794 Z" fill="#e7c08a"/>` + sheet(back, onTable(CARD.w, CARD.h, 640, 1230, 8, 0.74, 0.62), 5)
  ); // biome-ignore format: layers
}

/** A block of flyers with loose ones over it. */
export function flyerStack(art: Art, second: Art = art, edge = '#f7f2e6'): string {
  const s = Math.min(760 / art.w, 1080 / art.h);
  return (
    table() + sheet(second, onTable(art.w, art.h, 690, 730, 14, s * 1.02, 0.96), 4, edge) +
    sheet(art, onTable(art.w, art.h, 620, 760, -13, s, 0.96), 4, edge, 0.8) +
    sheet(art, onTable(art.w, art.h, 590, 730, -3, s * 1.04, 0.96), 40, edge)
  ); // biome-ignore format: layers
}

/** A single big sheet pinned to a wall by tape. */
export function pinned(art: Art, ground: string): string {
  const s = Math.min(860 / art.w, 1150 / art.h);
  const bend = onTable(art.w, art.h, 600, 750, -1.2, s, 1);
  const tape = (x: number, y: number, d: number) =>
    `<g transform="translate(${x} ${y}) rotate(${d})"><rect x="-60" y="-20" width="120" height="40" fill="#f3dc9a" opacity="0.8"/></g>`;
  const [half, tall] = [(art.w * s) / 2, (art.h * s) / 2];
  return (
    ground +
    sheet(art, bend, 3, '#f7f2e6', 1.2) +
    tape(600 - half + 30, 750 - tall + 26, -40) +
    tape(600 + half - 30, 750 - tall + 6, 38)
  );
}

/** A folder standing half open: panels as an accordion, from the left. */
export function accordion(
  panels: readonly Art[],
  { x = 130, width = 940, top = 330, height = 880, depth = 120 } = {},
): string {
  const each = width / panels.length;
  const edgeAt = (i: number): { x: number; top: number; bottom: number } => {
    const near = i % 2 === 0;
    return { x: x + each * i, top: top + (near ? 0 : depth * 0.45), bottom: top + height + (near ? depth : 0) };
  };
  let faces = '';
  let ground: Point[] = [];
  const back: Point[] = [];
  panels.forEach((art, i) => {
    const [a, b] = [edgeAt(i), edgeAt(i + 1)];
    const corners: [Point, Point, Point, Point] = [[a.x, a.top], [b.x, b.top], [b.x, b.bottom], [a.x, a.bottom]]; // biome-ignore format: four corners
    ground = [...ground, [a.x, a.bottom], [b.x, b.bottom]];
    back.push([a.x + 100, a.bottom + 22], [b.x + 100, b.bottom + 22]);
    const right = i % 2 === 1;
    const tone = linear(
      [0, 0],
      [1, 0],
      right
        ? stops([0, '#1a0f04', 0.34], [0.25, '#1a0f04', 0.16], [1, '#1a0f04', 0.05])
        : stops([0, '#ffffff', 0.16], [0.7, '#ffffff', 0], [1, '#1a0f04', 0.12]),
    );
    faces += lay(art, quadBend(art.w, art.h, corners)) + tone.def + poly(corners, tone.url) + line([corners[1], corners[2]], right ? '#ffffff' : '#1a0f04', 1.6, 'stroke-opacity="0.35"'); // biome-ignore format: layers
  });
  const shadow = polyPath([...ground, ...back.reverse()]);
  return (
    sweep(900) +
    blurred(`<path d="${shadow}" fill="#3a2508"/>`, 26, 0.42) +
    blurred(line(ground, '#2a1804', 16), 7, 0.4) +
    faces
  );
}
