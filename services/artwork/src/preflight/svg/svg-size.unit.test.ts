import { inPixels, pixelsOf } from './svg-size.ts';

it.each([
  ['96px', 96],
  ['1in', 96],
  ['25.4mm', 96],
  ['2.54cm', 96],
  ['101.6Q', 96],
  ['72pt', 96],
  ['6pc', 96],
  ['1IN', 96],
  ['96', 96],
])('%s are pixels of CSS', (length, pixels) => {
  expect(pixelsOf(length)).toBeCloseTo(pixels);
  const root = inPixels(`<svg width="${length}" height="${length}"><rect/></svg>`);
  expect(root).toBe(`<svg width="${pixels}" height="${pixels}"><rect/></svg>`);
});
