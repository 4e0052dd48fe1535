/** A kind of picture file, as a person names it, a browser types it and a file's name ends. */
export interface PictureKind {
  readonly name: string;
  readonly types: readonly string[];
  readonly extensions: readonly string[];
}

/** What may be uploaded as a product picture. The services look at the bytes; this list is for screens and documents. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  { name: 'PNG', types: ['image/png'], extensions: ['.png'] },
  { name: 'JPEG', types: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  { name: 'WebP', types: ['image/webp'], extensions: ['.webp'] },
  { name: 'GIF', types: ['image/gif'], extensions: ['.gif'] },
  { name: 'TIFF', types: ['image/tiff'], extensions: ['.tif', '.tiff'] },
  { name: 'AVIF', types: ['image/avif'], extensions: ['.avif'] },
  { name: 'HEIC', types: ['image/heic', 'image/heif'], extensions: ['.heic', '.heif'] },
];

/** What may be uploaded as a design. */
export const DESIGN_KINDS: readonly PictureKind[] = [
  ...PICTURE_KINDS,
  { name: 'SVG', types: ['image/svg+xml'], extensions: ['.svg'] },
];

export const PRODUCT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const DESIGN_MAX_BYTES = 10 * 1024 * 1024;
/** A drawing is read as a whole to see that it only draws. */
export const SVG_MAX_BYTES = 2 * 1024 * 1024;

const UNTYPED = ['', 'application/octet-stream'];

/**
 * The kind of a file by what the browser says of it, or undefined; told by the ending of its name where the browser knows no
 * type for it, as with HEIC on many systems.
 */
export const kindOfFile = (file: { name: string; type: string }, kinds: readonly PictureKind[]) =>
  kinds.find(({ types, extensions }) =>
    UNTYPED.includes(file.type)
      ? extensions.some((ending) => file.name.toLowerCase().endsWith(ending))
      : types.includes(file.type),
  );

/** Value for the `accept` of a file field: media types, and endings for systems that do not know the types of all. */
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

/** Which designs are taken, for the person who sent another file. */
export const DESIGN_RULE = `Please upload a ${namesOf(DESIGN_KINDS)} file of at most ${megabytes(DESIGN_MAX_BYTES)} (SVG: ${megabytes(SVG_MAX_BYTES)}).`;

/** Which product pictures are taken, for the member of staff who sent another file. */
export const PRODUCT_IMAGE_RULE = `Please upload a ${namesOf(PICTURE_KINDS)} file of at most ${megabytes(PRODUCT_IMAGE_MAX_BYTES)}.`;
