/** A few pixels of compression noise do not make a picture too dark. */
const IGNORED_SHARE = 0.002;

/** The ink of the darkest pixels in percent, but for the share that is ignored. Four bytes a pixel, 255 for full ink. */
export function inkOf(pixels: Uint8Array): number {
  const counts = new Uint32Array(1021);
  const step = Math.max(1, Math.floor(pixels.length / 4 / 400_000)) * 4;
  let total = 0;
  for (let at = 0; at + 3 < pixels.length; at += step, total++) {
    const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) + (pixels[at + 3] ?? 0);
    counts[sum] = (counts[sum] ?? 0) + 1;
  }
  let left = Math.floor(total * IGNORED_SHARE);
  for (let sum = 1020; sum > 0; sum--) {
    left -= counts[sum] ?? 0;
    if (left < 0) return (sum / 255) * 100;
  }
  return 0;
}
