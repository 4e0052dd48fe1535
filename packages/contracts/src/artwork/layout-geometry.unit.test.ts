import type { ArtworkPiece, TextPiece } from './layout.ts';
import {
  ALIGNMENTS,
  align,
  bleedOf,
  boundsOf,
  clamp,
  drawnOut,
  effectiveDpi,
  isCut,
  place,
  placeInOwnSize,
  scaledBy,
  sized,
  snap,
  spread,
  turnedTo,
} from './layout-geometry.ts';

const a4 = { widthMm: 210, heightMm: 297 };
const logo: ArtworkPiece = {
  kind: 'artwork',
  source: { design: `/media/designs/${'a'.repeat(32)}.png` },
  x: 10,
  y: 20,
  width: 100,
  height: 50,
  rotation: 0,
  isMirrored: false,
  pixels: { width: 1000, height: 1000 },
};
const words: TextPiece = {
  kind: 'text',
  text: 'नमस्ते',
  font: 'anek',
  sizeMm: 10,
  colour: '#000000',
  align: 'left',
  x: 0,
  y: 0,
  width: 40,
  height: 13,
  rotation: 0,
};

it.each([
  [0, { x: 10, y: 20, width: 100, height: 50 }],
  [90, { x: 35, y: -5, width: 50, height: 100 }],
  [180, { x: 10, y: 20, width: 100, height: 50 }],
  [-90, { x: 35, y: -5, width: 50, height: 100 }],
])('the bounds of a piece turned by %d degrees', (rotation, bounds) => {
  for (const [name, value] of Object.entries(boundsOf({ ...logo, rotation })))
    expect(value).toBeCloseTo(bounds[name as keyof typeof bounds], 6);
});

it.each([
  [100, 50, 254],
  [50.8, 50.8, 500],
  [254, 10, 100],
])('a picture of 1000 × 1000 px at %d × %d mm has %d dpi', (width, height, dpi) => {
  expect(effectiveDpi({ ...logo, width, height })).toBe(dpi);
});

it('a drawing has no resolution', () => expect(effectiveDpi({ ...logo, pixels: null })).toBeNull());

it('new artwork begins in the middle, within 80 % of the area, in its proportions', () => {
  expect(place({ width: 400, height: 200 }, a4)).toEqual({ x: 21, y: 106.5, width: 168, height: 84, rotation: 0 });
});

describe('fit and fill', () => {
  it('fit shows all of it, fill leaves nothing empty', () => {
    expect(spread(logo, a4, 'fit')).toMatchObject({ x: 0, y: 96, width: 210, height: 105 });
    expect(spread(logo, a4, 'fill')).toMatchObject({ x: -192, y: 0, width: 594, height: 297 });
  });

  it('count how the piece is turned', () => {
    const turned = spread({ ...logo, rotation: 90 }, a4, 'fit');
    expect(turned).toMatchObject({ width: 297, height: 148.5 });
    expect(isCut(turned, a4)).toBe(false);
  });

  it('make the type of a text grow with its box', () => {
    expect(spread(words, a4, 'fit').sizeMm).toBe(52.5);
  });
});

it.each([
  ['left', 0, 20],
  ['centre', 55, 20],
  ['right', 110, 20],
  ['top', 10, 0],
  ['middle', 10, 123.5],
  ['bottom', 10, 247],
] as const)('aligns %s', (how, x, y) => expect(align(logo, a4, how)).toMatchObject({ x, y }));

it('aligns a turned piece by what is seen of it', () => {
  const inside = { ...logo, y: 100, rotation: 30 };
  for (const how of ALIGNMENTS) expect(isCut(align(inside, a4, how), a4)).toBe(false);
  expect(boundsOf(align(inside, a4, 'left')).x).toBeCloseTo(0, 1);
});

describe('snapping', () => {
  it('moves to the middle and the edges of the area where they are near', () => {
    expect(snap({ ...logo, x: 56, y: 1.2 }, a4, 2)).toMatchObject({
      piece: { x: 55, y: 0 },
      guides: { x: 105, y: 0 },
    });
  });

  it('leaves a piece alone that is near nothing', () => {
    expect(snap({ ...logo, x: 20, y: 40 }, a4, 2)).toMatchObject({
      piece: { x: 20, y: 40 },
      guides: { x: null, y: null },
    });
  });

  it('moves to the edges of other pieces', () => {
    const other = { x: 30, y: 200, width: 20, height: 20, rotation: 0 };
    expect(snap({ ...logo, x: 31, y: 60 }, a4, 2, [other])).toMatchObject({ piece: { x: 30 }, guides: { x: 30 } });
  });
});

it('keeps the middle of a piece in the area', () => {
  expect(clamp({ ...logo, x: -500, y: 900 }, a4)).toMatchObject({ x: -50, y: 272 });
});

it.each([
  [0, 50, 25, { x: 10, y: 20, width: 150, height: 75 }],
  [0, -500, -500, { x: 10, y: 20, width: 4, height: 2 }],
  [90, -25, 50, { x: -27.5, y: 32.5, width: 150, height: 75 }],
])('a corner drawn by (%d°: %d, %d) keeps proportions and the other corner', (rotation, dx, dy, box) => {
  expect(drawnOut({ ...logo, rotation }, dx, dy)).toMatchObject(box);
});

it('grows about its middle', () => expect(scaledBy(logo, 2)).toMatchObject({ x: -40, y: -5, width: 200, height: 100 }));
it('sizes the type by the height of its box', () => expect(sized(words, { width: 80, height: 26 }).sizeMm).toBe(20));
it.each([[190, -170], [-190, 170], [360, 0], [45, 45], [180, -180]])('%d degrees are %d', (degrees, turned) => {
  expect(turnedTo(degrees)).toBe(turned);
}); // biome-ignore format: one table

describe('a page with bleed', () => {
  const whole = { width: 96, height: 60 };
  const trim = { x: 3, y: 3, width: 90, height: 54 };
  const card = { widthMm: 90, heightMm: 54 };

  it('has bleed in shares of the page, or none', () => {
    expect(bleedOf(whole, trim)).toEqual({ left: 0.03125, top: 0.05, right: 0.03125, bottom: 0.05 });
    expect(bleedOf(whole, { x: 0, y: 0, ...whole })).toBeUndefined();
  });

  it('lies in the area by its trim, also when it is turned', () => {
    const placed = placeInOwnSize(whole, { ...trim, x: 1 }, card);
    if (!placed) throw new Error('it has room');
    const piece = { ...logo, ...placed, bleed: bleedOf(whole, { ...trim, x: 1 }) };
    expect(piece).toMatchObject({ x: -1, y: -3 });
    expect(isCut(piece, card)).toBe(false);
    const upside = { ...piece, rotation: 180 };
    expect(boundsOf(upside).x).toBeCloseTo(4, 3);
    expect(boundsOf(align(upside, card, 'left')).x).toBeCloseTo(0, 2);
  });
});
