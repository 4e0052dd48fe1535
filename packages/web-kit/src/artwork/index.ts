export { sendArtwork } from './send-artwork.ts';
