export { type ArtworkPurpose, type SentArtwork, sendArtwork } from './send-artwork.ts';
