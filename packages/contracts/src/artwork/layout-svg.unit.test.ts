import { PLACEMENTS } from '../placements.ts';
import { defaultViews, placementArea } from './default-areas.ts';
import { layoutBody, type TextPiece } from './layout.ts';
import { isInLayoutFonts } from './layout-fonts.ts';
import { areaBox, areaTransform, layoutSvg, pictureIn, printSvg } from './layout-svg.ts';
import { printAreasBody } from './print-areas.ts';
import { toMarkup } from './svg-node.ts';

const design = `/media/designs/${'a'.repeat(32)}.png`;
const product = '/media/products/0123456789abcdef01234567/1280.webp';
const drawing = { hrefOf: () => design, pictureOf: (address: string) => address, hex: '#112233' };
const [front] = defaultViews('T-Shirt');
if (!front) throw new Error('a shirt has a front');
const words: TextPiece = {
  kind: 'text',
  text: 'A&B <i>\nदुकान',
  font: 'anek-bold',
  sizeMm: 10,
  colour: '#c2185b',
  align: 'centre',
  x: 10,
  y: 20,
  width: 40,
  height: 26,
  rotation: 15,
};
const layout = { color: 'White', sides: [{ view: 'front', area: 'front-a4', pieces: [words] }] };

describe('the default areas', () => {
  it('of a shirt are the six placements, within their drawings, as wide by high as in mm', () => {
    const views = defaultViews('T-Shirt');
    expect(views.flatMap(({ areas }) => areas.map(({ name }) => name)).sort()).toEqual([...PLACEMENTS].sort());
    expect(printAreasBody.safeParse({ views }).success).toBe(true);
    for (const { aspect, areas } of views)
      for (const area of areas) {
        const { x, y, width, height } = areaBox(area);
        expect(x + width).toBeLessThan(1);
        expect(y + height).toBeLessThan(1);
        expect((width * aspect) / height).toBeCloseTo(area.widthMm / area.heightMm, 5);
      }
    expect(placementArea('Back A4')).toMatchObject({ side: 'back', widthMm: 210, heightMm: 297 });
  });

  it('of anything else are none', () => expect(defaultViews('Banners')).toEqual([]));
});

