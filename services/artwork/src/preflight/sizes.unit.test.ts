import { card } from './rules/facts.fixture.ts';
import { inferredTrim, nearestSize } from './sizes.ts';

const sized = (...sizes: [number, number][]) => ({
  ...card,
  sizes: sizes.map(([widthMm, heightMm], at) => ({ name: `Size ${at}`, widthMm, heightMm })),
});
const cards = sized([90, 54], [89, 51], [85, 55]);
const pageOf = (widthMm: number, heightMm: number) => ({ widthMm, heightMm });

it.each([
  ['as large', [89, 51], [89, 51]],
  ['as large but for the tolerance', [84.5, 55], [85, 55]],
  ['twice as large, of the same shape', [178, 102], [89, 51]],
  ['twice as large and turned', [110, 170], [85, 55]],
  ['of no size and shape', [95, 70], [85, 55]],
] as const)('takes the size that is meant by a page that is %s', (_, [width, height], [wide, high]) =>
  expect(nearestSize(pageOf(width, height), cards, null)).toEqual(pageOf(wide, high)),
);

it.each([
  ['its bleed', [96, 60], [90, 54], 3],
  ['a bleed of 2 mm', [94, 58], [90, 54], 2],
  ['a bleed of 5 mm', [100, 64], [90, 54], 5],
  ['its bleed, of the nearer size', [91, 61], [85, 55], 3],
  ['a bleed of 5 mm, turned', [64, 100], [54, 90], 5],
] as const)('cuts a page without a trim box at the size within %s', (_, [width, height], [wide, high], bleed) =>
  expect(inferredTrim(pageOf(width, height), cards, null)).toEqual({
    trim: { x: bleed, y: bleed, width: wide, height: high },
    from: 'size',
  }),
);

it.each([
  ['as large as a size', [90, 54]],
  ['wider than it is higher than a size', [100, 60]],
  ['much larger than a size', [120, 84]],
] as const)('cuts a page at its edges that is %s', (_, [width, height]) =>
  expect(inferredTrim(pageOf(width, height), cards, null).from).toBe('page'),
);
