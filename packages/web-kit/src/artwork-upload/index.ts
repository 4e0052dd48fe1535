export { keep, kept } from './kept-in-tab.ts';
export { sendArtwork } from './send-artwork.ts';
export type { Purpose } from './send-in-parts.ts';
