import type { ArtworkPiece, Box } from '@print-shop/contracts';
import { apply } from '../preflight/layouts.ts';
import { unitToArea } from './piece-matrix.ts';
import { seenPart } from './seen-part.ts';

/** A picture of 400 × 200 pixels, four to a millimetre. */
const size = { width: 400, height: 200 };
const piece = (more: Partial<ArtworkPiece> = {}): ArtworkPiece => ({
  kind: 'artwork',
  source: { design: `/media/designs/${'a'.repeat(32)}.png` },
  x: 10,
  y: 20,
  width: 100,
  height: 50,
  rotation: 0,
  isMirrored: false,
  pixels: null,
  ...more,
});
const band: Box = { x: 0, y: 30, width: 300, height: 10 };
const isIn = ([x, y]: readonly [number, number], box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

it('is in whole pixels what a box shows of a picture', () => {
  const part = seenPart(piece(), size, { x: 30, y: 30, width: 20, height: 10 });
  expect(part?.cut).toEqual({ left: 78, top: 38, width: 84, height: 44 });
  expect(part?.piece).toMatchObject({ x: 29.5, y: 29.5, width: 21, height: 11 });
});

it('is from the other side of a picture that is mirrored', () => {
  const part = seenPart(piece({ isMirrored: true }), size, { x: 30, y: 30, width: 20, height: 10 });
  expect(part?.cut).toEqual({ left: 238, top: 38, width: 84, height: 44 });
  expect(part?.piece).toMatchObject({ x: 29.5, y: 29.5, width: 21, height: 11 });
});

it.each([0, 30, 90, 180, -75])('shows each pixel where the whole picture does, turned by %s degrees', (rotation) => {
  for (const isMirrored of [false, true]) {
    const whole = piece({ rotation, isMirrored });
    const part = seenPart(whole, size, band);
    if (!part) throw new Error('it is seen');
    const { cut } = part;
    for (let x = 0; x <= size.width; x += 25)
      for (let y = 0; y <= size.height; y += 25) {
        const place = apply(unitToArea(whole), x / size.width, y / size.height);
        const again = apply(unitToArea(part.piece), (x - cut.left) / cut.width, (y - cut.top) / cut.height);
        expect(Math.hypot(again[0] - place[0], again[1] - place[1])).toBeLessThan(1e-9);
        if (isIn(place, band)) expect(isIn([x, y], { x: cut.left, y: cut.top, ...cut })).toBe(true);
      }
  }
});

it('ends with the picture', () => {
  const part = seenPart(piece(), size, { x: 0, y: 0, width: 300, height: 300 });
  expect(part).toEqual({ piece: piece(), cut: { left: 0, top: 0, width: 400, height: 200 } });
});

it('is nothing where the box lies beside the picture', () => {
  expect(seenPart(piece(), size, { x: 0, y: 80, width: 300, height: 10 })).toBeNull();
  expect(seenPart(piece(), size, { x: 120, y: 20, width: 10, height: 10 })).toBeNull();
});
