import type { Box } from '@print-shop/contracts';
import { apply, cornersOf, type Matrix, scalesOf } from './matrix.ts';

/** A filled area that is shorter is a dot rather than a line. */
const LINE_MM = 0.7;

/** The path that is being built, as the box around its points on the shown page. */
export class Path {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;
  #thinnest: number | undefined;
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

  addRectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    for (const [cornerX, cornerY] of cornersOf(x, y, width, height)) this.add(matrix, cornerX, cornerY);
    const [wide, high] = scalesOf(matrix);
    const sides = [Math.abs(width) * wide, Math.abs(height) * high];
    this.#thinnest = Math.min(this.#thinnest ?? Infinity, Math.max(...sides) < LINE_MM ? Infinity : Math.min(...sides));
  }

  /** How thick its thinnest rectangle is, or the box of what has none. Dots are no lines. */
  thickness(): number {
    if (this.#thinnest !== undefined) return this.#thinnest;
    const [wide, high] = [this.#right - this.#left, this.#bottom - this.#top];
    return Math.max(wide, high) < LINE_MM ? Infinity : Math.min(wide, high);
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
