import { shapeLine } from './shape-line.ts';

it('places letters one after the other, over both scripts', () => {
  const { glyphs, width } = shapeLine('Chai चाय', 'regular', 10);
  const starts = glyphs.map(({ x }) => x);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(width).toBeGreaterThan(starts.at(-1) ?? 0);
  expect(
    shapeLine('Chai', 'regular', 10).width +
      shapeLine(' ', 'regular', 10).width +
      shapeLine('चाय', 'regular', 10).width,
  ).toBeCloseTo(width, 6);
});

it('grows with the size of the type, and a bold line is wider', () => {
  const { width } = shapeLine('Chhaap', 'regular', 10);
  expect(shapeLine('Chhaap', 'regular', 20).width).toBeCloseTo(2 * width, 6);
  expect(shapeLine('Chhaap', 'bold', 10).width).toBeGreaterThan(width);
});

it('shapes letters for whose marks the font has no anchors', () => {
  expect(shapeLine('कु़', 'regular', 10).glyphs.length).toBeGreaterThan(0);
});
