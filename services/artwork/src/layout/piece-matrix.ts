import type { ArtworkPiece, Piece } from '@print-shop/contracts';
import { type Matrix, multiply } from '../preflight/layouts.ts';

/** Turns a piece about its middle. */
export const turn = ({ x, y, width, height, rotation }: Piece): Matrix => {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const turned: Matrix = [cos, sin, -sin, cos, middleX, middleY];
  return multiply([1, 0, 0, 1, -middleX, -middleY], turned);
};

/** From the unit square to where a piece lies in its area: stretched over its box, mirrored, and turned about its middle. */
export const unitToArea = (piece: ArtworkPiece): Matrix => {
  const { x, y, width, height, isMirrored } = piece;
  return multiply(isMirrored ? [-width, 0, 0, height, x + width, y] : [width, 0, 0, height, x, y], turn(piece));
};
