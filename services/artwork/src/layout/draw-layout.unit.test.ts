import { printWidth } from './draw-layout.ts';

it.each([
  ['an A4 sheet, at 300 dpi', 210, 297, 2480],
  ['a card', 90, 52, 1062],
  ['a banner of 8 × 4 ft, at fewer', 2438, 1219, 6928],
])('the print of %s is %d × %d mm and %d px wide', (_what, widthMm, heightMm, width) => {
  expect(printWidth({ widthMm, heightMm })).toBe(width);
});
