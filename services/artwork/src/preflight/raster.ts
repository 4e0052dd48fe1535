/** A drawn page: rows from top to bottom, no gaps, red, green and blue first in each pixel. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** A page as it is drawn, and on white paper. */
export interface Drawn {
  picture: Raster;
  raster: Raster;
  isTransparent: boolean;
}

/** A page of four channels, and the same on paper. */
export function onWhite(picture: Raster): Drawn {
  const data = new Uint8Array(picture.data);
  return { picture, raster: { ...picture, data }, isTransparent: putOnWhite(data) };
}

/** Blends pixels of four channels with white paper. Returns whether there was anything to blend. */
export function putOnWhite(data: Uint8Array): boolean {
  let isTransparent = false;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    isTransparent = true;
    if (alpha === 0) data[at] = data[at + 1] = data[at + 2] = 255;
    else
      for (let part = at; part < at + 3; part++)
        data[part] = Math.round(((data[part] ?? 0) * alpha) / 255 + 255 - alpha);
    data[at + 3] = 255;
  }
  return isTransparent;
}
