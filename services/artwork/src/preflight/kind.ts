import { open } from 'node:fs/promises';
import type { FileKind } from './report.ts';

/** An SVG may begin with long comments. */
export const HEAD_BYTES = 65_536;

/** Brands of the containers that hold HEIC and AVIF (ISO/IEC 23008-12, Annex B, and the AVIF specification, section 6). */
const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const avifBrands = /^avi[fs]$/;

/** The kind of a file by its first bytes, whatever its name says; `undefined` for everything else. */
export async function kindOf(path: string): Promise<FileKind | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return kindByHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** As `kindOf`, of the first bytes themselves. */
export function kindByHead(head: Buffer): FileKind | undefined {
  const latin = head.toString('latin1');
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'webp';
  if (/^(II[*+]\0|MM\0[*+])/.test(latin)) return 'tiff';
  if (latin.slice(4, 8) === 'ftyp') {
    const brands = [latin.slice(8, 12), ...(latin.slice(16, 64).match(/[\s\S]{4}/g) ?? [])];
    if (brands.some((brand) => avifBrands.test(brand))) return 'avif';
    return heicBrands.test(latin.slice(8, 12)) ? 'heic' : undefined;
  }
  // Readers accept a PDF whose header begins within the first 1024 bytes.
  if (latin.slice(0, 1024).includes('%PDF-')) return 'pdf';
  return looksLikeSvg(head) ? 'svg' : undefined;
}

function looksLikeSvg(head: Buffer): boolean {
  const isUtf16 = /^(fffe|feff)/.test(head.toString('hex', 0, 2));
  const text = isUtf16 ? head.toString('latin1').replaceAll('\0', '') : head.toString('utf8');
  return /^[\s\uFEFF\xff\xfe]*</.test(text) && /<([\w.-]+:)?svg[\s/>]/.test(text);
}
