import type { ArtworkPiece, Box } from '@print-shop/contracts';
import { apply, boxAround, cornersOf } from '../preflight/layouts.ts';
import { turn } from './piece-matrix.ts';

/** Pixels around the part that is seen, from which its edge is smoothed. */
const MARGIN_PX = 2;

interface SeenPart {
  /** Where the part lies in the area, in its millimetres. */
  piece: ArtworkPiece;
  /** The part of the picture, in its pixels. */
  cut: { left: number; top: number; width: number; height: number };
}

/**
 * The part of a piece's picture that is seen in a box of its area, in whole pixels; `null` when none is. `size`: that of the picture, in
 * pixels. `box`: in millimetres of the area.
 */
export function seenPart(piece: ArtworkPiece, size: { width: number; height: number }, box: Box): SeenPart | null {
  const { x, y, rotation, isMirrored } = piece;
  const mirrored = (left: number, width: number) => (isMirrored ? 2 * x + piece.width - left - width : left);
  const upright = boxAround(turn({ ...piece, rotation: -rotation }), cornersOf(box.x, box.y, box.width, box.height));
  const [acrossMm, downMm] = [piece.width / size.width, piece.height / size.height];
  const across = within((mirrored(upright.x, upright.width) - x) / acrossMm, upright.width / acrossMm, size.width);
  const down = within((upright.y - y) / downMm, upright.height / downMm, size.height);
  if (across.length <= 0 || down.length <= 0) return null;

  const [width, height] = [across.length * acrossMm, down.length * downMm];
  const left = mirrored(x + across.start * acrossMm, width);
  const [middleX, middleY] = apply(turn(piece), left + width / 2, y + down.start * downMm + height / 2);
  return {
    piece: { ...piece, x: middleX - width / 2, y: middleY - height / 2, width, height },
    cut: { left: across.start, top: down.start, width: across.length, height: down.length },
  };
}

/** The whole pixels of `most` that a stretch of them touches, and some around it. */
function within(from: number, length: number, most: number): { start: number; length: number } {
  const start = Math.max(0, Math.floor(from) - MARGIN_PX);
  return { start, length: Math.min(most, Math.ceil(from + length) + MARGIN_PX) - start };
}
