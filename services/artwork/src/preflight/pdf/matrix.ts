import type { Box } from '@print-shop/contracts';

/** The six numbers of a PDF transformation (ISO 32000-2, section 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `first`, then `second`. */
export const multiply = (first: Matrix, second: Matrix): Matrix => [
  first[0] * second[0] + first[1] * second[2],
  first[0] * second[1] + first[1] * second[3],
  first[2] * second[0] + first[3] * second[2],
  first[2] * second[1] + first[3] * second[3],
  first[4] * second[0] + first[5] * second[2] + second[4],
  first[4] * second[1] + first[5] * second[3] + second[5],
];

export const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Lengths of the two unit vectors after the transformation. */
export const scalesOf = (m: Matrix): [number, number] => [Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3])];

/** A box that is longer by this factor in one direction is a line in it. */
const LINE = 4;

/**
 * The scale of the width of a line, which has the given box after the transformation. It is that across the line. A matrix may scale the
 * two directions apart: for other shapes, it is that where the line is thinnest.
 */
export function penScale([a, b, c, d]: Matrix, box: Pick<Box, 'width' | 'height'> | null | undefined): number {
  const [across, down] = [Math.hypot(a, c), Math.hypot(b, d)];
  const { width, height } = box ?? { width: 0, height: 0 };
  if (width > height * LINE) return down;
  return height > width * LINE ? across : Math.min(across, down);
}

/** The box around the given corners after the transformation. */
export function boxAround(m: Matrix, corners: readonly (readonly [number, number])[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of corners) {
    const [px, py] = apply(m, x, y);
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const cornersOf = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The common part of two boxes; `null` if there is none. */
export function common(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width < 0 || height < 0 ? null : { x, y, width, height };
}
