/** A kind of picture file: its name for people, its media types and its file name extensions. */
export interface PictureKind {
  readonly name: string;
  readonly types: readonly string[];
  readonly extensions: readonly string[];
}

/** Kinds accepted as product pictures. This list is for screens and documents; the services check the file's bytes. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  { name: 'PNG', types: ['image/png'], extensions: ['.png'] },
  { name: 'JPEG', types: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  { name: 'WebP', types: ['image/webp'], extensions: ['.webp'] },
  { name: 'GIF', types: ['image/gif'], extensions: ['.gif'] },
  { name: 'TIFF', types: ['image/tiff'], extensions: ['.tif', '.tiff'] },
  { name: 'AVIF', types: ['image/avif'], extensions: ['.avif'] },
  { name: 'HEIC', types: ['image/heic', 'image/heif'], extensions: ['.heic', '.heif'] },
];

export const DESIGN_KINDS: readonly PictureKind[] = [
  ...PICTURE_KINDS,
  { name: 'SVG', types: ['image/svg+xml'], extensions: ['.svg'] },
];

export const PRODUCT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const DESIGN_MAX_BYTES = 10 * 1024 * 1024;
/** Limit for SVG files: a drawing is parsed as a whole to check that it contains nothing but drawing. */
export const SVG_MAX_BYTES = 2 * 1024 * 1024;

const UNTYPED = ['', 'application/octet-stream'];

/**
 * The kind of a file by its media type. The extension counts when the browser knows no type for it, as with HEIC on
 * many systems. `undefined` for other files.
 */
export const fileKind = (file: { name: string; type: string }, kinds: readonly PictureKind[]) =>
  kinds.find(({ types, extensions }) =>
    UNTYPED.includes(file.type)
      ? extensions.some((ending) => file.name.toLowerCase().endsWith(ending))
      : types.includes(file.type),
  );

/** Value for the `accept` attribute of a file field: media types, and extensions for systems that do not know every type. */
export const acceptOf = (kinds: readonly PictureKind[]): string =>
  kinds.flatMap(({ types, extensions }) => [...types, ...extensions]).join(',');

/** "PNG, JPEG or SVG" */
export const namesOf = (kinds: readonly PictureKind[], or = 'or'): string =>
  kinds
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${or} $1`);

/** "10 MB" */
export const megabytes = (bytes: number) => `${Math.floor(bytes / (1024 * 1024))} MB`;

/** The rule for designs, for the person who sent something else. */
export const DESIGN_RULE = `Please upload a ${namesOf(DESIGN_KINDS)} file of at most ${megabytes(DESIGN_MAX_BYTES)} (SVG: ${megabytes(SVG_MAX_BYTES)}).`;

/** The rule for product pictures, for the member of staff who sent something else. */
export const PRODUCT_IMAGE_RULE = `Please upload a ${namesOf(PICTURE_KINDS)} file of at most ${megabytes(PRODUCT_IMAGE_MAX_BYTES)}.`;
