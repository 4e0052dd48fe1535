import type { Box } from '@print-shop/contracts';

/** The box around several; `null` of none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a box lies outside of the trim, where it is cut away. */
export const isOffTrim = (box: Box, trim: Box): boolean =>
  box.x >= trim.x + trim.width ||
  box.y >= trim.y + trim.height ||
  box.x + box.width <= trim.x ||
  box.y + box.height <= trim.y;
