import { type Art, lay } from './art.ts';
import { blurred, clipped, linear, mix, shade, stops } from './paint.ts';
import { type Bend, circle, ellipse, line, type Point, poly, polyPath, rect, rectPath } from './path.ts';
import { castShadow, groundShadow, sweep, wall } from './scene.ts';
import { grain } from './texture.ts';

const edgeOf = (art: Art, bend: Bend): string => {
  const along = (ax: number, ay: number, bx: number, by: number): Point[] =>
    Array.from({ length: 24 }, (_, i) => bend(ax + ((bx - ax) * i) / 24, ay + ((by - ay) * i) / 24));
  const { w, h } = art;
  return polyPath([...along(0, 0, w, 0), ...along(w, 0, w, h), ...along(w, h, 0, h), ...along(0, h, 0, 0)]);
};

/** Soft waves of a hanging cloth or vinyl. */
function waves(d: string, left: number, right: number, strength: number): string {
  const span = right - left;
  const list = [0, 0.08, 0.2, 0.3, 0.43, 0.55, 0.66, 0.8, 0.9, 1].map((at, i) => ({ at, color: i % 2 ? '#1a0f04' : '#ffffff', opacity: (i % 2 ? 0.5 : 0.42) * strength })); // biome-ignore format: one list
  const paint = linear([left, 0], [left + span, span * 0.12], list, true);
  return `${paint.def}<path d="${d}" fill="${paint.url}"/>`;
}

/** How a flex banner of this size hangs: it sags between its posts. */
export const hung =
  (w: number, h: number): Bend =>
  (px, py) => {
    const [x, y, width] = [90, 380, 1020];
    const height = Math.min(820, (width * h) / w);
    const [u, v] = [px / w, py / h];
    const pull = Math.sin(Math.PI * u);
    return [
      x + width * u + 7 * Math.sin(v * 7 + u * 3) * (1 - Math.abs(2 * u - 1)),
      y + height * v + 46 * pull * (1 - v * 0.25) + 6 * Math.sin(u * 16) * (0.4 + v * 0.6),
    ];
  };

/** Where the eyelets of a flex banner are, as parts of its width and height. */
export const EYELETS: readonly Point[] = Array.from(
  { length: 7 },
  (_, i): Point => [0.025 + (i / 6) * 0.95, 0.035],
).concat([0, 6].map((i) => [0.025 + (i / 6) * 0.95, 0.962] as const));

/** A flex banner roped to two posts by its eyelets; it sags. */
export function flexBanner(art: Art, tone = '#dfe3de', night = false): string {
  const [x, y, width] = [90, 380, 1020];
  const height = Math.min(820, (width * art.h) / art.w);
  const bend = hung(art.w, art.h);
  const d = edgeOf(art, bend);
  const rings = EYELETS.map(([u, v]) => {
    const [ex, ey] = bend(u * art.w, v * art.h);
    return circle(ex + 1.5, ey + 2.5, 13, '#3a2a10') + circle(ex, ey, 12, '#c9ccd0') + circle(ex - 1, ey - 1, 9, '#eef0f2') + circle(ex, ey, 6, '#4a4234');
  }).join(''); // biome-ignore format: one ring
  const rope = (u: number, v: number, to: Point) => { const from = bend(u * art.w, v * art.h); return line([from, to], '#7d6237', 8) + line([[from[0], from[1] - 2], [to[0], to[1] - 2]], '#d9bf8b', 4, 'stroke-dasharray="9 6"'); }; // biome-ignore format: one rope
  const post = (px: number) => { const metal = linear([0, 0], [1, 0], stops([0, '#6f757b'], [0.35, '#d4d8dc'], [1, '#555b61'])); return metal.def + castShadow(rectPath(px - 17, 150, 34, 1400), 30, 10, 14, 0.3) + rect(px - 17, 150, 34, 1400, metal.url, 6) + ellipse(px, 150, 21, 9, '#c4c9ce'); }; // biome-ignore format: one post
  return (
    wall(tone) + grain(0.1) + post(52) + post(1148) +
    [rope(0.025, 0.035, [52, 330]), rope(0.975, 0.035, [1148, 330]), rope(0.025, 0.962, [52, y + height + 60]), rope(0.975, 0.962, [1148, y + height + 60])].join('') +
    castShadow(d, 34, 46, 30, night ? 0.6 : 0.36) + lay(art, bend, 24) + waves(d, x, x + width, 0.34) + clipped(grain(0.06), d) +
    `<path d="${d}" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-width="3"/>` + rings
  ); // biome-ignore format: layers
}

