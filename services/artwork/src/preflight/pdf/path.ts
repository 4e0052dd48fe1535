import type { Box } from '@print-shop/contracts';
import { apply, type Matrix } from './matrix.ts';

/** The path that is being built, as the box around its points on the shown page. */
export class Path {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;
  /** Whether `W` was seen: the path clips after it has been painted. */
  clips = false;

  add(matrix: Matrix, x: number, y: number): void {
    const [px, py] = apply(matrix, x, y);
    if (!Number.isFinite(px) || !Number.isFinite(py)) return;
    this.#left = Math.min(this.#left, px);
    this.#right = Math.max(this.#right, px);
    this.#top = Math.min(this.#top, py);
    this.#bottom = Math.max(this.#bottom, py);
  }

  /** The box around it, grown by half a line's width; `null` for an empty path. */
  box(byMm = 0): Box | null {
    if (this.#left > this.#right) return null;
    return {
      x: this.#left - byMm,
      y: this.#top - byMm,
      width: this.#right - this.#left + 2 * byMm,
      height: this.#bottom - this.#top + 2 * byMm,
    };
  }
}
