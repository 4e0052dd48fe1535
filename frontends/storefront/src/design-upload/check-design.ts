import { DESIGN_KINDS, SVG_MAX_BYTES } from '@print-shop/contracts';

export type DesignFault = 'notAnImage' | 'wrongKind' | 'tooLarge' | 'svgTooLarge';

/** The names of the kinds that a design may be, for people. */
export const KIND_NAMES = DESIGN_KINDS.map(({ name }) => name).join(', ');

const UNTYPED = ['', 'application/octet-stream'];

/** The kind of a file; told by its ending where the browser knows no type for it, as with HEIC on many systems. */
const kindOf = ({ name, type }: File) =>
  DESIGN_KINDS.find(({ types, extensions }) =>
    UNTYPED.includes(type) ? extensions.some((ending) => name.toLowerCase().endsWith(ending)) : types.includes(type),
  );

/** What is wrong with a design file, told before anything is sent; null when nothing is. */
export function designFault(file: File, maxBytes: number): DesignFault | null {
  const kind = kindOf(file);
  if (!kind) return file.type.startsWith('image/') ? 'wrongKind' : 'notAnImage';
  if (file.size > maxBytes) return 'tooLarge';
  return kind.types.includes('image/svg+xml') && file.size > SVG_MAX_BYTES ? 'svgTooLarge' : null;
}
