import type { Colour } from '../facts.ts';
import { sharp } from '../sharp.ts';
import { svgImages } from './svg-images.ts';

const colour: Colour = { space: 'rgb', hasProfile: true, inkPercent: null, isWhite: false, isRichBlack: false };
/** A page of 100 by 50 mm whose units are tenths of millimetres. */
const page = { widthMm: 100, heightMm: 50 };
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">${content}</svg>`;

let picture: string;
beforeAll(async () => {
  const png = await sharp({ create: { width: 254, height: 127, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${png.toString('base64')}`;
});

const image = (attributes: string) => `<image href="${picture}" ${attributes}/>`;

describe('a picture in an SVG, of 254 by 127 pixels,', () => {
  it.each<[string, () => string, number, object]>([
    ['over an inch', () => image('width="254" height="127"'), 254, { x: 0, y: 0, width: 25.4, height: 12.7 }],
    ['over two inches', () => image('x="10" y="20" width="508" height="254"'), 127, { x: 1, y: 2, width: 50.8 }],
    [
      'in groups',
      () => `<g transform="translate(100 0)"><g transform="scale(2)">${image('width="254"')}</g></g>`,
      127,
      { x: 10 },
    ],
    [
      'turned',
      () => `<g transform="rotate(90 127 127)">${image('width="254" height="127"')}</g>`,
      254,
      { width: 12.7, height: 25.4 },
    ],
    ['fitted into a square', () => image('width="254" height="254"'), 254, { y: 6.35, height: 12.7 }],
    ['stretched', () => image('width="254" height="254" preserveAspectRatio="none"'), 127, { y: 0, height: 25.4 }],
    [
      'used twice as large',
      () => `<defs>${image('id="a" width="254" height="127"')}</defs><use href="#a" x="5" transform="scale(2)"/>`,
      127,
      { x: 1 },
    ],
    [
      'of a symbol',
      () =>
        `<symbol id="s" viewBox="0 0 127 63.5">${image('width="127" height="63.5"')}</symbol><use href="#s" width="254" height="127"/>`,
      254,
      { width: 25.4 },
    ],
    [
      'of a drawing in the drawing',
      () => `<svg x="100" viewBox="0 0 127 63.5" width="254" height="127">${image('width="127" height="63.5"')}</svg>`,
      254,
      { x: 10, width: 25.4 },
    ],
    [
      'that fills a rectangle',
      () =>
        `<defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(0.003937 0.007874)"/></pattern>${image('id="i" width="254" height="127"')}</defs><rect width="508" height="254" fill="url(#p)"/>`,
      127,
      { width: 50.8 },
    ],
  ])('%s', async (_what, content, dpi, box) => {
    const items = await svgImages(svg(content()), page, colour);
    expect(items).toHaveLength(1);
    expect(items[0]?.dpi).toBeCloseTo(dpi, 0);
    for (const [side, mm] of Object.entries(box)) expect(items[0]?.box).toHaveProperty(side, expect.closeTo(mm, 1));
  });

  it('is not counted where nothing draws it, nor for ever', async () => {
    expect(await svgImages(svg(`<defs>${image('width="254"')}</defs>`), page, colour)).toEqual([]);
    const around = svg(`<g id="a">${image('width="10"')}<use href="#a"/></g>`);
    expect((await svgImages(around, page, colour)).length).toBeLessThan(30);
  });

  it('has its size from the drawing where that has no view box', async () => {
    const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${image('width="50.8" height="25.4"')}</svg>`;
    expect((await svgImages(plain, page, colour))[0]?.dpi).toBeCloseTo(254, 0);
  });
});
