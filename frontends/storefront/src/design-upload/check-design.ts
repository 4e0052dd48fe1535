import { DESIGN_KINDS, fileKind, SVG_MAX_BYTES } from '@print-shop/contracts/client';

export type DesignFault = 'notAnImage' | 'wrongKind' | 'tooLarge' | 'svgTooLarge';

export const KIND_NAMES = DESIGN_KINDS.map(({ name }) => name).join(', ');

/** The fault of a design file, found before the upload; null when it is fine. */
export function designFault(file: File, maxBytes: number): DesignFault | null {
  const kind = fileKind(file, DESIGN_KINDS);
  if (!kind) return file.type.startsWith('image/') ? 'wrongKind' : 'notAnImage';
  if (file.size > maxBytes) return 'tooLarge';
  return kind.types.includes('image/svg+xml') && file.size > SVG_MAX_BYTES ? 'svgTooLarge' : null;
}
