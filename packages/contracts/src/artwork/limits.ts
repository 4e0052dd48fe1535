/** The largest file that is taken in one request, in bytes; larger ones are uploaded in parts. */
export const ARTWORK_MAX_BYTES = 50 * 1024 * 1024;
/** The largest file that is taken in parts, in bytes. */
export const ARTWORK_MAX_BYTES_IN_PARTS = 200 * 1024 * 1024;
/** The size of each part but the last, in bytes. */
export const ARTWORK_PART_BYTES = 8 * 1024 * 1024;
/** The longest name of a file that is kept, in characters. */
export const ARTWORK_NAME_LENGTH = 150;

/** The states of a file: waiting for its checks or being checked, checked, or refused with a reason. */
export const ARTWORK_STATES = ['checking', 'checked', 'refused'] as const;
export type ArtworkState = (typeof ARTWORK_STATES)[number];

/** Known by their bytes. */
export const ARTWORK_KINDS = ['pdf', 'png', 'jpeg', 'webp', 'avif', 'tiff', 'heic', 'svg'] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

/** The most files, and the most layouts, of a guest that one request gives to an account. */
export const MOST_ADOPTED = 50;

/** Ten years. */
export const MOST_DAYS_KEPT = 3650;
