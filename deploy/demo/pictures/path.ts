/**
 * Vector primitives. Everything printed on an object is made of `<path>` elements with absolute M, L, C, Q and Z commands
 * only. `warp` can then bend it over a mug, a sagging banner or a tilted table, whatever it shows.
 */
export type Point = readonly [number, number];
export type Bend = (x: number, y: number) => Point;

export interface Ink {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Anything else, e.g. `stroke-dasharray="4 6"`. */
  more?: string;
}

const round = (value: number): string => (Math.round(value * 100) / 100).toString();
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Opacity of one paint needs no layer of its own, so it is drawn faster than that of an element. */
const opacityOf = (opacity: number, fill: string, stroke?: string): string =>
  stroke === undefined
    ? ` fill-opacity="${opacity}"`
    : fill === 'none'
      ? ` stroke-opacity="${opacity}"`
      : ` opacity="${opacity}"`;

const inkOf = (ink: Ink | string): string => {
  const { fill = 'none', stroke, width = 2, opacity, more = '' } = typeof ink === 'string' ? { fill: ink } : ink;
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `fill="${fill}"${line}${opacity === undefined ? '' : opacityOf(opacity, fill, stroke)}${more ? ` ${more}` : ''}`;
};

export const path = (d: string, ink: Ink | string): string => `<path d="${d}" ${inkOf(ink)}/>`;

export const polyPath = (points: readonly Point[], close = true): string =>
  `M ${points.map(pair).join(' L ')}${close ? ' Z' : ''}`;

export const poly = (points: readonly Point[], ink: Ink | string): string => path(polyPath(points), ink);

export const line = (points: readonly Point[], stroke: string, width: number, more = ''): string =>
  path(polyPath(points, false), { stroke, width, more });

/** A rectangle, its corners rounded by `r`. */
export function rectPath(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) {
    const [a, b, c, d]: Point[] = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]; // biome-ignore format: one rectangle
    return `M ${[a, b, c, d].map((p) => pair(p as Point)).join(' L ')} Z`;
  }
  const k = r * 0.45;
  return [
    `M ${x + r} ${y} L ${x + w - r} ${y} C ${x + w - k} ${y} ${x + w} ${y + k} ${x + w} ${y + r}`,
    `L ${x + w} ${y + h - r} C ${x + w} ${y + h - k} ${x + w - k} ${y + h} ${x + w - r} ${y + h}`,
    `L ${x + r} ${y + h} C ${x + k} ${y + h} ${x} ${y + h - k} ${x} ${y + h - r}`,
    `L ${x} ${y + r} C ${x} ${y + k} ${x + k} ${y} ${x + r} ${y} Z`,
  ].join(' ');
}

export const rect = (x: number, y: number, w: number, h: number, ink: Ink | string, r = 0): string =>
  path(rectPath(x, y, w, h, r), ink);

export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    `M ${cx + rx} ${cy} C ${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}`,
    `C ${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}`,
    `C ${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}`,
    `C ${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy} Z`,
  ].join(' ');
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, ink: Ink | string): string =>
  path(ellipsePath(cx, cy, rx, ry), ink);

export const circle = (cx: number, cy: number, r: number, ink: Ink | string): string => ellipse(cx, cy, r, r, ink);

/** Points on an arc, angles in degrees clockwise from three o'clock. */
export function arcPoints(cx: number, cy: number, r: number, from: number, to: number, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** Turns what `draw` gives for the angle 0 into a rosette of `count`. */
export const rosette = (count: number, cx: number, cy: number, petal: string): string =>
  Array.from({ length: count }, (_, i) => turn(petal, (360 * i) / count, cx, cy)).join('');

/** Bends every coordinate of the paths in `svg`. Straight lines longer than `step` are cut, so that they bend too. */
export function warp(svg: string, bend: Bend, step = 40): string {
  return svg.replace(/<path d="([^"]*)"([^>]*)\/>/g, (_, d: string, rest: string) => {
    const scale = scaleAt(d, bend);
    const scaled = rest.replace(/stroke-width="([\d.]+)"/, (_all, w: string) => `stroke-width="${round(+w * scale)}"`);
    return `<path d="${bendPath(d, bend, step)}"${scaled}/>`;
  });
}

function scaleAt(d: string, bend: Bend): number {
  const [x = 0, y = 0] = (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).slice(0, 2).map(Number);
  const [ax, ay] = bend(x, y);
  const [bx, by] = bend(x + 1, y);
  const [cx, cy] = bend(x, y + 1);
  return Math.sqrt(Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)));
}

function bendPath(d: string, bend: Bend, step: number): string {
  const out: string[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  const lineTo = (to: Point): void => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - at[0], to[1] - at[1]) / step));
    for (let i = 1; i <= pieces; i++) {
      const t = i / pieces;
      out.push(`L ${pair(bend(at[0] + (to[0] - at[0]) * t, at[1] + (to[1] - at[1]) * t))}`);
    }
    at = to;
  };
  for (const [, command = '', args = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = args.trim().split(/[\s,]+/).filter(Boolean).map(Number); // biome-ignore format: one thought
    const points = numbers.flatMap((n, i): Point[] => (i % 2 ? [[numbers[i - 1] as number, n]] : []));
    if (command === 'Z') {
      if (at[0] !== start[0] || at[1] !== start[1]) lineTo(start);
      out.push('Z');
    } else if (command === 'M') {
      at = start = points[0] as Point;
      out.push(`M ${pair(bend(...at))}`);
      points.slice(1).forEach(lineTo);
    } else if (command === 'L') {
      points.forEach(lineTo);
    } else {
      out.push(`${command} ${points.map((p) => pair(bend(...p))).join(' ')}`);
      at = points.at(-1) as Point;
    }
  }
  return out.join(' ');
}

export const move = (svg: string, dx: number, dy: number, scale = 1, scaleY = scale): string =>
  warp(svg, (x, y) => [dx + x * scale, dy + y * scaleY], Number.POSITIVE_INFINITY);

export function turn(svg: string, degrees: number, cx = 0, cy = 0): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const bend: Bend = (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
  return warp(svg, bend, Number.POSITIVE_INFINITY);
}

/** Maps the rectangle 0,0,w,h onto four corners (clockwise from the upper left) in perspective. */
export function quadBend(w: number, h: number, corners: readonly [Point, Point, Point, Point]): Bend {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const i = (dx1 * sy - sx * dy1) / det;
  const [a, b, d, e] = [x1 - x0 + g * x1, x3 - x0 + i * x3, y1 - y0 + g * y1, y3 - y0 + i * y3];
  return (x, y) => {
    const [u, v] = [x / w, y / h];
    const q = g * u + i * v + 1;
    return [(a * u + b * v + x0) / q, (d * u + e * v + y0) / q];
  };
}
