import type { Colour } from '../facts.ts';
import { sharp } from '../sharp.ts';
import { svgItems } from './svg-items.ts';

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
    const items = (await svgItems(svg(content()), page, colour)).images;
    expect(items).toHaveLength(1);
    expect(items[0]?.dpi).toBeCloseTo(dpi, 0);
    for (const [side, mm] of Object.entries(box)) expect(items[0]?.box).toHaveProperty(side, expect.closeTo(mm, 1));
  });

  it('is not counted where nothing draws it, nor for ever', async () => {
    expect((await svgItems(svg(`<defs>${image('width="254"')}</defs>`), page, colour)).images).toEqual([]);
    const around = svg(`<g id="a">${image('width="10"')}<use href="#a"/></g>`);
    expect((await svgItems(around, page, colour)).images.length).toBeLessThan(30);
  });

  it('has its size from the drawing where that has no view box', async () => {
    const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${image('width="50.8" height="25.4"')}</svg>`;
    expect((await svgItems(plain, page, colour)).images[0]?.dpi).toBeCloseTo(254, 0);
  });
});

describe('what an SVG draws', () => {
  const drawn = async (content: string) => (await svgItems(svg(content), page, colour)).drawn;

  it.each<[string, string, object]>([
    ['a rectangle', '<rect x="10" y="20" width="100" height="50"/>', { x: 1, y: 2, width: 10, height: 5 }],
    ['a circle', '<circle cx="50" cy="50" r="10"/>', { x: 4, y: 4, width: 2 }],
    ['a path', '<path d="M10 10h20v20l-10 10c0 0 5 5 -10 -10z"/>', { x: 1, y: 1, width: 2, height: 3.5 }],
    ['an arc', '<path d="M10 10a5 5 0 0 1 10 10"/>', { x: 1, y: 1, width: 1, height: 1 }],
    [
      'a line with its width',
      '<path fill="none" stroke="red" stroke-width="2" d="M10 10H30"/>',
      { y: 0.9, height: 0.2 },
    ],
    ['in a group', '<g transform="translate(10 0)"><rect width="10" height="10"/></g>', { x: 1, width: 1 }],
    [
      'text in the middle',
      '<text x="500" y="100" font-size="10" text-anchor="middle">four</text>',
      { x: 49, width: 2 },
    ],
    ['text within text', '<text x="100" y="100" font-size="10"><tspan y="200">one</tspan></text>', { x: 10, y: 19.28 }],
  ])('has its place: %s', async (_, content, box) => {
    const [item] = await drawn(content);
    for (const [side, mm] of Object.entries(box)) expect(item?.box).toHaveProperty(side, expect.closeTo(mm, 2));
  });

  it('has the size and the colours that its attributes, styles and style sheets say', async () => {
    const items = await drawn(
      '<style>/* a } comment */.small{font-size:10px;fill:#fff} text{stroke:none}</style><g class="small"><text>a</text>' +
        '<text style="font-size:20px">b</text></g><rect width="9" height="9" fill="none" stroke="rgb(0,0,0)"/>' +
        '<rect width="9" height="9" fill="none"/><rect width="9" height="9" display="none"/>',
    );
    // A pixel is a tenth of a millimetre here.
    expect(items).toMatchObject([
      { type: 'text', sizePt: expect.closeTo(72 / 25.4), fill: { isWhite: true }, stroke: null },
      { type: 'text', sizePt: expect.closeTo((2 * 72) / 25.4) },
      { type: 'path', fill: null, stroke: { widthPt: expect.closeTo(7.2 / 25.4), colour: { isRichBlack: true } } },
    ]);
  });

  it('is transparent as its style says, also in a group', async () => {
    const { transparency } = await svgItems(
      svg(
        '<g opacity=".5"><rect width="9" height="9"/></g><rect width="9" height="9" style="mix-blend-mode:multiply"/>',
      ),
      ...([page, colour] as const),
    );
    expect(transparency.map(({ what }) => what)).toEqual(['alpha', 'blend']);
  });

  it('is read in time from a style sheet without end', async () => {
    const css = `${'/*'.repeat(200_000)}${'a'.repeat(200_000)}`;
    expect(await drawn(`<style>${css}</style><rect width="9" height="9"/>`)).toHaveLength(1);
  });
});
