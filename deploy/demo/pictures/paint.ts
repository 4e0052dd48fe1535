/** Colours, gradients and blurs. Ids are counted, so that pictures can be put together from many parts. */
let counter = 0;
export const newId = (prefix = 'p'): string => `${prefix}${++counter}`;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `share` 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  const hex = from.map((n, i) => Math.round(n + ((to[i] as number) - n) * share).toString(16).padStart(2, '0')); // biome-ignore format: one thought
  return `#${hex.join('')}`;
}

/** Lighter (towards a warm white) by a positive, darker (towards a warm black) by a negative amount. */
export const shade = (hex: string, amount: number): string =>
  amount < 0 ? mix(hex, '#120c08', -amount) : mix(hex, '#fffdf8', amount);

/** Perceived brightness, 0 to 1. */
export function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The ink that reads on a ground: the dark or the light one. */
export const inkOn = (ground: string, dark = '#17150f', light = '#fffaf0'): string =>
  brightness(ground) > 0.55 ? dark : light;

export interface Stop {
  at: number;
  color: string;
  opacity?: number;
}
const stopsOf = (stops: readonly Stop[]): string =>
  stops.map((s) => `<stop offset="${s.at}" stop-color="${s.color}" stop-opacity="${s.opacity ?? 1}"/>`).join('');

export interface Paint {
  /** To be put before what uses it. */
  def: string;
  /** For `fill` or `stroke`. */
  url: string;
}

/** Directions are shares of the painted shape's box, or pixels with `user`. */
export function linear(from: [number, number], to: [number, number], stops: readonly Stop[], user = false): Paint {
  const id = newId('g');
  const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  return {
    def: `<linearGradient id="${id}" ${ends}${units}>${stopsOf(stops)}</linearGradient>`,
    url: `url(#${id})`,
  };
}

export function radial(cx: number, cy: number, r: number, stops: readonly Stop[], user = false): Paint {
  const id = newId('g');
  const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
  return {
    def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${units}>${stopsOf(stops)}</radialGradient>`,
    url: `url(#${id})`,
  };
}

/** Stops from pairs: `[0, '#fff'], [1, '#000', 0.5]`. */
export const stops = (...list: [number, string, number?][]): Stop[] =>
  list.map(([at, color, opacity]) => (opacity === undefined ? { at, color } : { at, color, opacity }));

/** The area that a blur touches, from the coordinates inside. A smaller one is drawn faster. */
function reach(inner: string, radius: number): string {
  const everything = 'x="-200" y="-200" width="1600" height="1900"';
  if (/rotate\(|scale\(/.test(inner)) return everything;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [, d = ''] of inner.matchAll(/ d="([^"]*)"/g)) {
    (d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).forEach((number, i) => {
      const [low, high] = i % 2 ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
      box[low] = Math.min(box[low], +number);
      box[high] = Math.max(box[high], +number);
    });
  }
  const most = (pattern: RegExp): number =>
    Math.max(0, ...[...inner.matchAll(pattern)].flatMap((match) => match.slice(1).map((n) => Math.abs(Number(n)))));
  const margin = radius * 3 + most(/stroke-width="([\d.]+)"/g) + most(/translate\((-?[\d.]+) (-?[\d.]+)\)/g);
  const [left, top] = [Math.max(-200, box.left - margin), Math.max(-200, box.top - margin)];
  const [right, bottom] = [Math.min(1400, box.right + margin), Math.min(1700, box.bottom + margin)];
  if (!(right > left && bottom > top)) return everything;
  return `x="${Math.floor(left)}" y="${Math.floor(top)}" width="${Math.ceil(right - left)}" height="${Math.ceil(bottom - top)}"`;
}

/** `inner` out of focus by `radius` pixels. */
export function blurred(inner: string, radius: number, opacity = 1): string {
  const id = newId('f');
  const region = `${reach(inner, radius)} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
  return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${radius}"/></filter><g filter="url(#${id})" opacity="${opacity}">${inner}</g>`;
}

/** `inner` cut to the shape `d`. */
export function clipped(inner: string, d: string): string {
  const id = newId('c');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** A small random source that gives the same numbers for the same seed: pictures do not change between runs. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
