import type { Box } from '@print-shop/contracts';
import type { PageSize } from '../report.ts';
import { MM_PER_PT } from '../sizes.ts';
import { apply, type Matrix } from './matrix.ts';
import type { PageNode, Rectangle } from './page-tree.ts';

/**
 * From user space to millimetres from the upper left corner of the page as a press shows it: media box, turned. The crop box is for
 * screens. The area beyond it may be the bleed.
 */
export function toShown({ media, rotate, userUnit }: Pick<PageNode, 'media' | 'rotate' | 'userUnit'>): Matrix {
  const mm = MM_PER_PT * userUnit;
  const { x0, y0, x1, y1 } = media;
  switch (rotate) {
    case 90:
      return [0, mm, mm, 0, -y0 * mm, -x0 * mm];
    case 180:
      return [-mm, 0, 0, mm, x1 * mm, -y0 * mm];
    case 270:
      return [0, -mm, -mm, 0, y1 * mm, x1 * mm];
    default:
      return [mm, 0, 0, -mm, -x0 * mm, y1 * mm];
  }
}

export function boxOf(matrix: Matrix, { x0, y0, x1, y1 }: Rectangle): Box {
  const [ax, ay] = apply(matrix, x0, y0);
  const [bx, by] = apply(matrix, x1, y1);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
}

export function shownSize(page: PageNode): PageSize {
  const { width, height } = boxOf(toShown(page), page.media);
  return { widthMm: width, heightMm: height };
}

/** From millimetres downwards to points upwards. */
export const upwards = (heightMm: number): Matrix => [1 / MM_PER_PT, 0, 0, -1 / MM_PER_PT, 0, heightMm / MM_PER_PT];

/** A box of the shown page in the user space of its page. */
export function userBox(node: PageNode, box: Box): { left: number; bottom: number; right: number; top: number } {
  const [a, b, c, d, e, f] = toShown(node);
  const determinant = a * d - b * c;
  const back = (x: number, y: number): [number, number] => [
    (d * (x - e) - c * (y - f)) / determinant,
    (a * (y - f) - b * (x - e)) / determinant,
  ];
  const [x0, y0] = back(box.x, box.y);
  const [x1, y1] = back(box.x + box.width, box.y + box.height);
  return { left: Math.min(x0, x1), bottom: Math.min(y0, y1), right: Math.max(x0, x1), top: Math.max(y0, y1) };
}
