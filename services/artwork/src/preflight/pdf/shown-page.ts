import type { Box } from '@print-shop/contracts';
import type { PageSize } from '../report.ts';
import { MM_PER_PT } from '../sizes.ts';
import { apply, type Matrix } from './matrix.ts';
import type { PageNode, Rectangle } from './page-tree.ts';

/** From user space to millimetres from the upper left corner of the page as it is shown: crop box, turned. */
export function toShown({ crop, rotate, userUnit }: Pick<PageNode, 'crop' | 'rotate' | 'userUnit'>): Matrix {
  const mm = MM_PER_PT * userUnit;
  const { x0, y0, x1, y1 } = crop;
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
  const { width, height } = boxOf(toShown(page), page.crop);
  return { widthMm: width, heightMm: height };
}