/** A roll-up standee on its aluminium foot. */
export function standee(art: Art, second?: Art): string {
  const one = (print: Art, x: number, top: number, width: number, height: number): string => {
    const bend: Bend = (px, py) => [
      x + (px / print.w) * width,
      top + (py / print.h) * height + 5 * Math.sin((px / print.w) * Math.PI),
    ];
    const d = edgeOf(print, bend);
    const metal = linear([0, 0], [0, 1], stops([0, '#f4f5f6'], [0.4, '#c2c7cc'], [1, '#7f868d']));
    const tone = linear([0, 0], [1, 0], stops([0, '#ffffff', 0.2], [0.3, '#ffffff', 0], [1, '#1a0f04', 0.2]));
    return (
      metal.def + tone.def + groundShadow(x + width / 2 + 10, top + height + 78, width * 0.6, 34) + blurred(rect(x + 30, top + 20, width, height, '#3a2508'), 26, 0.22) +
      rect(x + width * 0.12, top + height + 50, 70, 34, '#6d747b', 10) + rect(x + width * 0.78, top + height + 50, 70, 34, '#6d747b', 10) +
      lay(print, bend) + `<path d="${d}" fill="${tone.url}"/>` + rect(x - 8, top - 14, width + 16, 24, metal.url, 8) + rect(x - 22, top + height - 4, width + 44, 70, metal.url, 14) + rect(x - 22, top + height + 12, width + 44, 3, '#ffffff', 1)
    ); // biome-ignore format: layers
  };
  return (
    sweep(1150) +
    (second ? one(second, 640, 200, 440, 1010) + one(art, 130, 130, 480, 1130) : one(art, 310, 90, 580, 1220))
  );
}

/** A banner over the shop's shutter: how the street sees it. */
export function shopFront(art: Art, accent: string): string {
  const bend: Bend = (px, py) => [
    70 + (px / art.w) * 1060,
    120 + (py / art.h) * 470 + 14 * Math.sin((px / art.w) * Math.PI),
  ];
  const d = edgeOf(art, bend);
  const steel = linear(
    [0, 0],
    [0, 1],
    stops([0, shade(accent, 0.35)], [0.5, mix(accent, '#8a8f94', 0.55)], [1, shade(accent, -0.4)]),
  );
  const slats = Array.from({ length: 15 }, (_, i) => rect(150, 700 + i * 36, 560, 33, steel.url)).join('');
  const inside = linear([0, 700], [0, 1240], stops([0, '#fbe3ae'], [1, '#c98d3f']), true);
  const jars = [0, 1, 2, 3].map((i) => rect(770 + i * 68, 850, 50, 74, ['#c2185b', '#d99a2b', '#3f7f5f', '#a9552e'][i] as string, 10) + rect(774 + i * 68, 838, 42, 16, '#5f3a17', 4)).join(''); // biome-ignore format: one jar
  return (
    wall('#d9b98a') + grain(0.16) + rect(-20, 1260, 1300, 300, '#a8977c') + rect(-20, 1260, 1300, 12, '#8a7a60') + steel.def + inside.def +
    rect(130, 680, 940, 580, '#4a3a26') + rect(150, 700, 560, 540, '#6b6f73') + slats + rect(740, 700, 310, 540, inside.url) + rect(750, 924, 290, 14, '#6b441d') + jars + rect(740, 1050, 310, 190, '#8a5a2b') + rect(740, 1042, 310, 18, '#c99a5e') +
    castShadow(d, 26, 50, 26, 0.45) + lay(art, bend, 24) + waves(d, 70, 1130, 0.24) + blurred(poly([[130, 680], [1070, 680], [1070, 740], [130, 740]], '#1a0f04'), 18, 0.5)
  ); // biome-ignore format: layers
}
