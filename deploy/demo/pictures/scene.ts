import { blurred, linear, radial, stops } from './paint.ts';
import { ellipse, path, rect } from './path.ts';

const WIDTH = 1200;
const HEIGHT = 1500;

/** A part of the scene to look at: x, y, width (the height follows from 4:5). */
export type Crop = readonly [number, number, number];

/** Puts a scene into an SVG document; a crop moves the camera closer. */
export function frame(inner: string, [x, y, w]: Crop = [0, 0, WIDTH]): string {
  const box = `${x} ${y} ${w} ${(w * HEIGHT) / WIDTH}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box}">${inner}</svg>`;
}

/** The paper-coloured table seen from above, lit from the upper left. */
export function table(tone = '#f4eee1'): string {
  const light = radial(0.22, 0.12, 1.15, stops([0, '#fffdf7', 0.95], [0.45, '#fffdf7', 0.2], [1, '#b9a27c', 0.34]));
  return `${rect(-300, -300, 1800, 2100, tone)}${light.def}${rect(-300, -300, 1800, 2100, light.url)}`;
}

/** The same paper as a wall running into a floor without an edge, for things that stand. */
export function sweep(horizon = 980, tone = '#f4eee1'): string {
  const floor = linear([0, horizon - 160], [0, 1500], stops([0, '#c9b48e', 0], [0.35, '#c3ac84', 0.34], [1, '#e9dfc9', 0.1]), true); // biome-ignore format: one gradient
  return `${table(tone)}${floor.def}${rect(-300, horizon - 200, 1800, 1100, floor.url)}`;
}

/** Daylight wall of plaster with a faint texture. */
export function wall(tone: string): string {
  const light = radial(0.2, 0.1, 1.2, stops([0, '#ffffff', 0.55], [0.5, '#ffffff', 0.05], [1, '#2a1a08', 0.3]));
  return `${rect(-300, -300, 1800, 2100, tone)}${light.def}${rect(-300, -300, 1800, 2100, light.url)}`;
}

/** The one contact shadow: a dark core where the thing touches, a soft fall to the lower right. */
export function castShadow(d: string, dx = 26, dy = 34, soft = 26, strength = 0.3): string {
  const far = `<g transform="translate(${dx} ${dy})">${path(d, '#3a2508')}</g>`;
  // The core is a few strokes laid over each other: as soft as a small blur, at a tenth of the time.
  const core = [1, 2.4, 4].map((k) =>
    path(d, { stroke: '#2a1804', width: Math.max(3, soft * 0.2) * k, opacity: strength * 0.2 }),
  );
  const near = `<g transform="translate(${dx * 0.25} ${dy * 0.25})">${path(d, { fill: '#2a1804', opacity: strength * 0.5 })}${core.join('')}</g>`;
  return blurred(far, soft, strength) + near;
}

/** The shadow of a standing thing on the floor. */
export const groundShadow = (cx: number, y: number, rx: number, ry: number, strength = 0.42): string =>
  blurred(ellipse(cx + rx * 0.28, y + ry * 0.25, rx * 1.15, ry, '#4a3212'), ry * 0.5, strength * 0.6) +
  blurred(ellipse(cx + rx * 0.04, y, rx * 0.96, ry * 0.4, '#2a1804'), ry * 0.14, strength);
