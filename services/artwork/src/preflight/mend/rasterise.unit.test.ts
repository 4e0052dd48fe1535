import { card, facts, image, page } from '../rules/facts.fixture.ts';
import { findingsOf } from '../rules/index.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { longestPxOf } from './rasterise.ts';

it.each([
  ['a card', 96, 60, []],
  ['A3 with its bleed', 303, 426, []],
  ['A2 with its bleed, which the check says', 426, 600, ['low-resolution']],
] as const)('gives enough pixels to %s', (_, widthMm, heightMm, codes) => {
  const dpi = (longestPxOf({ widthMm, heightMm }) / Math.max(widthMm, heightMm)) * MM_PER_INCH;
  const trim = { x: 3, y: 3, width: widthMm - 6, height: heightMm - 6 };
  const box = { x: 0, y: 0, width: widthMm, height: heightMm };
  const poster = { ...card, sizes: [{ name: 'Poster', widthMm: trim.width, heightMm: trim.height }] };
  const flat = page({ widthMm, heightMm, trim, items: [image({ dpi, box })] });
  expect(findingsOf(facts({ pages: [flat] }), poster, null).map(({ code }) => code)).toEqual(codes);
});
