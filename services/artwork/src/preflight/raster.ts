/** A drawn page: rows from top to bottom, no gaps, red, green and blue first in each pixel. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 3 | 4;
}

/**
 * Frees the memory of pixels, which must not be used afterwards, where nothing else lies in it. V8 frees it late, as it does not count memory
 * outside of its heap.
 */
export function release({ data: { buffer, byteLength } }: Pick<Raster, 'data'>): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Whether any of these pixels of four channels shows what is below it. */
export function isTransparent(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
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
