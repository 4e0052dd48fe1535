import type { Raster } from '../raster.ts';
import { looksOther } from './same-look.ts';

/** A white drawing with boxes in their colours, in pixels. */
function drawing(...boxes: [x: number, y: number, width: number, height: number, colour: number[]][]): Raster {
  const data = new Uint8Array(100 * 60 * 4).fill(255);
  for (const [left, top, width, height, colour] of boxes)
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) data.set(colour, (y * 100 + x) * 4);
  return { data, width: 100, height: 60, channels: 4 };
}
const BLACK = [0, 0, 0];
const letters = [
  [20, 20, 3, 6, BLACK],
  [26, 20, 3, 6, BLACK],
  [40, 10, 20, 20, [200, 30, 60]],
] as const;
const source = drawing(...(letters as never as Parameters<typeof drawing>));

it.each<[string, Raster, boolean]>([
  ['the same', source, false],
  [
    'what moved by the width of a line',
    drawing([21, 20, 3, 6, BLACK], [27, 20, 3, 6, BLACK], [40, 11, 20, 20, [200, 30, 60]]),
    false,
  ],
  [
    'what is duller',
    drawing([20, 20, 3, 6, [40, 35, 30]], [26, 20, 3, 6, [40, 35, 30]], [40, 10, 20, 20, [170, 60, 80]]),
    false,
  ],
  ['a letter less', drawing([20, 20, 3, 6, BLACK], [40, 10, 20, 20, [200, 30, 60]]), true],
  ['nothing', drawing(), true],
  ['another colour', drawing([20, 20, 3, 6, BLACK], [26, 20, 3, 6, BLACK], [40, 10, 20, 20, BLACK]), true],
  ['something more', drawing(...(letters as never as Parameters<typeof drawing>), [70, 40, 10, 10, BLACK]), true],
])('a drawing with %s looks other: %p', (_, other, isOther) => expect(looksOther(source, other)).toBe(isOther));