describe('the drawing of a layout', () => {
  it('escapes what customers write', () => {
    const markup = toMarkup(layoutSvg(front, layout, drawing));
    expect(markup).toContain('A&amp;B &lt;i&gt;');
    expect(markup).not.toContain('<i>');
    expect(markup).toContain('rotate(15 30 33)');
  });

  it('shows no area without pieces, and none of another view', () => {
    expect(toMarkup(layoutSvg(front, { color: '', sides: [] }, drawing))).not.toContain('clipPath');
    const back = { color: '', sides: [{ view: 'back', area: 'front-a4', pieces: [words] }] };
    expect(toMarkup(layoutSvg(front, back, drawing))).not.toContain('clipPath');
  });

  it('takes the picture of the chosen colour, where there is one', () => {
    const view = { ...front, picture: product, variants: [{ color: 'Red', picture: product.replace('1280', '640') }] };
    expect(pictureIn(view, 'Red')).toContain('640');
    expect(pictureIn(view, 'Blue')).toBe(product);
    expect(toMarkup(layoutSvg(view, layout, drawing))).toContain(product);
  });

  it('leaves what lies in front of an area free of it, but not in print', () => {
    const [area] = front.areas.filter(({ id }) => id === 'front-a4');
    if (!area) throw new Error('a shirt has the area');
    const hole = [{ x: 0.4, y: 0.4 }, { x: 0.5, y: 0.4 }, { x: 0.45, y: 0.5 }]; // biome-ignore format: one hole
    const pierced = { ...area, cutOuts: [hole] };
    const markup = toMarkup(layoutSvg({ ...front, areas: [pierced] }, layout, drawing));
    expect(markup).toContain('<polygon points="400,480 500,480 450,600" fill="#000">');
    expect(markup).toMatch(/<g mask="url\(#[^)]*front-front-a4-free\)">/);
    expect(toMarkup(layoutSvg(front, layout, drawing))).not.toContain('mask');
    expect(toMarkup(printSvg(pierced, [words], drawing))).not.toContain('mask');
  });

  it('runs around a mug, unless somebody moves pieces', () => {
    const [area] = front.areas.filter(({ id }) => id === 'front-a4');
    if (!area) throw new Error('it is there');
    const view = { ...front, areas: [{ ...area, curve: { degrees: 90, sag: 0.1 } }] };
    expect(toMarkup(layoutSvg(view, layout, drawing)).match(/<use /g)?.length).toBeGreaterThan(10);
    expect(toMarkup(layoutSvg(view, layout, drawing, true))).not.toContain('<use ');
  });

  it('lies in light and shadow, which fall on nothing else where the product is seen beside it', () => {
    const [area] = front.areas.filter(({ id }) => id === 'front-a4');
    if (!area) throw new Error('it is there');
    const lit = { ...area, hasShading: true };
    const on = (one: typeof area) => toMarkup(layoutSvg({ ...front, areas: [one] }, layout, drawing));
    expect(on(lit)).toMatch(/<rect [^>]*mask="url\(#[^)]*front-front-a4-on\)"/);
    expect(on({ ...lit, ground: '#ffffff' })).not.toContain('mask');
    expect(on(area)).not.toContain('mask');
  });

  it('prints neither ground nor shading', () => {
    const [area] = front.areas;
    if (!area) throw new Error('it is there');
    const grounded = { ...area, ground: '#ffffff', hasShading: true };
    const markup = toMarkup(printSvg(grounded, [words], drawing));
    expect(markup).not.toContain('linearGradient');
    expect(markup).not.toContain('#ffffff');
    expect(markup).toContain(`viewBox="0 0 ${area.widthMm} ${area.heightMm}"`);
  });

  it('maps a turned box and a polygon onto the picture', () => {
    const shape = { kind: 'box', x: 0.1, y: 0.2, width: 0.5, height: 0.25, turnedDegrees: -10 } as const;
    const area = { ...placementArea('Left'), shape };
    expect(areaTransform(area, 0.5)).toBe('rotate(-10 350 650) translate(100 400) scale(5 5)');
    const slanted = { ...area, shape: { ...shape, slantedDegrees: 3 } };
    expect(areaTransform(slanted, 0.5)).toContain('translate(350 650) skewX(3) translate(-350 -650)');
    const points = [{ x: 0.2, y: 0.1 }, { x: 0.4, y: 0.5 }, { x: 0.1, y: 0.3 }]; // biome-ignore format: one list
    expect(areaBox({ shape: { kind: 'polygon', points } })).toMatchObject({ x: 0.1, y: 0.1, height: 0.4 });
  });
});

it.each([
  ['Grand Opening', true],
  ['शुभ उद्घाटन ₹60 — “क्‍ष”', true],
  ['café ½', true],
  ['வணக்கம்', false],
  ['😀', false],
])('the fonts have every letter of %s: %s', (text, isThere) => {
  expect(isInLayoutFonts(text)).toBe(isThere);
  const body = {
    productId: 'a'.repeat(24),
    hex: '#ffffff',
    ...layout,
    sides: [{ ...layout.sides[0], pieces: [{ ...words, text }] }],
  };
  expect(layoutBody.safeParse(body).success).toBe(isThere);
});

it('a layout without a piece is refused', () => {
  const body = {
    productId: 'a'.repeat(24),
    hex: '#ffffff',
    color: '',
    sides: [{ view: 'front', area: 'left', pieces: [] }],
  };
  expect(layoutBody.safeParse(body).success).toBe(false);
});

it('a layout of more text than can be drawn is refused, and says what to do', () => {
  const text = 'x'.repeat(250);
  const sides = (count: number) => [
    { ...layout.sides[0], pieces: Array.from({ length: count }, () => ({ ...words, text })) },
  ];
  const body = { productId: 'a'.repeat(24), hex: '#ffffff', ...layout };
  expect(layoutBody.safeParse({ ...body, sides: sides(20) }).success).toBe(true);
  const refused = layoutBody.safeParse({ ...body, sides: sides(21) });
  expect(refused.error?.issues[0]?.message).toBe('The texts are too long to be drawn. Please send them as a file.');
});
