import { PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import { get, getDict } from './objects.ts';

/**
 * Returns whether the pixels of a picture decide what of it is seen: some of its colours are left out, or all were mixed with a ground
 * (ISO 32000-2, sections 8.9.6.4 and 11.6.5.2). Such a picture cannot get other pixels.
 */
export function isMaskedByPixels(dict: PDFDict): boolean {
  const mask = getDict(dict, 'SMask');
  return get(dict, 'Mask') instanceof PDFArray || (mask !== undefined && get(mask, 'Matte') !== undefined);
}
