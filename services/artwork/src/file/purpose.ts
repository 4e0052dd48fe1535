import type { artworkPurpose } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit';
import type { z } from 'zod';
import type { Purpose } from './file.ts';

/**
 * The purpose of a file, as a request names it. Throws invalid-input for a width without a height, or a height without a width.
 */
export function purposeOf({ productType, widthMm, heightMm }: z.output<typeof artworkPurpose>): Purpose {
  if (widthMm !== undefined && heightMm !== undefined) return { productType, size: { widthMm, heightMm } };
  if (widthMm === undefined && heightMm === undefined) return { productType, size: null };
  throw invalidInput({ en: 'Please give both width and height.', hi: 'चौड़ाई और ऊँचाई दोनों लिखिए।' }, 'size-incomplete');
}
