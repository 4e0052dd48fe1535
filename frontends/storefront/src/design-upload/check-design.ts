const MAX_BYTES = 5 * 1024 * 1024;

export type DesignFault = 'notAnImage' | 'tooLarge';

/** What is wrong with a design file, or null. Only the product page has a size limit of its own. */
export function designFault(file: File, hasLimit: boolean): DesignFault | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  if (hasLimit && file.size > MAX_BYTES) return 'tooLarge';
  return null;
}
