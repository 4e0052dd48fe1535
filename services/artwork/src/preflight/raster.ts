/** A drawn page: rows from top to bottom, no gaps, red, green and blue first in each pixel. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Whether some of a drawn page is as white as paper. */
export function hasPaper({ data, channels }: Raster): boolean {
  for (let at = 0; at < data.length; at += channels)
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255) return true;
  return false;
}
