import type { ArtworkKind, Text } from '@print-shop/contracts';

/** Enough of a file to tell its kind, in bytes. */
export const HEAD_BYTES = 4096;

const beginsWith =
  (...bytes: number[]) =>
  (head: Buffer) =>
    bytes.every((byte, at) => head[at] === byte);

/** Brands of the ISO base media file format (ISO/IEC 14496-12), by kind. */
const brandsOf = { avif: /^avi[fs]/, heic: /^(hei[csx]|hev[cx]|mif1|msf1)/ };
const hasBrand = (brand: RegExp) => (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brand.test(head.toString('latin1', 8, 12));

/** Readers of PDF look for its mark in the first 1024 bytes, as some writers put others before it. */
const isPdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-');

/** An element `svg` after nothing but what may stand before the first element of an XML document. */
function isSvg(head: Buffer): boolean {
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  const before = /^(\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[\s\S]*?\]\s*)?>)*/i.exec(text)?.[0] ?? '';
  return /^<(svg:)?svg[\s>/]/.test(text.slice(before.length));
}

const signatures: readonly [ArtworkKind, (head: Buffer) => boolean][] = [
  ['png', beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpeg', beginsWith(0xff, 0xd8, 0xff)],
  ['webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  ['tiff', (head) => ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4))],
  ['avif', hasBrand(brandsOf.avif)],
  ['heic', hasBrand(brandsOf.heic)],
  ['pdf', isPdf],
  ['svg', isSvg],
];

/**
 * The kind of a file by its first bytes, whatever its name says; `undefined` for all that is not taken. It is only a first
 * look: the checks read the file as a whole.
 */
export const kindOfBytes = (head: Buffer): ArtworkKind | undefined => signatures.find(([, fits]) => fits(head))?.[0];

/** What is taken, for whoever sent something else. */
export const KINDS_TAKEN: Text = {
  en: 'Please send a PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC or SVG file. From another program, export your design as PDF.',
  hi: 'PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC या SVG फ़ाइल भेजिए। किसी और प्रोग्राम से अपना डिज़ाइन PDF में निकालिए।',
};
