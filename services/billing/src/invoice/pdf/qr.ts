import type { Pen } from '@print-shop/pdf';
import { encode } from 'uqr';

/** Draws a QR code from the pen's place down, `side` points wide, and returns that. */
export function drawQr(pen: Pen, text: string, x: number, side: number): number {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const step = side / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      // A trace wider than its place, so that no white hairlines show between squares.
      if (isDark) pen.square(x + column * step, row * step, step * 1.02);
    }
  }
  return side;
}
