/** A drawn page: rows from top to bottom, no gaps, red, green and blue first in each pixel. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}
