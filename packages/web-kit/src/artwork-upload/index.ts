export { sendArtwork } from './send-artwork.ts';
export type { Purpose } from './send-in-parts.ts';
